import { memo, useId, useState } from 'react';
import { AsyncSelect } from '../../patterns/async-select/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FileInput } from '../../primitives/file-input/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import {
  controlOf,
  type EnvironmentValue,
  type EnvironmentVariable,
  fromText,
} from './environment.model.ts';
import type { Carriers, EnvironmentVariablesLabels } from './environment-variables.types.ts';

type VariableRowProps = {
  /** Path of the field in the form. */
  field: string;
  variableKey: string;
  variable: EnvironmentVariable;
  value: EnvironmentValue | undefined;
  onChange: (key: string, next: EnvironmentValue) => void;
  carriers: Carriers | undefined;
  error: string | undefined;
  disabled: boolean;
  labels: EnvironmentVariablesLabels;
};

/** One variable. Renders only when it has changed. */
export const VariableRow = memo(function VariableRow(props: VariableRowProps) {
  const { field, variableKey, variable, value, onChange, error, disabled } = props;
  const control = controlOf(variable);
  const name = (
    <bdi dir="ltr" className="font-mono text-small wrap-anywhere">
      {variableKey}
    </bdi>
  );

  if (control === 'checkbox') {
    return (
      <div data-field={field}>
        <Checkbox
          label={
            <>
              {name}
              {variable.required && <RequiredMark />}
            </>
          }
          name={field}
          checked={String(value) === 'true'}
          disabled={disabled}
          help={variable.description}
          error={error}
          onChange={(event) => onChange(variableKey, event.target.checked)}
        />
      </div>
    );
  }
  if (control === 'file') return <FileRow {...props} />;
  return (
    <div data-field={field}>
      <Field
        label={name}
        help={variable.description}
        required={variable.required && 'marked'}
        error={error}
      >
        <TextControl {...props} control={control} />
      </Field>
    </div>
  );
});

/** Unticked is a value too, so the checkbox itself is never `required`. */
function RequiredMark() {
  return (
    <span aria-hidden className="ms-0.5 text-danger">
      *
    </span>
  );
}

type TextControlProps = VariableRowProps & {
  control: 'choice' | 'secret' | 'textarea' | 'number' | 'text';
};

function TextControl(props: TextControlProps) {
  const { control, field, variableKey, variable, value = '', onChange, disabled, labels } = props;
  if (control === 'choice') return <ChoiceControl {...props} />;
  const input = {
    name: field,
    value: String(value),
    disabled,
    onChange: (event: { target: { value: string } }) =>
      onChange(variableKey, fromText(variable, event.target.value)),
  };
  if (control === 'secret') {
    return (
      <PasswordInput
        {...input}
        labels={{ show: labels.show(variableKey), hide: labels.hide(variableKey) }}
      />
    );
  }
  const { default: standard = '' } = variable;
  const placeholder = standard === '' ? undefined : labels.defaultIs(String(standard));
  if (control === 'textarea') return <Textarea {...input} rows={6} placeholder={placeholder} />;
  if (control === 'number') {
    return <NumberInput {...input} inputMode="decimal" placeholder={placeholder} />;
  }
  return <TextInput {...input} placeholder={placeholder} />;
}

function ChoiceControl({
  variableKey,
  variable,
  value = '',
  onChange,
  carriers,
  disabled,
  labels,
}: VariableRowProps) {
  const isEnum = variable.enum !== undefined;
  const names = variable.enum ?? (carriers?.status === 'ready' ? carriers.names : []);
  return (
    <AsyncSelect
      value={String(value)}
      onChange={(next) => onChange(variableKey, fromText(variable, next))}
      options={names.map((one) => ({ value: String(one), label: String(one) }))}
      status={isEnum ? 'ready' : carriers?.status}
      onRetry={!isEnum && carriers?.status === 'failed' ? carriers.onRetry : undefined}
      emptyOption={labels.noChoice}
      disabled={disabled}
      labels={{
        unavailable: labels.unavailable,
        loading: labels.carriersLoading,
        failed: labels.carriersFailed,
        retry: labels.retry,
      }}
    />
  );
}

/** A file input; the file's text becomes the value. The text can be viewed, edited or pasted instead. */
function FileRow({
  field,
  variableKey,
  variable,
  value = '',
  onChange,
  error,
  disabled,
  labels,
}: VariableRowProps) {
  const [readError, setReadError] = useState<string>();
  const textId = useId();
  return (
    <div data-field={field}>
      <Field
        label={
          <bdi dir="ltr" className="font-mono text-small wrap-anywhere">
            {variableKey}
          </bdi>
        }
        help={variable.description}
        required={variable.required && value === '' && 'marked'}
        error={readError ?? error}
      >
        <Stack gap="xs">
          <FileInput
            label={labels.chooseFile}
            disabled={disabled}
            labels={{ readErrorText: labels.readError }}
            onFile={() => setReadError(undefined)}
            onError={setReadError}
            onRead={(text) => onChange(variableKey, fromText(variable, text))}
          />
          <Textarea
            // The label belongs to the file input, so the text field has a separate name and id.
            id={textId}
            aria-label={labels.fileText(variableKey)}
            name={field}
            aria-required={false}
            rows={6}
            isMono
            value={String(value)}
            disabled={disabled}
            onChange={(event) => onChange(variableKey, fromText(variable, event.target.value))}
          />
        </Stack>
      </Field>
    </div>
  );
}
