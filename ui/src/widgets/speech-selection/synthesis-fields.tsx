import { useMemo } from 'react';
import { OfferedSelect } from '../../patterns/offered-select/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { type SynthesisChoice, speechLimits, synthesisShape } from './speech.model.ts';
import {
  changeSynthesisLabel,
  changeSynthesisLanguage,
  changeSynthesisVendor,
} from './speech-defaults.model.ts';
import {
  languageOffers,
  modelOffers,
  offerStatus,
  readyOffers,
  type SpeechOffers,
  voiceOffers,
} from './speech-offers.model.ts';
import type { SpeechParts } from './speech-selection.types.ts';
import { SpeechField, VendorFields } from './vendor-fields.tsx';

type SynthesisFieldsProps = {
  path: 'primary' | 'fallback';
  value: SynthesisChoice;
  onChange: (next: SynthesisChoice) => void;
  offers: SpeechOffers | undefined;
  parts: SpeechParts;
};

/** With which vendor and voice to speak. */
export function SynthesisFields({
  path: set,
  value,
  onChange,
  offers,
  parts,
}: SynthesisFieldsProps) {
  const path = `${set}.synthesis`;
  const { credentials = [], readOnly, disabled, text } = parts;
  const shape = synthesisShape(value, credentials);
  const ready = readyOffers(value, offers);
  // Hundreds of voices: not to be sorted again for each key pressed elsewhere in the form.
  const languages = useMemo(() => languageOffers(ready), [ready]);
  const voices = useMemo(() => voiceOffers(ready, value.language), [ready, value.language]);
  const shared = { readOnly, disabled };
  const status = offerStatus(value, offers);
  const list = {
    ...shared,
    // Which voices a credential can speak with, nobody knows before it is known itself.
    status: parts.credentials || status === 'failed' ? status : ('loading' as const),
    labels: text,
  };
  const onRetry = offers?.status === 'failed' ? offers.onRetry : undefined;
  const handleLanguage = (language: string) =>
    onChange(changeSynthesisLanguage(value, language, ready, credentials));
  const handleVoice = (voice: string) => onChange({ ...value, voice });
  return (
    <Fieldset
      legend={
        <span className="font-semibold">
          {set === 'primary' ? text.synthesis : text.fallbackSynthesis}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <VendorFields
          path={path}
          direction="synthesis"
          choice={value}
          onVendor={(vendor) => onChange(changeSynthesisVendor(value, vendor, credentials))}
          onLabel={(label) => onChange(changeSynthesisLabel(value, label, credentials))}
          parts={parts}
        />
        {shape === 'model' && (
          <SpeechField path={`${path}.voice`} label={text.model} parts={parts}>
            <OfferedSelect
              {...list}
              value={value.voice}
              onChange={handleVoice}
              offers={modelOffers(ready)}
              onRetry={onRetry}
            />
          </SpeechField>
        )}
        {(shape === 'listed' || shape === 'typed-voice') && (
          <SpeechField path={`${path}.language`} label={text.language} parts={parts}>
            <OfferedSelect
              {...list}
              value={value.language}
              onChange={handleLanguage}
              offers={languages}
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
            <OfferedSelect {...list} value={value.voice} onChange={handleVoice} offers={voices} />
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
      </div>
    </Fieldset>
  );
}
