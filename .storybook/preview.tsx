import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { applyBrand, brands } from '../ui/src/tokens/theme/index.ts';
import { checkOtherScheme } from './axe-in-dark.ts';
import { failOnConsole } from './silent-console.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
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
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset.mode = globals.scheme;
      root.dataset.density = globals.density;
      root.dir = globals.direction;
      const brand = brands.find(({ id }) => id === globals.brand);
      if (brand) applyBrand(brand);
      return <Story />;
    },
  ],
  beforeEach: failOnConsole,
  afterEach: checkOtherScheme,
};
export default preview;
