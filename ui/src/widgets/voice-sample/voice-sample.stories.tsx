import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tone } from './voice-sample.fixtures.ts';
import { VoiceSample, type VoiceSampleProps } from './voice-sample.tsx';

const synthesise: VoiceSampleProps['synthesise'] = fn(async () => tone(0.1));

const meta = {
  title: 'Widgets/VoiceSample',
  component: VoiceSample,
  tags: ['catalogue'],
  args: {
    voices: [{ id: 'Joanna', name: 'voice' }],
    synthesise,
  },
  render: (args) => (
    <div className="max-w-prose bg-card p-4">
      <VoiceSample {...args} />
    </div>
  ),
} satisfies Meta<typeof VoiceSample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plays the sample to its end, then releases its object URL. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const made: string[] = [];
    const released: string[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      made.push(createObjectURL.call(URL, blob));
      return made.at(-1) ?? '';
    };
    URL.revokeObjectURL = (url) => {
      released.push(url);
      revokeObjectURL.call(URL, url);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
      await waitFor(() => expect(released).toHaveLength(1));
      await expect(released).toEqual(made);
    } finally {
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    }
    await expect(await canvas.findByRole('button', { name: 'Play voice' })).toBeEnabled();
    await expect(args.synthesise).toHaveBeenCalledWith(
      'Joanna',
      'Thank you for calling. How can we help you today?',
    );
  },
};

/** A sample of one minute, stopped early. */
export const Stopped: Story = {
  args: { synthesise: async () => tone(60) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('button', { name: 'Play voice' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { synthesise: () => new Promise<Blob>(() => undefined) },
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play voice' });
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    synthesise: async () => {
      throw new Error('401 Unauthorized: invalid credential');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await expect(await canvas.findByText('401 Unauthorized: invalid credential')).toBeVisible();
  },
};

export const NotPlayed: Story = {
  args: { synthesise: async () => new Blob(['no sound'], { type: 'audio/mpeg' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await expect(await canvas.findByText("Your browser couldn't play the sample.")).toBeVisible();
  },
};

export const NoText: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Sample text'));
    await userEvent.click(canvas.getByRole('button', { name: 'Play voice' }));
    await expect(await canvas.findByText('Enter a text to hear.')).toBeVisible();
    await expect(args.synthesise).not.toHaveBeenCalled();
  },
};

/** The fallback voice is disabled until it has a credential. */
export const TwoVoices: Story = {
  args: {
    voices: [
      { id: 'Joanna', name: 'voice' },
      { id: 'Vicki', name: 'fallback voice', disabledReason: 'There is no credential for it.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Play fallback voice/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Inside a form: Enter in the text doesn't submit it. */
export const InForm: Story = {
  decorators: [
    (Story) => (
      <form onSubmit={submitted}>
        {Story()}
        <button type="submit">Save</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Sample text'), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
};
