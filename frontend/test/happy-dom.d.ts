/** As much of happy-dom as the tests use: its own types bring all of node's. */
export class Window {
  constructor(options: { url: string });
}
