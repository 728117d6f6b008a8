import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { stepPatience } from '../scripts/lib/patience.ts';
import { Labels } from '../ui/src/labels/index.ts';
import { preloadCombobox } from '../ui/src/primitives/combobox/index.ts';
import { preloadSelect } from '../ui/src/primitives/select/index.ts';
import { brands } from '../ui/src/tokens/brand/index.ts';
import { checkOtherScheme } from './axe-in-dark.ts';
import { applyAxes, fromStudio, languageOf, systemScheme } from './axes.ts';
import { ComponentPage } from './component-page.tsx';
import { ThemedDocs } from './docs-container.tsx';
import { GuidePage } from './markdown-link.tsx';
import { checkNeverBlocks } from './never-blocks.ts';
import { pasteable } from './pasteable.ts';
import { readableTypes } from './readable-types.ts';
import { failOnConsole } from './silent-console.ts';
import { ThemedCode } from './themed-source.tsx';

configure({ asyncUtilTimeout: stepPatience });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      components: { code: ThemedCode, wrapper: GuidePage },
      source: { transform: pasteable },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 1024 px', styles: { width: '1024px', height: '768px' } },
        desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Install',
          'Brand it',
          ['Guide', 'Studio'],
          'Voice tools',
          'Embed a widget',
          'Compose a form',
          ['Guide', 'Forms'],
          'Test your screens',
          'Translate',
          ['Guide', 'German'],
          'How to',
          'Playground',
          'Accessibility',
          'Accessibility report',
          ['Library', 'Console'],
          'Find a prop',
          'Changelog',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space', 'Motion', 'Icons'],
          'Templates',
          'Primitives',
          'Patterns',
          'Widgets',
          'Screens',
        ],
      },
    },
  },
  initialGlobals: {
    scheme: systemScheme(),
    brand: 'trunkline',
    density: 'comfortable',
    direction: 'ltr',
    language: 'en',
  },
  globalTypes: {
    scheme: {
      name: 'Colour scheme',
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light scheme' },
          { value: 'dark', title: 'Dark scheme' },
        ],
      },
    },
    brand: {
      name: 'Brand',
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...brands.map(({ id, productName }) => ({ value: id, title: `Brand: ${productName}` })),
          { value: fromStudio, title: 'Brand: from the studio' },
        ],
      },
    },
    density: {
      name: 'Density',
      description: 'Density',
      toolbar: {
        icon: 'menu',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      name: 'Writing direction',
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      name: 'Language',
      description: 'Language of the components’ own words',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'Language: English' },
          { value: 'de', title: 'Language: German' },
        ],
      },
    },
  },
  argTypesEnhancers: [readableTypes],
  decorators: [
    (Story, { globals, viewMode }) => {
      // A right-to-left story on a docs page must not turn the others.
      const isDocs = viewMode === 'docs';
      applyAxes(globals);
      document.documentElement.dir = isDocs ? 'ltr' : globals.direction;
      const shown = isDocs ? <div dir={globals.direction}>{Story()}</div> : <Story />;
      return <Labels value={languageOf(globals)}>{shown}</Labels>;
    },
  ],
  // Stories show the final controls: these must not be replaced during a play function.
  loaders: [() => Promise.all([preloadSelect(), preloadCombobox()])],
  beforeEach: failOnConsole,
  afterEach: [checkOtherScheme, checkNeverBlocks],
};
export default preview;
