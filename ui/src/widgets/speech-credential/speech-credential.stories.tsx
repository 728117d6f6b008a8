import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { newCredential, storedCredential, validateSpeech } from './speech-credential.model.ts';
import { SpeechCredential } from './speech-credential.tsx';

const Stateful = stateful(SpeechCredential);

const start = (vendor: string, more: Record<string, string | boolean> = {}) => ({
  vendor,
  value: { ...newCredential(vendor), ...more },
});
const storedAs = (vendor: string, members: Record<string, unknown>) => {
  const stored = storedCredential(vendor, { use_for_tts: 1, use_for_stt: 1, ...members });
  return { vendor, stored, value: stored.values };
};

const meta = {
  title: 'Widgets/SpeechCredential',
  component: SpeechCredential,
  tags: ['catalogue'],
  args: { ...start('aws'), onChange: fn() },
  render: (args) => (
    <div className="max-w-prose bg-card p-4">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof SpeechCredential>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three types, each with its fields. Going back to a type restores what was entered for it. */
export const Aws: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Access key ID/), 'AKIA1');
    await expect(canvas.getByLabelText(/Secret access key/)).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('radio', { name: 'AWS assume role' }));
    await expect(canvas.getByLabelText(/Role ARN/)).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'AWS instance profile' }));
    await expect(canvas.queryByLabelText(/Role ARN|Secret/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'AWS access key' }));
    await expect(canvas.getByLabelText(/Access key ID/)).toHaveValue('AKIA1');
  },
};

export const Custom: Story = {
  tags: ['visual'],
  args: {
    ...start('custom', { custom_stt_url: 'https://voice.example.net' }),
    errors: validateSpeech('custom', {
      ...newCredential('custom'),
      custom_stt_url: 'https://voice.example.net',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/STT WebSocket URL/)).toHaveAccessibleDescription(/ws:/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use for text to speech' }));
    await expect(canvas.queryByLabelText(/HTTP URL/)).toBeNull();
  },
};

export const Deepgram: Story = {
  args: {
    ...start('deepgram'),
    lists: { sttModels: [{ value: 'nova-3', label: 'Nova 3' }] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Model ID' }), 'Nova{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ model_id: 'nova-3' }),
    );
  },
};

/** Stored secrets are never shown. A field that can't be changed says what to do instead. */
export const Stored: Story = {
  tags: ['visual'],
  args: storedAs('aws', {
    access_key_id: 'AKIAIOSFODNN7EXAMPLE',
    secret_access_key: 'wJalrXXXXXXXXXXXXXXX',
    aws_region: 'eu-west-1',
  }),
};
