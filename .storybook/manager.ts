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
    // Full-screen stories are shown without the panel.
    showPanel: ({ storyId }, isShown) => (/^(brand-it|templates)-/.test(storyId) ? false : isShown),
  },
});

// The manager follows the brand and scheme of the stories.
addons.register('trunkline/look', ({ on }) => {
  const follow = ({ globals }: { globals: Axes }) => addons.setConfig(lookFor(globals));
  on('setGlobals', follow);
  on('globalsUpdated', follow);
});

// Storybook appends its own name to every title.
const nameTitle = () => {
  const title = document.title.replace(/Storybook$/, 'Trunkline catalogue');
  if (title !== document.title) document.title = title;
};
new MutationObserver(nameTitle).observe(document.head, { childList: true, subtree: true });
nameTitle();
