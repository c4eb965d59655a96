/** A link to another place of the page. */
import { leadTo } from "./leadTo.ts";

export function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <a class="page-link" {...leadTo(to)}>
      {text}
    </a>
  );
}
