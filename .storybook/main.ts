import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { filesForPrograms } from '../catalogue/for-programs/files.ts';
import { withFigures } from '../catalogue/front-door/figures.ts';
import { componentsCssModule } from '../ui/build/components-css.ts';
import { libraryReference } from '../ui/build/reference.ts';
import { verbSchema } from '../ui/build/verb-schema.ts';

/** The public build has only stories tagged `catalogue`. Tests and development have all. */
const isPublic = process.env['CATALOGUE'] === 'public';

/** Adds the library as text for programs to the build. */
const programFiles: Plugin = {
  name: 'files-for-programs',
  generateBundle() {
    for (const [fileName, source] of filesForPrograms()) {
      this.emitFile({ type: 'asset', fileName, source });
    }
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
  // The search covers the anchors of a page in index.json, its props: see public-catalogue.ts.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // "Show code" identifies components by their names.
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
      programFiles,
    ],
  }),
};
export default config;
