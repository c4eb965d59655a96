/** The name of the house over a night sky; in the corner, where tables have theirs, the menu. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { leadTo } from "../ui/PageLink.tsx";
import { MenuCorner } from "./MenuCorner.tsx";

const BURSTS = [
  { x: 46, y: 46, size: 29, rays: 12, tone: "red" },
  { x: 345, y: 44, size: 26, rays: 10, tone: "blue" },
  { x: 296, y: 19, size: 12, rays: 8, tone: "yellow" },
  { x: 98, y: 20, size: 11, rays: 8, tone: "green" },
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

/** On the front page the name is the heading, with a line below it. */
export function Banner({ heading = false }: { heading?: boolean }) {
  const Name = heading ? "h1" : "span";
  return (
    <header class="banner">
      <svg class="banner-sky" viewBox="0 0 390 130" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
        {BURSTS.map((burst) => (
          <Burst key={burst.x} {...burst} />
        ))}
      </svg>
      <svg class="banner-hills" viewBox="0 0 390 44" preserveAspectRatio="none" aria-hidden="true">
        <path class="hill far" d="M0 44V22C46 6 82 4 128 18s92-20 146-14 78 22 116 10v30z" />
        <path class="hill near" d="M0 44V32c60-14 110 4 168-4s96-14 222 2v14z" />
      </svg>
      <a class="brand" {...leadTo("/")}>
        <Name class="brand-name">Tamaya</Name>
        <Sign name="lantern" class="brand-lantern" />
      </a>
      {heading && <p class="tagline">{t("tagline")}</p>}
      <MenuCorner />
    </header>
  );
}
