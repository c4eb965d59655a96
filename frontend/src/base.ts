/** Where the page is hosted: at the root of a host, or under a path of it, which the server writes into index.html.
 * Everywhere else in these sources an address begins at the page's own root. */
import { options } from "preact";

export const BASE = document.documentElement.dataset.base ?? "";

/** An address of the page as the browser has to ask for it. */
export const at = (address: string): string => BASE + address;

/** Where you are, seen from the page's own root. */
export function here(): string {
  return location.pathname.slice(BASE.length) || "/";
}

const before = options.vnode;
/** Links and pictures, too. */
options.vnode = (node) => {
  const props = node.props as { href?: unknown; src?: unknown };
  if (BASE && (node.type === "a" || node.type === "img")) {
    for (const name of ["href", "src"] as const) {
      const address = props[name];
      if (typeof address === "string" && address.startsWith("/")) props[name] = at(address);
    }
  }
  before?.(node);
};
