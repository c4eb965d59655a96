/** As much of node as the tests use. */
declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  export function equal(actual: unknown, expected: unknown): void;
  export function deepEqual(actual: unknown, expected: unknown): void;
  export function throws(body: () => unknown): void;
}
declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL | number, encoding: "utf8"): string;
}
declare module "node:module" {
  interface Loaded {
    format: string;
    source: string;
    shortCircuit?: boolean;
  }
  export function registerHooks(hooks: {
    load(url: string, context: object, nextLoad: (url: string, context: object) => Loaded): Loaded;
  }): void;
}
