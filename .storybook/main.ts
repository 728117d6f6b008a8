import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { withFigures } from '../catalogue/front-door/figures.ts';
import { llmsText } from '../catalogue/llms.ts';
import { componentsCssModule } from '../ui/build/components-css.ts';
import { libraryReference, reference } from '../ui/build/reference.ts';
import { verbSchema } from '../ui/build/verb-schema.ts';

/** What is built for others: the stories tagged `catalogue`. Tests and the catalogue at work have all. */
const isPublic = process.env['CATALOGUE'] === 'public';

/** The library as text for programs, beside the pages. */
const llmsFile: Plugin = {
  name: 'llms-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(reference()) });
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../catalogue/**/*.mdx',
    '../catalogue/**/*.stories.tsx',
    '../ui/src/**/*.stories.tsx',
    ...(isPublic ? [] : ['../portal/src/**/*.stories.tsx']),
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (...asked) => {
        const entries = await createIndex(...asked);
        const isCatalogue = ({ tags = [] }: { tags?: string[] }) =>
          tags.includes('catalogue') && !tags.includes('!catalogue');
        return isPublic ? entries.filter(isCatalogue) : entries;
      },
    })),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: '../portal/public/favicon.svg', to: '/favicon.svg' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // "Show code" tells components by their names.
    build: {
      ...vite.build,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
    plugins: [
      ...(vite.plugins ?? []),
      tailwindcss(),
      componentsCssModule(),
      verbSchema(),
      libraryReference(),
      withFigures(),
      ...(isPublic ? [llmsFile] : []),
    ],
  }),
};
export default config;
