import type { ReactNode } from 'react';
import { isCustomVendor, speechVendors, vendorName } from '../../engines/speech-vendors/index.ts';
import { type AsyncOption, AsyncSelect } from '../../patterns/async-select/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { customVendors, type Direction, labelsFor, type RecognizerChoice } from './speech.model.ts';
import type { SpeechOptions } from './speech-options.model.ts';
import type { SpeechParts } from './speech-selection.types.ts';

/** Synthesis or recognition, for the primary set or its fallback. */
export type HalfProps<Choice> = {
  path: 'primary' | 'fallback';
  value: Choice;
  onChange: (next: Choice) => void;
  options: SpeechOptions | undefined;
  parts: SpeechParts;
};

type SpeechFieldProps = {
  /** Path of the field below the selection's name. */
  path: string;
  label: string;
  help?: string;
  required?: boolean;
  parts: SpeechParts;
  children: ReactNode;
};

/** A field that is found by its path, and gets its message by it. */
export function SpeechField({ path, label, help, required, parts, children }: SpeechFieldProps) {
  return (
    <div data-field={`${parts.name}.${path}`}>
      <Field
        label={label}
        help={help}
        required={required && !parts.readOnly && 'marked'}
        error={parts.errors[path]}
      >
        {children}
      </Field>
    </div>
  );
}

/** Vendors to choose from, sorted by name, custom ones last. */
function vendorOptions(direction: Direction, parts: SpeechParts): AsyncOption[] {
  const { credentials = [], disableCustomSpeech, disableAdditionalVendors } = parts;
  const can = direction === 'synthesis' ? 'synthesis' : 'recognition';
  const ids = speechVendors
    .filter((vendor) => vendor[can] && vendor.id !== 'custom')
    .filter((vendor) => !(disableAdditionalVendors && vendor.hiddenBy === 'additionalVendors'))
    .map(({ id }) => id);
  const custom = disableCustomSpeech ? [] : customVendors(direction, credentials);
  return [...ids, ...custom].map((id) => ({ value: id, label: vendorName(id) }));
}

type DirectionFieldsProps = {
  path: string;
  legend: string;
  direction: Direction;
  choice: RecognizerChoice;
  onVendor: (vendor: string) => void;
  onLabel: (label: string | null) => void;
  parts: SpeechParts;
  /** Fields after the vendor. */
  children: ReactNode;
};

/**
 * Synthesis or recognition: the vendor, its credential if there are several or labelled ones, and
 * the fields after it.
 */
export function DirectionFields({
  path,
  legend,
  direction,
  choice,
  onVendor,
  onLabel,
  parts,
  children,
}: DirectionFieldsProps) {
  const { vendor, label } = choice;
  const { credentials, readOnly, disabled, text } = parts;
  const labels = labelsFor(direction, vendor, credentials ?? []);
  const shared = { readOnly, disabled };
  const status = credentials ? 'ready' : 'loading';
  // Catalogue vendors can be chosen without a credential.
  const vendorStatus = isCustomVendor(vendor) ? status : 'ready';
  return (
    <Fieldset legend={<span className="font-semibold">{legend}</span>}>
      <Stack>
        <SpeechField path={`${path}.vendor`} label={text.vendor} parts={parts}>
          <AsyncSelect
            {...shared}
            value={vendor}
            onChange={onVendor}
            options={vendorOptions(direction, parts)}
            status={vendorStatus}
            placeholder={text.chooseVendor}
            labels={{
              loading: text.loading,
              unavailable: (id) => text.unavailable(vendorName(id)),
            }}
          />
        </SpeechField>
        {(labels.length > 0 || label !== null) && (
          <SpeechField path={`${path}.label`} label={text.label} parts={parts}>
            <AsyncSelect
              {...shared}
              value={label ?? ''}
              onChange={(next) => onLabel(next === '' ? null : next)}
              options={labels.flatMap((one) => (one === null ? [] : [{ value: one, label: one }]))}
              status={status}
              emptyOption={label === null || labels.includes(null) ? text.noLabel : undefined}
              labels={{ loading: text.loading, unavailable: text.unavailable }}
            />
          </SpeechField>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}
