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
  title: 'Widgets/Limits editor',
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

export const Empty: Story = { args: { value: {} } };

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { calls: '2.5', minutes: '1000' },
    errors: { calls: limitMessage },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Max calls' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a whole number, 0 or more.');
    await expect(canvas.getByRole('textbox', { name: 'Max minutes' })).not.toHaveAttribute(
      'aria-invalid',
    );
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('20')).toBeVisible();
    await expect(canvas.getByText('0 (unlimited)')).toBeVisible();
    await expect(canvas.getAllByText('No limit')).toHaveLength(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max calls' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    categories: [
      { id: 'a', label: 'Gleichzeitige Registrierungen von Endgeräten je Standort' },
      { id: 'b', label: 'Lizenzierte Gesprächsminuten im Abrechnungszeitraum' },
    ],
    labels: { placeholder: 'Anzahl eingeben (0 = unbegrenzt)' },
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
