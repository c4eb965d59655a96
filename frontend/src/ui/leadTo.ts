/** What makes a link lead elsewhere on the page; it still opens in a tab of its own for those who want that. */
import { go } from "../route.ts";

export function leadTo(href: string) {
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    },
  };
}
