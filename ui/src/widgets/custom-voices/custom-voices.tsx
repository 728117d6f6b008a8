import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { FileInput } from '../../primitives/file-input/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  addVoice,
  type CustomVoice,
  type CustomVoicesValue,
  changeVoice,
  keepsKey,
  previewKey,
  removeVoice,
  switchVoices,
  usages,
} from './custom-voices.model.ts';

export const defaultLabels = {
  use: 'Use custom voices',
  useHelp: 'At least one custom voice is required.',
  add: 'Add custom voice',
  remove: (number: number) => `Remove custom voice ${number}`,
  group: (number: number) => `Custom voice ${number}`,
  name: 'Name',
  namePlaceholder: 'Assigned Name',
  useCloningKey: 'Use voice cloning key',
  cloningKey: 'Voice cloning key',
  chooseFile: 'Choose a key file',
  usage: 'Reported usage',
  model: 'Model',
};

export type CustomVoicesLabels = typeof defaultLabels;

export type CustomVoicesProps = {
  /** The voices in their edited state. */
  value: CustomVoicesValue;
  /** Called with the complete next value. */
  onChange: (next: CustomVoicesValue) => void;
  /**
   * First characters of stored cloning keys, by voice id: for a value stored where no part of a key
   * may be. Its voices have `hasKey`.
   */
  keyPreviews?: Readonly<Record<string, string>>;
  /** Messages by path: `voices.0.name`. */
  errors?: Readonly<Partial<Record<string, string>>>;
  /** Reason why the user can't enter a cloning key. */
  cloningRefusal?: string | undefined;
  /** Called on an attempt to remove the last voice, which isn't possible. */
  onLastRemoved: () => void;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Reason why the switch is disabled, as a sentence. */
  disabledReason?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<CustomVoicesLabels>;
};

/** Voices that a vendor trained for one customer: by model, or by the key of a cloned voice. */
export function CustomVoices({
  value,
  onChange,
  keyPreviews = {},
  errors = {},
  cloningRefusal,
  onLastRemoved,
  readOnly = false,
  disabledReason,
  labels,
}: CustomVoicesProps) {
  const text = useLabels('CustomVoices', defaultLabels, labels);
  return (
    <Stack>
      <Checkbox
        label={text.use}
        checked={value.isOn}
        onChange={(event) => onChange(switchVoices(value, event.target.checked))}
        disabled={readOnly}
        disabledReason={disabledReason}
        help={text.useHelp}
      />
      {value.isOn &&
        value.voices.map((voice, index) => (
          <Voice
            key={voice.id}
            voice={voice}
            number={index + 1}
            preview={
              previewKey(value.keys[voice.id] ?? '') || keyPreviews[voice.id] || voice.keyPreview
            }
            errorOf={(field) => errors[`voices.${index}.${field}`]}
            onChange={(part) => onChange(changeVoice(value, voice.id, part))}
            onKey={(text) => onChange({ ...value, keys: { ...value.keys, [voice.id]: text } })}
            onRemove={() =>
              value.voices.length === 1 ? onLastRemoved() : onChange(removeVoice(value, voice.id))
            }
            cloningRefusal={cloningRefusal}
            readOnly={readOnly}
            labels={text}
          />
        ))}
      {value.isOn && !readOnly && (
        <Button
          icon={Plus}
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(addVoice(value))}
        >
          {text.add}
        </Button>
      )}
    </Stack>
  );
}

type VoiceProps = {
  voice: CustomVoice;
  /** From 1. */
  number: number;
  /** The visible part of its cloning key. */
  preview: string;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<CustomVoice>) => void;
  onKey: (text: string) => void;
  onRemove: () => void;
  cloningRefusal: string | undefined;
  readOnly: boolean;
  labels: CustomVoicesLabels;
};

function Voice({
  voice,
  number,
  preview,
  errorOf,
  onChange,
  onKey,
  onRemove,
  cloningRefusal,
  readOnly,
  labels,
}: VoiceProps) {
  // Users who may not enter a key can still see that a stored voice has one, and remove it.
  const refusal = voice.isCloned ? undefined : cloningRefusal;
  return (
    <Fieldset
      legend={labels.group(number)}
      hideLegend
      className="rounded-md border border-default p-4"
    >
      <Stack>
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 flex-1">
            <Field
              label={labels.name}
              width="md"
              required={!readOnly && 'marked'}
              error={errorOf('name')}
            >
              <TextInput
                value={voice.name}
                onChange={(event) => onChange({ name: event.target.value })}
                placeholder={labels.namePlaceholder}
                maxLength={64}
                readOnly={readOnly}
              />
            </Field>
          </div>
          {!readOnly && <IconButton icon={X} label={labels.remove(number)} onClick={onRemove} />}
        </div>
        <Checkbox
          label={labels.useCloningKey}
          checked={voice.isCloned}
          onChange={(event) => onChange({ isCloned: event.target.checked })}
          disabled={readOnly || refusal !== undefined}
          disabledReason={readOnly ? undefined : refusal}
        />
        {voice.isCloned ? (
          <CloningKey
            isRequired={!keepsKey(voice)}
            preview={preview}
            onKey={onKey}
            error={errorOf('key')}
            canGive={!readOnly && cloningRefusal === undefined}
            labels={labels}
          />
        ) : (
          <>
            <Field label={labels.usage} width="md">
              <Select
                value={voice.usage}
                onChange={(usage) => onChange({ usage })}
                options={usages.map((usage) => ({ value: usage, label: usage }))}
                readOnly={readOnly}
              />
            </Field>
            <Field label={labels.model} required={!readOnly && 'marked'} error={errorOf('model')}>
              <TextInput
                isMono
                value={voice.model}
                onChange={(event) => onChange({ model: event.target.value })}
                placeholder={labels.model}
                maxLength={512}
                readOnly={readOnly}
              />
            </Field>
          </>
        )}
      </Stack>
    </Fieldset>
  );
}

type CloningKeyProps = {
  /** Whether there is no key yet. */
  isRequired: boolean;
  preview: string;
  onKey: (text: string) => void;
  error: string | undefined;
  canGive: boolean;
  labels: CustomVoicesLabels;
};

function CloningKey({ isRequired, preview, onKey, error, canGive, labels }: CloningKeyProps) {
  const [fileError, setFileError] = useState<string>();
  return (
    <>
      {canGive && (
        <Field
          label={labels.cloningKey}
          required={isRequired && preview === '' && 'marked'}
          error={fileError ?? error}
        >
          <FileInput
            label={labels.chooseFile}
            onRead={(text) => {
              setFileError(undefined);
              onKey(text);
            }}
            onError={setFileError}
          />
        </Field>
      )}
      {preview !== '' && <CodeBlock language={labels.cloningKey} code={preview} />}
    </>
  );
}
