/** Where the catalogue of each language can be fetched; filled in by build.mjs. */
declare const CATALOGUES: Record<string, string>;
/** The same for texts that are fetched on demand, by part and language, as far as it has them. */
declare const LATER_CATALOGUES: Record<string, Record<string, string | undefined>>;
/** The same for the words of each box, by language and edition. */
declare const BOXES: Record<string, Record<string, string>>;
/** What each language calls itself, how much of the texts it has (1: all), and where its manifest is. */
declare const LANGUAGES: Record<string, { name: string; share: number; manifest: string }>;
/** The same for style sheets that come with a part of the page. */
declare const LATER_STYLES: Record<string, string>;
/** From which width on there is room beside the table. */
declare const WIDE: string;
declare const TALL: string;
/** Where the script is that draws fireworks. */
declare const SHOW_WORKER: string;

declare module "*.css";
