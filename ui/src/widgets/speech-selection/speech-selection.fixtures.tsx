import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { customVendorId } from '../../engines/speech-vendors/index.ts';
import { choose as chooseInList } from '../../testing/testing-library/index.ts';
import {
  credential,
  deepgramModels,
  fourHundredVoices,
  googleLanguages,
  googlePrimary,
  language,
  ready,
} from './speech.fixtures.ts';
import { defaultSpeechSet, type RecognizerChoice, type SpeechValue } from './speech.model.ts';
import type { AllSpeechOptions, SpeechOptions } from './speech-options.model.ts';
import { SpeechSelection, type SpeechSelectionProps } from './speech-selection.tsx';

/** Options by vendor in the stories, for any label. */
const answers: Record<string, ReturnType<typeof ready>> = {
  google: ready('google', fourHundredVoices),
  aws: ready('aws', [language('fr-FR', 'French', 'Celine', 'Mathieu')]),
  microsoft: ready('microsoft', googleLanguages),
  deepgram: ready('deepgram', googleLanguages, { models: deepgramModels }),
  elevenlabs: ready('elevenlabs', [
    language('de', 'German', 'Sarah', 'Roger'),
    language('en', 'English', 'Sarah', 'Roger'),
  ]),
};

const answerTo = ({ vendor, label }: RecognizerChoice): SpeechOptions => {
  const answer = answers[vendor];
  return answer ? { ...answer, label } : { status: 'idle' };
};

export const answersTo = ({ primary, fallback }: SpeechValue): AllSpeechOptions => ({
  primary: { synthesis: answerTo(primary.synthesis), recognizer: answerTo(primary.recognizer) },
  fallback: { synthesis: answerTo(fallback.synthesis), recognizer: answerTo(fallback.recognizer) },
});

/** Behaves like a form: options are ready at once, unless the story passes others. */
export function Answered({
  options,
  ...props
}: Omit<SpeechSelectionProps, 'options'> & { options?: AllSpeechOptions }) {
  const [value, setValue] = useState(props.value);
  return (
    <SpeechSelection
      {...props}
      value={value}
      options={options ?? answersTo(value)}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

export const { synthesis, recognizer } = defaultSpeechSet;
export const withSynthesis = (change: Partial<typeof synthesis>): SpeechValue => ({
  ...googlePrimary,
  primary: { synthesis: { ...synthesis, ...change }, recognizer },
});
export const withRecognizer = (change: Partial<typeof recognizer>): SpeechValue => ({
  ...googlePrimary,
  primary: { synthesis, recognizer: { ...recognizer, ...change } },
});
export const withFallback: SpeechValue = {
  primary: { synthesis: { ...synthesis, label: 'europe' }, recognizer },
  useFallback: true,
  fallback: {
    synthesis: { vendor: 'deepgram', label: null, language: 'en-US', voice: 'aura-2-andromeda-en' },
    recognizer: { vendor: 'deepgramflux', label: 'backup', language: '' },
  },
};
export const credentials = [
  credential('google'),
  credential('google', { label: 'europe', useForStt: false }),
  credential('deepgram'),
  credential('deepgramflux', { label: 'backup' }),
  credential('elevenlabs', { label: 'brand' }),
  credential(customVendorId('House voices')),
];

export type Canvas = Pick<typeof screen, 'getByRole'>;
export const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
export const speaking = (canvas: Canvas) => group(canvas, 'Speech synthesis');
export const hearing = (canvas: Canvas) => group(canvas, 'Speech recognizer');
export const box = (within: Canvas, name: string) => within.getByRole('combobox', { name });

export const choose = (within: Canvas, name: string, option: string) =>
  chooseInList(screen, userEvent, box(within, name), option);

export const house = { vendor: customVendorId('House voices'), label: null, language: '' };
export const useFallback = { name: 'Use a fallback speech vendor if primary fails' };

/** Common settings of the stories. */
export const asInAForm = {
  args: { name: 'speech', value: googlePrimary, onChange: fn(), credentials },
  decorators: [(Story) => <div className="max-w-180 bg-card p-4">{Story()}</div>],
  render: (args) => <Answered {...args} />,
} satisfies Partial<Meta<typeof SpeechSelection>>;
