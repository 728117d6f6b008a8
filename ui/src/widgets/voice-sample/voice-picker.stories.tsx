import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VoicePicker, type VoicePickerProps } from './voice-picker.tsx';
import { tone } from './voice-sample.fixtures.ts';

const synthesise: VoicePickerProps['synthesise'] = fn(async () => tone(0.1));

const meta = {
  title: 'Widgets/VoiceSample/VoicePicker',
  component: VoicePicker,
  tags: ['catalogue'],
  args: {
    vendor: 'aws',
    languages: [
      { code: 'de-DE', name: 'German', voices: [{ value: 'Vicki', name: 'Vicki' }] },
      {
        code: 'en-US',
        name: 'English (US)',
        voices: [
          { value: 'Matthew', name: 'Matthew' },
          { value: 'Joanna', name: 'Joanna' },
        ],
      },
    ],
    models: [],
    status: 'ready',
    onRetry: fn(),
    synthesise,
  },
  render: (args) => (
    <div className="max-w-prose bg-card p-4">
      <VoicePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof VoicePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default language with its first voice. Another language starts with its own first voice. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const play = canvas.getByRole('button', { name: 'Play voice' });
    await userEvent.click(play);
    await expect(args.synthesise).toHaveBeenLastCalledWith(
      { language: 'en-US', voice: 'Joanna' },
      expect.any(String),
    );
  },
};

/** Deepgram has models instead of voices. */
export const Models: Story = {
  args: { vendor: 'deepgram', models: [{ value: 'aura-2', name: 'Aura 2' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Language')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await expect(args.synthesise).toHaveBeenLastCalledWith(
      { language: 'en-US', voice: 'aura-2' },
      expect.any(String),
    );
  },
};

/** A custom server has no list of voices: type the name. */
export const Typed: Story = {
  args: { vendor: 'custom:House', languages: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Play voice/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText('Voice'), 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await expect(args.synthesise).toHaveBeenLastCalledWith(
      { language: 'en-US', voice: 'anna' },
      expect.any(String),
    );
  },
};

export const Failed: Story = { args: { languages: [], status: 'failed' } };
