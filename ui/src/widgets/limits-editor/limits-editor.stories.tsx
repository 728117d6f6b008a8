import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { limitMessage } from './limits.model.ts';
import { LimitsEditor, type LimitsEditorProps } from './limits-editor.tsx';

function Stateful(props: LimitsEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LimitsEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/Limits editor',
  component: LimitsEditor,
  tags: ['catalogue'],
  args: { value: { voice_call_session: '20', voice_call_minutes: '0' }, onChange: fn() },
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
      voice_call_session: '20',
      voice_call_session_license: '5',
      voice_call_minutes: '0',
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Max calls' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      voice_call_session: '',
      voice_call_session_license: '5',
      voice_call_minutes: '0',
    });
  },
};

export const Empty: Story = { args: { value: {} } };

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { voice_call_session: '2.5', voice_call_minutes: '1000' },
    errors: { voice_call_session: limitMessage },
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
      { category: 'a', label: 'Gleichzeitige Registrierungen von Endgeräten je Standort' },
      { category: 'b', label: 'Lizenzierte Gesprächsminuten im Abrechnungszeitraum' },
    ],
    labels: { placeholder: 'Anzahl eingeben (0 = unbegrenzt)' },
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
