import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accounts, needs } from './speech-matrix.fixtures.ts';
import { SpeechMatrix } from './speech-matrix.tsx';

const meta = {
  title: 'Widgets/Speech matrix',
  component: SpeechMatrix,
  tags: ['catalogue'],
  args: { accounts, needs, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof SpeechMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Globex/ }));
    await expect(row.getByRole('link', { name: 'eu' })).toHaveAttribute('href', '#globex-aws');
  },
};

/** Nobody has one, and nobody needs one. */
export const Empty: Story = {
  args: { accounts: accounts.map((one) => ({ ...one, credentials: [] })), needs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have no speech credentials/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
