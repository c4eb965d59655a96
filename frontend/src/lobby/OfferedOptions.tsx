/** What the rulebook of a box offers, as it does: under its headings, in its order, by its names. */
import { t } from "../i18n.ts";
import type { EditionInfo, Settings } from "../messages.gen.ts";
import { OptionField } from "./OptionField.tsx";
import { offeredUnder } from "./options.ts";

interface OfferedOptionsProps {
  edition: EditionInfo;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

export function OfferedOptions({ edition, settings, onChange }: OfferedOptionsProps) {
  return (
    <>
      {offeredUnder(edition).map(([heading, options]) => (
        <section
          key={`${edition.name} ${heading}`}
          class="options stack loose headed"
          aria-labelledby={`heading-${heading}`}
        >
          <h3 id={`heading-${heading}`}>{t(`heading-${heading}`)}</h3>
          {options.map(([option, values]) => (
            <OptionField key={option} {...{ edition, settings, option, values, onChange }} />
          ))}
        </section>
      ))}
    </>
  );
}
