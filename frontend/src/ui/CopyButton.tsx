/** Copies something to the clipboard, and says so where you have just touched. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";
import { copy } from "./copy.ts";

const STAY = 2500;

interface CopyButtonProps {
  /** What is copied, or how it is found. */
  text: string | (() => Promise<string>);
  class?: string;
  children: ComponentChildren;
}

export function CopyButton({ text, class: style = "", children }: CopyButtonProps) {
  const [copied, setCopied] = useState(0); // how often, so that each time is seen
  useEffect(() => {
    const timer = setTimeout(() => setCopied(0), STAY);
    return () => clearTimeout(timer);
  }, [copied]);
  async function act(): Promise<void> {
    try {
      if (await copy(typeof text === "string" ? text : await text())) setCopied(copied + 1);
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  }
  return (
    <button type="button" class={style} aria-live="polite" onClick={() => void act()}>
      {copied > 0 ? t("copied") : children}
    </button>
  );
}
