/** A paper lantern with somebody's initial. */
interface AvatarProps {
  name: string;
  /** Which of the lanterns it is. */
  lamp: number;
  bot?: boolean;
}

export function Avatar({ name, lamp, bot = false }: AvatarProps) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? "";
  return (
    <svg class={`avatar a-${lamp} ${name ? "" : "vacant"}`} viewBox="0 0 40 44" aria-hidden="true">
      <path class="avatar-cap" d="M13 1h14v4H13zM13 39h14v4H13z" />
      <path class="avatar-paper" d="M20 5c12 0 18 7 18 17s-6 17-18 17S2 32 2 22 8 5 20 5z" />
      <path class="avatar-ribs" d="M4 15h32M2 22h36M4 29h32" />
      {bot ? (
        <path
          class="avatar-bot"
          d="M13 16h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm7-5v5M16 21v2M24 21v2"
        />
      ) : (
        <text class="avatar-initial" x="20" y="29" font-size="20" text-anchor="middle">
          {initial}
        </text>
      )}
    </svg>
  );
}
