import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { limitMessage } from './limits.model.ts';
import { LimitsEditor } from './limits-editor.tsx';

const Stateful = stateful(LimitsEditor);

const categories = [
  { id: 'calls', label: 'Max calls' },
  { id: 'licensedCalls', label: 'Licensed calls' },
  { id: 'minutes', label: 'Max minutes' },
  { id: 'licensedMinutes', label: 'Licensed minutes' },
];

const meta = {
  title: 'Widgets/LimitsEditor',
  component: LimitsEditor,
  tags: ['catalogue'],
  args: { categories, value: { calls: '20', minutes: '0' }, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof LimitsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max calls' })).toHaveValue('20');
    const licensed = canvas.getByRole('textbox', { name: 'Licensed calls' });
    await expect(licensed).toHaveAttribute('placeholder', 'Enter quantity (0=unlimited)');
    await userEvent.type(licensed, '5');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      calls: '20',
      licensedCalls: '5',
      minutes: '0',
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Max calls' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      calls: '',
      licensedCalls: '5',
      minutes: '0',
    });
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { calls: '2.5', minutes: '1000' },
    errors: { calls: limitMessage },
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max calls' })).toBeDisabled();
  },
};
