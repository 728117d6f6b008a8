import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accounts, needs, twelve } from './speech-matrix.fixtures.ts';
import { SpeechMatrix } from './speech-matrix.tsx';

const meta = {
  title: 'Widgets/SpeechMatrix',
  component: SpeechMatrix,
  tags: ['catalogue'],
  args: { accounts, needs, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof SpeechMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    // No application uses AWS, so its column is folded away.
    await userEvent.click(canvas.getByRole('button', { name: '1 more' }));
    const row = within(canvas.getByRole('row', { name: /Globex/ }));
    await expect(row.getByRole('link', { name: /^AWS, eu · Account/ })).toHaveAttribute(
      'href',
      '#globex-aws',
    );
  },
};

/** Most accounts have no credentials of their own, and no application uses most vendors. */
export const Twelve: Story = {
  tags: ['visual'],
  args: twelve,
  play: async ({ canvas }) => {
    const alike = canvas.getByRole('button', { name: /^10 accounts use/ });
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(alike);
    await expect(canvas.getAllByRole('row')).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: '8 more' }));
    await expect(canvas.getByRole('columnheader', { name: 'IBM' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Test failed$/ })).toHaveLength(1);
  },
};

/** No account has a credential, and none needs one. */
export const Empty: Story = {
  args: { accounts: accounts.map((one) => ({ ...one, credentials: [] })), needs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have no speech credentials/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
