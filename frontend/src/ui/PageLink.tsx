/** A link to another place of the page. */
import { go } from "../route.ts";

export function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <a
      class="page-link"
      href={to}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {text}
    </a>
  );
}
