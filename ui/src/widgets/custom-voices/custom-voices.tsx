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
import { TextInput } from '../../primitives/text-input/index.ts';
import {
  addVoice,
  type CustomVoice,
  type CustomVoicesValue,
  changeVoice,
  previewKey,
  removeVoice,
  switchVoices,
  usages,
} from './custom-voices.model.ts';

export type CustomVoicesProps = {
  value: CustomVoicesValue;
  /** The complete next value. */
  onChange: (next: CustomVoicesValue) => void;
  /** Messages by path: `voices.0.name`. */
  errors?: Readonly<Record<string, string>>;
  /** Why this person cannot give a cloning key. */
  cloningRefusal?: string | undefined;
  /** The last voice was to be removed, which is not possible. */
  onLastRemoved: () => void;
  readOnly?: boolean;
  disabledReason?: string | undefined;
};

/** Voices a vendor has trained for one customer: by a model, or by the key of a cloned voice. */
export function CustomVoices({
  value,
  onChange,
  errors = {},
  cloningRefusal,
  onLastRemoved,
  readOnly = false,
  disabledReason,
}: CustomVoicesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Checkbox
        checked={value.isOn}
        onChange={(event) => onChange(switchVoices(value, event.target.checked))}
        disabled={readOnly}
        disabledReason={disabledReason}
        help="At least one Custom voice is required."
      >
        Use custom voices
      </Checkbox>
      {value.isOn &&
        value.voices.map((voice, index) => (
          <Voice
            key={voice.id}
            voice={voice}
            number={index + 1}
            chosenKey={value.keys[voice.id] ?? ''}
            errorOf={(field) => errors[`voices.${index}.${field}`]}
            onChange={(part) => onChange(changeVoice(value, voice.id, part))}
            onKey={(text) => onChange({ ...value, keys: { ...value.keys, [voice.id]: text } })}
            onRemove={() =>
              value.voices.length === 1 ? onLastRemoved() : onChange(removeVoice(value, voice.id))
            }
            cloningRefusal={cloningRefusal}
            readOnly={readOnly}
          />
        ))}
      {value.isOn && !readOnly && (
        <Button
          icon={Plus}
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(addVoice(value))}
        >
          Add custom voice
        </Button>
      )}
    </div>
  );
}

type VoiceProps = {
  voice: CustomVoice;
  /** From 1. */
  number: number;
  chosenKey: string;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<CustomVoice>) => void;
  onKey: (text: string) => void;
  onRemove: () => void;
  cloningRefusal: string | undefined;
  readOnly: boolean;
};

function Voice({
  voice,
  number,
  chosenKey,
  errorOf,
  onChange,
  onKey,
  onRemove,
  cloningRefusal,
  readOnly,
}: VoiceProps) {
  // Users who may not enter a key can still see that a stored voice has one, and remove it.
  const refusal = voice.isCloned ? undefined : cloningRefusal;
  return (
    <Fieldset
      legend={`Custom voice ${number}`}
      hideLegend
      className="rounded-md border border-default p-4"
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 flex-1">
            <Field label="Name" width="md" required={!readOnly} error={errorOf('name')}>
              <TextInput
                value={voice.name}
                onChange={(event) => onChange({ name: event.target.value })}
                placeholder="Assigned Name"
                maxLength={64}
                readOnly={readOnly}
              />
            </Field>
          </div>
          {!readOnly && (
            <IconButton icon={X} label={`Remove custom voice ${number}`} onClick={onRemove} />
          )}
        </div>
        <Checkbox
          checked={voice.isCloned}
          onChange={(event) => onChange({ isCloned: event.target.checked })}
          disabled={readOnly || refusal !== undefined}
          disabledReason={readOnly ? undefined : refusal}
        >
          Use voice cloning key
        </Checkbox>
        {voice.isCloned ? (
          <CloningKey
            isRequired={!voice.wasCloned}
            preview={chosenKey === '' ? voice.keyPreview : previewKey(chosenKey)}
            onKey={onKey}
            error={errorOf('key')}
            canGive={!readOnly && cloningRefusal === undefined}
          />
        ) : (
          <>
            <Field label="Reported usage" width="md">
              <Select
                value={voice.usage}
                onChange={(usage) => onChange({ usage })}
                options={usages.map((usage) => ({ value: usage, label: usage }))}
                readOnly={readOnly}
              />
            </Field>
            <Field label="Model" required={!readOnly} error={errorOf('model')}>
              <TextInput
                mono
                value={voice.model}
                onChange={(event) => onChange({ model: event.target.value })}
                placeholder="Model"
                maxLength={512}
                readOnly={readOnly}
              />
            </Field>
          </>
        )}
      </div>
    </Fieldset>
  );
}

type CloningKeyProps = {
  /** Unless there is one. */
  isRequired: boolean;
  preview: string;
  onKey: (text: string) => void;
  error: string | undefined;
  canGive: boolean;
};

function CloningKey({ isRequired, preview, onKey, error, canGive }: CloningKeyProps) {
  const [fileError, setFileError] = useState<string>();
  return (
    <>
      {canGive && (
        <Field
          label="Voice cloning key"
          required={isRequired && preview === ''}
          error={fileError ?? error}
        >
          <FileInput
            label="Choose a key file"
            onRead={(text) => {
              setFileError(undefined);
              onKey(text);
            }}
            onError={setFileError}
          />
        </Field>
      )}
      {preview !== '' && <CodeBlock language="Voice cloning key" code={preview} />}
    </>
  );
}
