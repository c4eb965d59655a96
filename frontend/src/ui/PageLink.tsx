/** A link to another place of the page. */
import { go } from "../route.ts";

export function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <a class="page-link" {...leadTo(to)}>
      {text}
    </a>
  );
}

/** What makes a link lead elsewhere on the page; it still opens in a tab of its own for those who want that. */
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
