import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { preloadCombobox } from '../ui/src/primitives/combobox/index.ts';
import { preloadSelect } from '../ui/src/primitives/select/index.ts';
import { applyBrand, brands } from '../ui/src/tokens/theme/index.ts';
import { checkOtherScheme } from './axe-in-dark.ts';
import { failOnConsole } from './silent-console.ts';

// A second is too short on a machine that has other things to do.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Tokens', 'Primitives', 'Patterns', 'Widgets', 'Screens'] } },
  },
  initialGlobals: { scheme: 'light', brand: 'trunkline', density: 'comfortable', direction: 'ltr' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, productName }) => ({ value: id, title: productName })),
      },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'menu', dynamicTitle: true, items: ['comfortable', 'compact'] },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const root = document.documentElement;
      root.dataset.mode = globals.scheme;
      root.dataset.density = globals.density;
      // On a page of documentation one right-to-left story must not turn the others round.
      const isDocs = viewMode === 'docs';
      root.dir = isDocs ? 'ltr' : globals.direction;
      const brand = brands.find(({ id }) => id === globals.brand);
      if (brand) applyBrand(brand);
      return isDocs ? <div dir={globals.direction}>{Story()}</div> : <Story />;
    },
  ],
  // Stories are about the controls themselves: they are not to change under a play function.
  loaders: [() => Promise.all([preloadSelect(), preloadCombobox()])],
  beforeEach: failOnConsole,
  afterEach: checkOtherScheme,
};
export default preview;
