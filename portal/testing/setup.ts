import '@trunkline/ui/styles.css';
// First: numbers the history entries before the router listens to them.
import '../src/screen/leave-guard/index.ts';
import { preloadCombobox } from '@trunkline/ui/primitives/combobox';
import { preloadSelect } from '@trunkline/ui/primitives/select';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { closeScreen } from './screen.tsx';

// A test opens one screen: prefetching the code of all others would only cost time.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

let said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: what the console says is a result of every screen test
  const tell = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    said.push(`${level}: ${parts.map(String).join(' ')}`);
    tell(...parts);
  };
}
window.addEventListener('unhandledrejection', ({ reason }) => said.push(`uncaught: ${reason}`));

// Their code loads after the page: a test must not hold on to their placeholders.
beforeAll(() => Promise.all([preloadSelect(), preloadCombobox()]));
beforeEach(() => {
  said = [];
});
afterEach(async () => {
  await closeScreen();
  expect(said, 'the console stays silent').toEqual([]);
});
