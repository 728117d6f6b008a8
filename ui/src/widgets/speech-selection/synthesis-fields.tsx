import { useMemo } from 'react';
import { AsyncSelect } from '../../patterns/async-select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { type SynthesisChoice, speechLimits, synthesisShape } from './speech.model.ts';
import {
  changeSynthesisLabel,
  changeSynthesisLanguage,
  changeSynthesisVendor,
} from './speech-defaults.model.ts';
import {
  languageOptions,
  modelOptions,
  optionsStatus,
  readyOptions,
  voiceOptions,
} from './speech-options.model.ts';
import { DirectionFields, type HalfProps, SpeechField } from './vendor-fields.tsx';

/** Vendor, language and voice for speech synthesis. */
export function SynthesisFields({
  path: set,
  value,
  onChange,
  options,
  parts,
}: HalfProps<SynthesisChoice>) {
  const path = `${set}.synthesis`;
  const { credentials = [], readOnly, disabled, text } = parts;
  const shape = synthesisShape(value, credentials);
  const ready = readyOptions(value, options);
  // Avoids sorting hundreds of voices for each key pressed elsewhere in the form.
  const languages = useMemo(() => languageOptions(ready), [ready]);
  const voices = useMemo(() => voiceOptions(ready, value.language), [ready, value.language]);
  const shared = { readOnly, disabled };
  const status = optionsStatus(value, options);
  const list = {
    ...shared,
    // Voices can't be loaded before their credential is known.
    status: parts.credentials || status === 'failed' ? status : ('loading' as const),
    labels: text,
  };
  const onRetry = options && 'onRetry' in options ? options.onRetry : undefined;
  const handleLanguage = (language: string) =>
    onChange(changeSynthesisLanguage(value, language, ready, credentials));
  const handleVoice = (voice: string) => onChange({ ...value, voice });
  return (
    <DirectionFields
      path={path}
      direction="synthesis"
      legend={set === 'primary' ? text.synthesis : text.fallbackSynthesis}
      choice={value}
      onVendor={(vendor) => onChange(changeSynthesisVendor(value, vendor, credentials))}
      onLabel={(label) => onChange(changeSynthesisLabel(value, label, credentials))}
      parts={parts}
    >
      {shape === 'model' && (
        <SpeechField path={`${path}.voice`} label={text.model} parts={parts}>
          <AsyncSelect
            {...list}
            value={value.voice}
            onChange={handleVoice}
            options={modelOptions(ready)}
            onRetry={onRetry}
          />
        </SpeechField>
      )}
      {(shape === 'listed' || shape === 'typed-voice') && (
        <SpeechField path={`${path}.language`} label={text.language} parts={parts}>
          <AsyncSelect
            {...list}
            value={value.language}
            onChange={handleLanguage}
            options={languages}
            onRetry={onRetry}
          />
        </SpeechField>
      )}
      {shape === 'typed' && (
        <SpeechField path={`${path}.language`} label={text.language} required parts={parts}>
          <TextInput
            {...shared}
            value={value.language}
            maxLength={speechLimits.synthesisLanguage}
            onChange={(event) => handleLanguage(event.target.value)}
          />
        </SpeechField>
      )}
      {shape === 'listed' && (
        <SpeechField path={`${path}.voice`} label={text.voice} parts={parts}>
          <AsyncSelect {...list} value={value.voice} onChange={handleVoice} options={voices} />
        </SpeechField>
      )}
      {(shape === 'typed' || shape === 'typed-voice') && (
        <SpeechField
          path={`${path}.voice`}
          label={text.voice}
          help={shape === 'typed-voice' ? text.ownVoiceHelp : undefined}
          required
          parts={parts}
        >
          <TextInput
            {...shared}
            value={value.voice}
            maxLength={speechLimits.voice}
            onChange={(event) => handleVoice(event.target.value)}
          />
        </SpeechField>
      )}
    </DirectionFields>
  );
}
