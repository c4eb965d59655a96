// A browser starts no worker for a page that is a file. There the search works in a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    onmessage = null;
    onerror = null;
    #frame = document.createElement("iframe");
    #waiting = [];
    #ready = false;

    constructor(address) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (sent) => {
        const data = structuredClone(sent);
        setTimeout(() => this.#tell("message", { data }));
      };
      const script = inside.document.createElement("script");
      script.onload = () => {
        this.#ready = true;
        for (const data of this.#waiting) this.#pass(data);
      };
      script.onerror = () => this.#tell("error", {});
      script.src = address;
      inside.document.body.append(script);
    }

    /** What is sent is a copy, as with a worker: the search changes the question it is asked. */
    postMessage(sent) {
      const data = structuredClone(sent);
      if (this.#ready) this.#pass(data);
      else this.#waiting.push(data);
    }

    terminate() {
      this.#frame.remove();
    }

    #pass(data) {
      const inside = this.#frame.contentWindow;
      if (inside) setTimeout(() => inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    #tell(kind, what) {
      const event = new MessageEvent(kind, what);
      this[`on${kind}`]?.(event);
      this.dispatchEvent(event);
    }
  };
}
