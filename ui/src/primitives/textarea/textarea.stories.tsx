import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  tags: ['catalogue'],
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Notes" className="max-w-md">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(input, 'First line{Enter}Second line');
    await expect(input).toHaveValue('First line\nSecond line');
  },
};

export const Grows: Story = {
  args: { autoGrow: true, rows: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const before = input.clientHeight;
    await userEvent.type(input, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(input.clientHeight).toBeGreaterThan(before);
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight);
  },
};

const serviceKey = JSON.stringify(
  { type: 'service_account', project_id: 'acme-voice', client_email: 'tts@acme-voice.example' },
  null,
  2,
);

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-md gap-3">
      <Textarea aria-label="Empty" rows={2} placeholder="What should the next shift know?" />
      <Textarea aria-label="Mono" isMono rows={5} defaultValue={serviceKey} />
      <Textarea aria-label="Invalid" rows={2} aria-invalid defaultValue="{ not json" />
      <Textarea aria-label="Read-only" rows={2} readOnly defaultValue="Ported on request." />
      <Textarea aria-label="Disabled" rows={2} disabled defaultValue="Ported on request." />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    autoGrow: true,
    defaultValue: Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n'),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
};
