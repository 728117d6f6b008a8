import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { addons } from 'storybook/manager-api';
import { type Axes, brandOf, schemeOf, systemScheme } from './axes.ts';
import { lookOf } from './look.ts';

const lookFor = (axes: Axes) => ({ theme: lookOf(brandOf(axes), schemeOf(axes)) });

addons.setConfig({
  ...lookFor({ scheme: systemScheme() }),
  ui: { enableShortcuts: false },
  sidebar: { collapsedRoots: ['primitives', 'patterns', 'widgets', 'screens'] },
  layoutCustomisations: {
    // What fills the window is looked at as a whole.
    showPanel: ({ storyId }, isShown) => (/^(brand-it|templates)-/.test(storyId) ? false : isShown),
  },
});

// The frame looks as what it is round.
addons.register('trunkline/look', ({ on }) => {
  const follow = ({ globals }: { globals: Axes }) => addons.setConfig(lookFor(globals));
  on('setGlobals', follow);
  on('globalsUpdated', follow);
});

// The manager writes its own name into every title.
const nameTitle = () => {
  const title = document.title.replace(/Storybook$/, 'Trunkline catalogue');
  if (title !== document.title) document.title = title;
};
new MutationObserver(nameTitle).observe(document.head, { childList: true, subtree: true });
nameTitle();
