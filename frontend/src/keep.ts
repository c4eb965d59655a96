/** Small things that the browser keeps between visits; without storage they last as long as the page. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`tamaya-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tamaya-${key}`, value);
  } catch {
    // private windows may refuse
  }
}
