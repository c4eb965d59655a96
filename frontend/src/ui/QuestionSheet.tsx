/** The question that is open, if any. To close it is to say no. */
import { question } from "../state/question.ts";
import { Sheet } from "./Sheet.tsx";

export function QuestionSheet() {
  const open = question.value;
  if (!open) return null;
  return (
    // A dialog hears late that it was closed: by then, the next question may be open.
    <Sheet
      key={open}
      title={open.title}
      onClose={() => {
        if (question.value === open) question.value = null;
      }}
    >
      <p>{open.text}</p>
      <form method="dialog" class="row wrap buttons">
        <button type="submit" class="primary">
          {open.no}
        </button>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest("dialog")?.close(); // what lies under it can have the focus again
            open.act();
          }}
        >
          {open.yes}
        </button>
      </form>
    </Sheet>
  );
}
