import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { credential, googlePrimary } from './speech.fixtures.ts';
import {
  type Answered,
  answersTo,
  asInAForm,
  box,
  choose,
  credentials,
  hearing,
  house,
  recognizer,
  speaking,
  synthesis,
  withFallback,
  withRecognizer,
  withSynthesis,
} from './speech-selection.fixtures.tsx';
import { SpeechSelection, type SpeechSelectionProps } from './speech-selection.tsx';

const meta = {
  title: 'Widgets/SpeechSelection',
  component: SpeechSelection,
  tags: ['catalogue'],
  ...asInAForm,
} satisfies Meta<typeof SpeechSelection>;
export default meta;
type Story = StoryObj<typeof Answered>;

export const Google: Story = {
  args: {
    name: 'speech',
    value: googlePrimary,
    onChange: fn(),
    credentials,
    options: answersTo(googlePrimary),
  },
  play: async ({ canvas, args }) => {
    const voice = box(speaking(canvas), 'Voice');
    await expect(voice).toHaveValue('en-US-Standard-C');
    await userEvent.type(voice, 'chirp-hd-317{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      withSynthesis({ voice: 'en-US-Chirp-HD-317' }),
    );
    // Another language selects its first voice; en-US selects Google's default.
    await choose(speaking(canvas), 'Language', 'French (France)');
    await expect(box(speaking(canvas), 'Voice')).toHaveTextContent('fr-FR-Standard-A');
    await choose(speaking(canvas), 'Language', 'English (US)');
    await expect(args.onChange).toHaveBeenLastCalledWith(googlePrimary);
    const field = box(speaking(canvas), 'Language').closest('[data-field]');
    await expect(field).toHaveAttribute('data-field', 'speech.primary.synthesis.language');
  },
};

export const AnotherVendor: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await choose(speaking(canvas), 'Vendor', 'ElevenLabs');
    await expect(box(speaking(canvas), 'Label')).toHaveTextContent('brand');
    await expect(box(speaking(canvas), 'Language')).toHaveTextContent('English');
    await expect(box(speaking(canvas), 'Voice')).toHaveTextContent('Roger');
    await choose(hearing(canvas), 'Vendor', 'Deepgram Flux');
    await expect(hearing(canvas).queryByRole('combobox', { name: 'Language' })).toBeNull();
    await choose(speaking(canvas), 'Vendor', 'Google');
    await expect(box(speaking(canvas), 'Voice')).toHaveValue('en-US-Standard-C');
    await choose(hearing(canvas), 'Vendor', 'Google');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...googlePrimary,
      primary: { synthesis, recognizer: { ...recognizer, awaiting: 'vendor' } },
    });
  },
};

/** The options arrive when the button is pressed; until then they belong to another vendor. */
function Late(props: SpeechSelectionProps) {
  const [value, setValue] = useState(props.value);
  const [isHere, setIsHere] = useState(false);
  return (
    <div className="grid gap-4">
      <SpeechSelection
        {...props}
        value={value}
        options={answersTo(isHere ? value : props.value)}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
      <Button onClick={() => setIsHere(true)}>Let the answer arrive</Button>
    </div>
  );
}

export const LateAnswer: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: withSynthesis({ language: 'fr-FR', voice: 'fr-FR-Standard-A' }) },
  render: (args) => <Late {...args} options={{ primary: {}, fallback: {} }} />,
  play: async ({ canvas, args }) => {
    await choose(speaking(canvas), 'Vendor', 'Microsoft');
    // Microsoft lacks Google's voice: it is cleared until the options are loaded.
    await expect(box(speaking(canvas), 'Language')).toHaveValue('fr-FR');
    await expect(box(speaking(canvas), 'Voice')).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Let the answer arrive' }));
    await expect(box(speaking(canvas), 'Language')).toHaveTextContent('French (France)');
    await expect(box(speaking(canvas), 'Voice')).toHaveTextContent('fr-FR-Standard-A');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const DeepgramFlux: Story = {
  args: { value: withRecognizer({ vendor: 'deepgramflux', label: 'backup', language: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This vendor detects the language automatically.')).toBeVisible();
    await expect(hearing(canvas).queryByRole('combobox', { name: 'Language' })).toBeNull();
  },
};

export const Custom: Story = {
  tags: ['visual'],
  args: {
    value: {
      ...googlePrimary,
      primary: { synthesis: { ...house, voice: 'Butler' }, recognizer: house },
    },
    errors: {
      'primary.synthesis.language': 'Enter the synthesis language.',
      'primary.recognizer.language': 'Enter the recognizer language.',
    },
  },
  play: async ({ canvas, args }) => {
    const language = speaking(canvas).getByRole('textbox', { name: 'Language' });
    await expect(language).toBeInvalid();
    await expect(language).toBeRequired();
    await expect(language).toHaveAccessibleDescription('Enter the synthesis language.');
    await expect(speaking(canvas).getByRole('textbox', { name: 'Voice' })).toHaveValue('Butler');
    await userEvent.type(hearing(canvas).getByRole('textbox', { name: 'Language' }), 'en');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...googlePrimary,
      primary: {
        synthesis: { ...house, voice: 'Butler' },
        recognizer: { ...house, language: 'en' },
      },
    });
  },
};

export const WithFallback: Story = {
  tags: ['visual'],
  args: { value: withFallback },
};

export const FewerVendors: Story = {
  args: { disableCustomSpeech: true, disableAdditionalVendors: true },
  play: async ({ canvas }) => {
    await userEvent.click(box(hearing(canvas), 'Vendor'));
    await expect(await screen.findByRole('option', { name: 'Soniox' })).toBeVisible();
    // Not offered: excluded by the portal, excluded by the customer, and synthesis only.
    for (const name of ['Speechmatics', 'House voices (custom)', 'PlayHT']) {
      await expect(screen.queryByRole('option', { name })).toBeNull();
    }
    await userEvent.keyboard('{Escape}');
  },
};

export const AzureCustomVoice: Story = {
  args: {
    value: withSynthesis({ vendor: 'microsoft', label: 'own', voice: 'AcmeNeural' }),
    credentials: [credential('microsoft', { label: 'own', useCustomTts: true })],
  },
  play: async ({ canvas }) => {
    const voice = speaking(canvas).getByRole('textbox', { name: 'Voice' });
    await expect(voice).toBeRequired();
    await choose(speaking(canvas), 'Language', 'French (France)');
    await expect(voice).toHaveValue('AcmeNeural');
  },
};
