/** The link for a bot from elsewhere, as long as its host looks at it. */
import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";

const load = () => import("./BotLink.tsx").then((module) => module.BotLink);

export function BotSheet() {
  const {
    table,
    hosting: { botInvited },
  } = useTable();
  const invited = botInvited.value;
  if (!invited || !table.value) return null;
  const waits = table.value.proposals.some((one) => one.what === "key" && one.seat === invited.chair);
  return (
    <Sheet title={t("bot-link-title")} onClose={() => (botInvited.value = null)}>
      <Later load={load} props={{ invited, waits }} />
    </Sheet>
  );
}
