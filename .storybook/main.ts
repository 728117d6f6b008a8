import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { verbSchema } from '../ui/build/verb-schema.ts';

/** What is built for others: the stories tagged `catalogue`. Tests and the catalogue at work have all. */
const isPublic = process.env['CATALOGUE'] === 'public';

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
    plugins: [...(vite.plugins ?? []), tailwindcss(), verbSchema()],
  }),
};
export default config;
