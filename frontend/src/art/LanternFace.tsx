/** A paper lantern that makes a face: what players answer a card with. */
import type { ComponentChildren } from "preact";
import type { ReactionName } from "../messages.gen.ts";

const FEATURES: Record<ReactionName, ComponentChildren> = {
  applause: (
    <>
      <path d="M12.5 20.5q2.5-3 5 0M22.5 20.5q2.5-3 5 0M14.5 25q5.5 6 11 0" />
      <path d="M3 24 .8 17M37 24l2.2-7M4.5 10 2 7.5M35.5 10 38 7.5" class="spray" />
    </>
  ),
  wow: (
    <>
      <circle cx="15" cy="19" r="2.3" class="full" />
      <circle cx="25" cy="19" r="2.3" class="full" />
      <ellipse cx="20" cy="27.5" rx="3.2" ry="4" class="full" />
    </>
  ),
  laugh: (
    <>
      <path d="m12.5 17.5 4.5 2-4.5 2M27.5 17.5l-4.5 2 4.5 2" />
      <path d="M13.5 25h13q-1 7-6.5 7t-6.5-7z" class="full" />
    </>
  ),
  phew: (
    <>
      <path d="M12.5 19q2.5 3 5 0M22.5 19q2.5 3 5 0M15.5 28q2.2-2 4.5 0t4.5 0" />
      <path d="M31 9q4 5 1.8 7.5-2.3 1.600-3.8-.8-.6-2.2 2-6.700z" class="drop" />
    </>
  ),
  ouch: <path d="m12.5 17 4.5 4.5m0-4.5-4.5 4.5M23 17l4.5 4.5m0-4.5L23 21.5M14 29l3-2.5 3 2.5 3-2.5 3 2.5" />,
};

export function LanternFace({ reaction }: { reaction: ReactionName }) {
  return (
    <svg class={`lantern-face f-${reaction}`} viewBox="0 0 40 44" aria-hidden="true">
      <path class="avatar-cap" d="M13 1h14v4H13zM13 39h14v4H13z" />
      <path class="avatar-paper" d="M20 5c12 0 17 7 17 17s-5 17-17 17S3 32 3 22 8 5 20 5z" />
      <g class="features">{FEATURES[reaction]}</g>
    </svg>
  );
}
