import { AsyncSelect } from '../../patterns/async-select/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { type RecognizerChoice, recognizerShape, speechLimits } from './speech.model.ts';
import { changeRecognizerLabel, changeRecognizerVendor } from './speech-defaults.model.ts';
import { languageOptions, optionsStatus, readyOptions } from './speech-options.model.ts';
import { DirectionFields, type HalfProps, SpeechField } from './vendor-fields.tsx';

/** Vendor and language for speech recognition. */
export function RecognizerFields({
  path: set,
  value,
  onChange,
  options,
  parts,
}: HalfProps<RecognizerChoice>) {
  const path = `${set}.recognizer`;
  const { credentials = [], readOnly, disabled, text } = parts;
  const shape = recognizerShape(value);
  const { awaiting: _settledByHand, ...settledByHand } = value;
  const handleLanguage = (language: string) => onChange({ ...settledByHand, language });
  return (
    <DirectionFields
      path={path}
      direction="recognizer"
      legend={set === 'primary' ? text.recognizer : text.fallbackRecognizer}
      choice={value}
      onVendor={(vendor) => onChange(changeRecognizerVendor(value, vendor, credentials))}
      onLabel={(label) => onChange(changeRecognizerLabel(value, label))}
      parts={parts}
    >
      {shape === 'listed' && (
        <SpeechField path={`${path}.language`} label={text.language} parts={parts}>
          <AsyncSelect
            value={value.language}
            onChange={handleLanguage}
            options={languageOptions(readyOptions(value, options))}
            status={optionsStatus(value, options)}
            onRetry={options && 'onRetry' in options ? options.onRetry : undefined}
            readOnly={readOnly}
            disabled={disabled}
            labels={text}
          />
        </SpeechField>
      )}
      {shape === 'typed' && (
        <SpeechField path={`${path}.language`} label={text.language} required parts={parts}>
          <TextInput
            value={value.language}
            maxLength={speechLimits.recognizerLanguage}
            readOnly={readOnly}
            disabled={disabled}
            onChange={(event) => handleLanguage(event.target.value)}
          />
        </SpeechField>
      )}
      {shape === 'none' && value.vendor !== '' && (
        <Text size="small" tone="muted">
          {text.noLanguage}
        </Text>
      )}
    </DirectionFields>
  );
}
