import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FindingList } from './finding-list.tsx';

const onApply = fn();
const findings = [
  {
    id: 'overlap',
    severity: 'problem',
    message: '203.0.113.0/24 and 203.0.113.64/27 overlap: the longer netmask wins.',
    fix: { label: 'Remove the wider one', onApply },
  },
  { id: 'port', severity: 'notice', message: 'TLS usually answers on port 5061.' },
] as const;

const meta = {
  title: 'Patterns/FindingList',
  component: FindingList,
  tags: ['catalogue'],
  args: { title: 'Gateway check', findings },
} satisfies Meta<typeof FindingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the wider one' }));
    await expect(onApply).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = { args: { findings: [] } };

export const Checking: Story = { args: { findings: undefined, isLoading: true } };

export const Stopped: Story = {
  args: { findings: undefined, stopped: 'The check took too long and was stopped.' },
};

export const Many: Story = {
  args: {
    findings: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      severity: 'notice' as const,
      message: `Gateway ${index + 1} is inactive.`,
    })),
  },
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
