import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { googlePrimary } from './speech.fixtures.ts';
import { defaultSpeechSet } from './speech.model.ts';
import type { SpeechOptions } from './speech-options.model.ts';
import {
  type Answered,
  asInAForm,
  box,
  choose,
  group,
  hearing,
  house,
  speaking,
  useFallback,
  withFallback,
  withSynthesis,
} from './speech-selection.fixtures.tsx';
import { SpeechSelection } from './speech-selection.tsx';

const meta = {
  title: 'Widgets/SpeechSelection/States',
  component: SpeechSelection,
  tags: ['catalogue'],
  ...asInAForm,
} satisfies Meta<typeof SpeechSelection>;
export default meta;
type Story = StoryObj<typeof Answered>;

const odd = withSynthesis({ label: 'sold', language: 'xx-XX', voice: 'Nobody' });

const onRetry = fn();
const failed = (label: string | null): SpeechOptions => ({
  status: 'failed',
  vendor: 'google',
  label,
  onRetry,
});

export const Failed: Story = {
  args: {
    value: odd,
    options: { primary: { synthesis: failed('sold'), recognizer: failed(null) }, fallback: {} },
  },
  play: async ({ canvas, args }) => {
    const spoken = box(speaking(canvas), 'Language');
    await expect(spoken).toHaveTextContent('xx-XX');
    await expect(spoken).toHaveAccessibleDescription("Couldn't load the list.");
    await expect(box(speaking(canvas), 'Voice')).toHaveTextContent('Nobody');
    await userEvent.click(speaking(canvas).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CredentialsUnknown: Story = {
  args: {
    credentials: undefined,
    value: withSynthesis({ ...house, label: 'own', language: 'en', voice: 'Butler' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unavailable/)).toBeNull();
    await expect(box(speaking(canvas), 'Label')).toHaveValue('own');
    await expect(speaking(canvas).getByRole('textbox', { name: 'Voice' })).toHaveValue('Butler');
  },
};

export const NothingChosen: Story = {
  args: { value: { ...googlePrimary, primary: googlePrimary.fallback } },
  play: async ({ canvas }) => {
    await expect(box(speaking(canvas), 'Vendor')).toHaveTextContent('Choose a vendor');
    await expect(speaking(canvas).queryByRole('combobox', { name: 'Language' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { value: withFallback, readOnly: true },
  play: async ({ canvas }) => {
    await expect(speaking(canvas).getByRole('textbox', { name: 'Vendor' })).toHaveValue('Google');
    await expect(speaking(canvas).getByRole('textbox', { name: 'Language' })).toHaveValue(
      'English (US)',
    );
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnlyWithoutFallback: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fallback speech vendor')).toBeVisible();
  },
};

export const FallbackOnAndOff: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Swap primary and fallback' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', useFallback));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      primary: defaultSpeechSet,
      useFallback: true,
      fallback: defaultSpeechSet,
    });
    const fallback = group(canvas, 'Fallback speech recognizer');
    await choose(fallback, 'Language', 'German (Germany)');
    await userEvent.click(canvas.getByRole('checkbox', useFallback));
    await expect(canvas.queryByRole('group', { name: /^Fallback/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', useFallback));
    // The earlier choice is restored.
    await expect(box(group(canvas, 'Fallback speech recognizer'), 'Language')).toHaveTextContent(
      'German (Germany)',
    );
  },
};

export const Swap: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: withFallback },
  play: async ({ canvas, args }) => {
    const swap = canvas.getByRole('button', { name: 'Swap primary and fallback' });
    await userEvent.click(swap);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      primary: withFallback.fallback,
      useFallback: true,
      fallback: withFallback.primary,
    });
    await expect(box(speaking(canvas), 'Model')).toHaveTextContent('Andromeda');
    await expect(box(hearing(canvas), 'Label')).toHaveTextContent('backup');
    await expect(box(group(canvas, 'Fallback speech synthesis'), 'Label')).toHaveTextContent(
      'europe',
    );
    await userEvent.click(swap);
    await expect(args.onChange).toHaveBeenLastCalledWith(withFallback);
  },
};

export const Disabled: Story = {
  args: { value: withFallback, disabled: true, disabledReason: 'Choose an account first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Speech' })).toHaveAccessibleDescription(
      'Choose an account first.',
    );
    for (const control of canvas.getAllByRole('combobox')) await expect(control).toBeDisabled();
    await expect(canvas.getByRole('checkbox', useFallback)).toBeDisabled();
  },
};
