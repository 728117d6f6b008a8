import { useMemo, useState } from 'react';
import { findVendor } from '../../engines/speech-vendors/index.ts';
import { AsyncSelect, type OptionsStatus } from '../../patterns/async-select/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { SpeechLanguage, SpeechVoice } from '../speech-selection/index.ts';
import { VoiceSample } from './voice-sample.tsx';

export const defaultLabels = {
  language: 'Language',
  voice: 'Voice',
  model: 'Model',
  /** For 'Play voice'. */
  spoken: 'voice',
  noVoice: 'Choose a voice first.',
};

export type VoicePickerLabels = typeof defaultLabels;

export type VoicePickerProps = {
  /** Key of the vendor. */
  vendor: string;
  /** Whether it is a custom voice, which is in no list. */
  hasOwnVoice?: boolean;
  /** The vendor's voices; empty if it has no list. */
  languages: readonly SpeechLanguage[];
  /** The vendor's models; empty if it has none. */
  models: readonly SpeechVoice[];
  /** Loading state of the lists. */
  status: OptionsStatus;
  /** Called to load again. */
  onRetry: () => void;
  /** Synthesises a text; rejects if the vendor refuses. */
  synthesise: (choice: { language: string; voice: string }, text: string) => Promise<Blob>;
  /** Reason why nothing can be played. */
  disabledReason?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<VoicePickerLabels>;
};

const usualLanguage = 'en-US';
const collator = new Intl.Collator('en', { numeric: true });
const optionsOf = (rows: readonly SpeechVoice[]) =>
  rows
    .map(({ value, name }) => ({ value, label: name }))
    .sort((a, b) => collator.compare(a.label, b.label));

/** Chooses one of a vendor's voices by listening to samples. */
export function VoicePicker({
  vendor,
  hasOwnVoice = false,
  languages,
  models,
  status,
  onRetry,
  synthesise,
  disabledReason,
  labels,
}: VoicePickerProps) {
  const words = useLabels('VoicePicker', defaultLabels, labels);
  const synthesis = findVendor(vendor)?.synthesis;
  const shape = synthesis?.shape ?? 'listed';
  const isTyped = shape === 'typed' || hasOwnVoice;
  const [chosen, setChosen] = useState<{ language?: string; voice?: string }>({});
  const codes = languages.map(({ code }) => code);
  const language =
    chosen.language ??
    [...(synthesis?.languages ?? []), usualLanguage].find((code) => codes.includes(code)) ??
    codes[0] ??
    usualLanguage;
  const languageOptions = useMemo(
    () => optionsOf(languages.map(({ code, name }) => ({ value: code, name }))),
    [languages],
  );
  const voices = useMemo(
    () =>
      optionsOf(
        shape === 'model'
          ? models
          : (languages.find(({ code }) => code === language)?.voices ?? []),
      ),
    [shape, models, languages, language],
  );
  const voice = chosen.voice ?? (isTyped ? '' : (voices[0]?.value ?? ''));
  return (
    <Stack>
      {shape === 'listed' && (
        <Field label={words.language}>
          <AsyncSelect
            value={status === 'ready' ? language : ''}
            onChange={(next) => setChosen({ language: next })}
            options={languageOptions}
            status={status}
            onRetry={onRetry}
          />
        </Field>
      )}
      {shape === 'typed' && (
        <Field label={words.language}>
          <TextInput
            value={language}
            onChange={(event) => setChosen({ ...chosen, language: event.target.value })}
          />
        </Field>
      )}
      <Field label={shape === 'model' ? words.model : words.voice}>
        {isTyped ? (
          <TextInput
            value={voice}
            onChange={(event) => setChosen({ ...chosen, voice: event.target.value })}
          />
        ) : (
          <AsyncSelect
            value={voice}
            onChange={(next) => setChosen({ ...chosen, voice: next })}
            options={voices}
            status={status}
          />
        )}
      </Field>
      <VoiceSample
        voices={[
          {
            id: `${language}\n${voice}`,
            name: words.spoken,
            disabledReason: disabledReason ?? (voice.trim() === '' ? words.noVoice : undefined),
          },
        ]}
        synthesise={(_, text) => synthesise({ language, voice: voice.trim() }, text)}
      />
    </Stack>
  );
}
