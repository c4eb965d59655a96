/** A line of a list that leads to a table or a game: the seal of its box, whose it is, and a few facts. */
import type { ComponentChildren } from "preact";
import { beside } from "../i18n.ts";
import { leadTo } from "./PageLink.tsx";

interface BoxRowProps {
  href: string;
  edition: string;
  seal: string;
  title: string;
  facts: string[];
  children: ComponentChildren;
}

export function BoxRow({ href, edition, seal, title, facts, children }: BoxRowProps) {
  return (
    <li>
      <a class="table-link row wrap soft" {...leadTo(href)}>
        <span class={`seal e-${edition}`} aria-hidden="true">
          {seal}
        </span>
        <span class="table-text under">
          <b>{title}</b>
          <small>{beside(facts)}</small>
        </span>
        {children}
      </a>
    </li>
  );
}
