import type { GuardedWindow } from './leave-guard.ts';

type Entry = { url: URL; state: unknown; document: number };

const origin = 'https://console.example';

class StateEvent extends Event {
  readonly state: unknown;
  constructor(state: unknown) {
    super('popstate');
    this.state = state;
  }
}

/**
 * The session history of one tab, as in browsers: traversals happen later and in sequence, nothing
 * happens beyond the ends, a push drops the entries ahead, and `popstate` fires only between
 * entries of one document.
 */
export class SessionHistory {
  entries: Entry[];
  cursor = 0;
  /** The window of the current document. */
  window: GuardedWindow;
  private documents = 0;
  private target = new EventTarget();
  private traversals = Promise.resolve();

  /** @param before a foreign page that the tab showed first */
  constructor(address: string, before?: string) {
    this.entries = [];
    this.window = this.createWindow();
    if (before) this.visit(before);
    this.visit(address);
  }

  get current(): Entry {
    const entry = this.entries[this.cursor];
    if (!entry) throw new Error('no such entry');
    return entry;
  }
  get address(): string {
    return this.current.url.href.replace(origin, '');
  }

  /** Opens a new document: a typed address, a bookmark, `window.open`. */
  visit(address: string): void {
    this.documents += 1;
    this.reload();
    this.push({ url: new URL(address, origin), state: null, document: this.documents });
  }

  /** Keeps the entries and restarts the scripts. */
  reload(): void {
    this.target = new EventTarget();
    this.window = this.createWindow();
  }

  /** The person changes the hash in the address bar. */
  typeHash(hash: string): void {
    this.push({ ...this.current, url: this.resolve(hash), state: null });
    this.target.dispatchEvent(new StateEvent(null));
  }

  /** Back (-1), Forward (1), or a jump from the list of the Back button. */
  async press(steps: number): Promise<void> {
    this.traverse(steps);
    await this.settled();
  }

  /** Resolves when all traversals have finished, including those of listeners. */
  async settled(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.traversals;
      await last;
    } while (last !== this.traversals);
  }

  private createWindow(): GuardedWindow {
    const tab = this;
    const target = this.target;
    return {
      history: {
        get state() {
          return tab.current.state;
        },
        pushState: (state, _, url) =>
          tab.push({ ...tab.current, state: structuredClone(state), url: tab.resolve(url) }),
        replaceState: (state, _, url) =>
          Object.assign(tab.current, { state: structuredClone(state), url: tab.resolve(url) }),
        go: (steps = 0) => tab.traverse(steps),
      },
      location: {
        get href() {
          return tab.current.url.href;
        },
        get pathname() {
          return tab.current.url.pathname;
        },
      },
      addEventListener: (type: string, listener: (event: never) => void) =>
        target.addEventListener(type, listener as (event: Event) => void),
    };
  }

  /** Closes the tab. Returns whether the browser would ask. */
  close(): boolean {
    return !this.target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  }

  /** Addresses of the `popstate` events that reach the router. */
  routerHears(): string[] {
    const heard: string[] = [];
    this.target.addEventListener('popstate', () => heard.push(this.address));
    return heard;
  }

  private push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.cursor + 1), entry];
    this.cursor = this.entries.length - 1;
  }

  private traverse(steps: number): void {
    if (steps === 0) throw new Error('go(0) reloads the page');
    this.traversals = this.traversals.then(() => {
      const from = this.current;
      const to = this.entries[this.cursor + steps];
      if (!to) return;
      this.cursor += steps;
      if (to.document === from.document) this.target.dispatchEvent(new StateEvent(to.state));
    });
  }

  private resolve(url: string | URL | null | undefined): URL {
    // Without a URL the address stays; '' would drop its hash.
    return new URL(url ?? this.current.url, this.current.url);
  }
}
