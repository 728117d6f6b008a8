import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { staysInside, unbroken } from '../../stays-inside.ts';
import { defaultSpeechSet } from '../speech-selection/index.ts';
import { SpeechChain } from './speech-chain.tsx';

const fallback = {
  synthesis: { vendor: 'aws', label: 'eu', language: 'en-US', voice: 'Joanna' },
  recognizer: { vendor: 'deepgram', label: null, language: 'en-US' },
};

const meta = {
  title: 'Widgets/SpeechChain',
  component: SpeechChain,
  tags: ['catalogue'],
  args: { value: { primary: defaultSpeechSet, useFallback: true, fallback } },
} satisfies Meta<typeof SpeechChain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
};

export const NoFallback: Story = {
  args: { value: { primary: defaultSpeechSet, useFallback: false, fallback } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No fallback')).toHaveLength(2);
    await expect(canvas.queryByText('AWS')).toBeNull();
  },
};

/** A fallback that equals its primary, and fails together with it. */
export const Same: Story = {
  args: { value: { primary: defaultSpeechSet, useFallback: true, fallback: defaultSpeechSet } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The same credential again')).toHaveLength(2);
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    value: {
      primary: defaultSpeechSet,
      useFallback: true,
      fallback: { ...fallback, synthesis: { ...fallback.synthesis, voice: unbroken } },
    },
  },
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => staysInside(canvas.getByRole('list')),
};
