/** Where the catalogue of each language can be fetched; filled in by build.mjs. */
declare const CATALOGUES: Record<string, string>;
/** The same for texts that are fetched on demand, by part and language. */
declare const LATER_CATALOGUES: Record<string, Record<string, string>>;
/** The same for the words of each box, by language and edition. */
declare const BOXES: Record<string, Record<string, string>>;
/** What each language calls itself. */
declare const LANGUAGES: Record<string, string>;
/** Where the script is that draws fireworks. */
declare const SHOW_WORKER: string;

declare module "*.css";
