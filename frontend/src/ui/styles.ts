/** Style sheets that come with a part of the page, before it is shown. */
import { at } from "../base.ts";

const linked = new Map<string, Promise<void>>();

function link(part: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = at(LATER_STYLES[part] ?? "");
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      linked.delete(part);
      reject(new Error(sheet.href));
    };
    document.head.append(sheet);
  });
}

/** Fetch a module together with the style sheets of these parts. */
export async function styled<Module>(module: Promise<Module>, ...parts: string[]): Promise<Module> {
  for (const part of parts) if (!linked.has(part)) linked.set(part, link(part));
  const [found] = await Promise.all([module, ...parts.map((part) => linked.get(part))]);
  return found;
}
