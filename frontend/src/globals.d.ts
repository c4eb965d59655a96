/** Where the catalogue of each language can be fetched; filled in by build.mjs. */
declare const CATALOGUES: Record<string, string>;

declare module "*.css";
