import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  tags: ['catalogue'],
  args: { label: 'Importing phone numbers', value: 64 },
  decorators: [(Story) => <div className="max-w-96 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing phone numbers' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByText('64%')).toBeVisible();
  },
};

export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Importing phone numbers" value={64} />
      <ProgressBar label="Importing" value={120} max={400} valueText="120 of 400" />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="No label for the eye" hideLabel value={30} />
    </div>
  ),
};
