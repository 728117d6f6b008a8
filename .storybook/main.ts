import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { verbSchema } from '../ui/build/verb-schema.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../catalogue/**/*.mdx',
    '../catalogue/**/*.stories.tsx',
    '../ui/src/**/*.stories.tsx',
    '../portal/src/**/*.stories.tsx',
  ],
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
