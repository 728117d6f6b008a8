import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { callTests } from './call-tests.fixtures.ts';
import { CallTests } from './call-tests.tsx';

const meta = {
  title: 'Widgets/CallTests',
  component: CallTests,
  tags: ['catalogue'],
  args: { tests: callTests, onRemove: fn() },
} satisfies Meta<typeof CallTests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  async play({ args, canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^2 of 4 tests passed/)).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('data-status', 'failed');
    await userEvent.click(
      canvas.getByRole('button', { name: /Call to 4930901820 by Acme leaves by Fernway/ }),
    );
    await expect(canvas.getByText('It leaves by Skyline SIP.')).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Remove test' });
    if (remove) await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith('berlin');
  },
};

export const ReadOnly: Story = {
  args: { onRemove: undefined, children: 'With the file applied. No call is placed.' },
};

export const AllPassed: Story = {
  args: { tests: callTests.filter(({ status }) => status === 'passed') },
};

export const Many: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    tests: Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      title: `Call to 44207946${String(index).padStart(4, '0')} by Baltic Retail voice – Übergabe Frankfurt/Zürich`,
      status: 'passed' as const,
      wanted: 'leaves by Skyline SIP or Fernway',
      found: 'leaves by Skyline SIP or Fernway',
      steps: ['The default route matches.'],
    })),
  },
};
