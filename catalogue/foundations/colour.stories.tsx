import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf, schemeOf } from '../../.storybook/axes.ts';
import { trunkline } from '../../ui/src/tokens/brand/index.ts';
import { ContrastTable } from './contrast-table.tsx';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  tags: ['catalogue', '!autodocs'],
  args: { brand: trunkline, scheme: 'light' },
  render: (_, { globals }) => <ContrastTable brand={brandOf(globals)} scheme={schemeOf(globals)} />,
} satisfies Meta<typeof ContrastTable>;
export default meta;

/** In the brand and scheme chosen in the toolbar. */
export const Pairs: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /text-default on surface-page/ })).toBeVisible();
  },
};
