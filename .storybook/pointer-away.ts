import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// The browser's real pointer rests on the page. Anything that appears under it would take the hover
// from the element that the story hovers.
beforeAll(() => commands.movePointerAway());
