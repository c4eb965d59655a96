/** The name of the house over a night sky. */
import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { go } from "../route.ts";

const BURSTS = [
  { x: 54, y: 46, size: 30, rays: 12, tone: "red" },
  { x: 330, y: 34, size: 24, rays: 10, tone: "blue" },
  { x: 274, y: 86, size: 16, rays: 8, tone: "yellow" },
  { x: 118, y: 92, size: 13, rays: 8, tone: "green" },
];

function Burst({ x, y, size, rays, tone }: (typeof BURSTS)[number]) {
  return (
    <g class={`burst b-${tone}`} transform={`translate(${x} ${y})`}>
      {Array.from({ length: rays }, (_, ray) => (
        <g key={ray} transform={`rotate(${(360 / rays) * ray})`}>
          <path d={`M0 ${-size * 0.3}V${-size * 0.82}`} />
          <circle cy={-size} r={size / 14} />
        </g>
      ))}
      {Array.from({ length: rays }, (_, ray) => (
        <circle key={-ray} cy={-size * 0.56} r={size / 20} transform={`rotate(${(360 / rays) * (ray + 0.5)})`} />
      ))}
    </g>
  );
}

export function Banner({ children }: { children?: ComponentChildren }) {
  return (
    <header class="banner">
      <svg class="banner-art" viewBox="0 0 390 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {BURSTS.map((burst) => (
          <Burst key={burst.x} {...burst} />
        ))}
        <path class="hill far" d="M0 150v-26c46-16 82-18 128-4s92-20 146-14 78 22 116 10v34z" />
        <path class="hill near" d="M0 150v-12c60-14 110 4 168-4s96-14 222 2v14z" />
      </svg>
      <a
        class="brand"
        href="/"
        onClick={(event) => {
          event.preventDefault();
          go("/");
        }}
      >
        <span class="brand-name">Tamaya</span>
        <span class="brand-kanji" lang="ja" aria-hidden="true">
          玉屋
        </span>
      </a>
      <p class="tagline">{t("tagline")}</p>
      {children}
    </header>
  );
}
