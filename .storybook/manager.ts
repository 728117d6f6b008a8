import { addons } from 'storybook/manager-api';
import { trunkline } from '../ui/src/tokens/brand/index.ts';
import { lookOf } from './look.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: lookOf(trunkline, isDark ? 'dark' : 'light'),
  enableShortcuts: false,
  sidebar: { collapsedRoots: ['primitives', 'patterns', 'widgets', 'screens'] },
});

// The manager writes its own name into every title.
const nameTitle = () => {
  const title = document.title.replace(/Storybook$/, 'Trunkline catalogue');
  if (title !== document.title) document.title = title;
};
new MutationObserver(nameTitle).observe(document.head, { childList: true, subtree: true });
nameTitle();
