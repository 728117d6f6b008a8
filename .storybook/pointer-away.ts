import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// The browser's own pointer rests on the page. Each time something appears under it, it takes the
// hover that a story has just given to something else.
beforeAll(() => commands.movePointerAway());
