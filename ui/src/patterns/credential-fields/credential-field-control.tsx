import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FileInput } from '../../primitives/file-input/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { hiddenSecret } from '../../primitives/secret-display/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { formatJson } from './credential-fields.model.ts';
import type { CredentialField } from './credential-fields.types.ts';

export const defaultLabels = {
  optional: 'Optional',
  /** Shown below an empty secret that is stored. */
  savedSecret: 'Saved. Leave blank to keep it.',
  /** Shown below a file picker whose file is stored. */
  savedFile: 'Saved. Choose a file only to replace it.',
  /** Shown below a field that can't be changed after saving. */
  fixed: "Can't be changed. Delete the credential and add a new one instead.",
  format: 'Format',
  docs: 'Docs',
  /** Button of `CredentialTest`. */
  test: 'Test',
};

export type CredentialFieldsLabels = typeof defaultLabels;

type OfKind<K extends CredentialField['kind']> = Extract<CredentialField, { kind: K }>;

/** Props of the field's frame. `saved` is its help text while a stored value is kept. */
function frameOf(
  props: CredentialFieldControlProps<Exclude<CredentialField, OfKind<'modes'>>>,
  saved?: string,
) {
  const { field, label, isRequired, error, readOnly, isLocked, labels } = props;
  const help = isLocked ? labels.fixed : (saved ?? field.help);
  const required = isRequired && !readOnly && ('marked' as const);
  return { label, required, error, help };
}

const textOf = (value: string | boolean) => (typeof value === 'string' ? value : '');

export type CredentialFieldControlProps<F extends CredentialField = CredentialField> = {
  field: F;
  label: string;
  isRequired: boolean;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  /** Mask of the stored secret; absent when none is stored. */
  mask: string | undefined;
  error: string | undefined;
  /** Shown as text: the whole form or this field can't be changed. */
  readOnly: boolean;
  /** Whether the field can't be changed because it is stored. */
  isLocked: boolean;
  disabledReason: string | undefined;
  labels: CredentialFieldsLabels;
};

/** Renders one field with the matching control. */
export function CredentialFieldControl(props: CredentialFieldControlProps) {
  const { field, label, value, onChange, error, readOnly, isLocked, labels } = props;
  const text = textOf(value);
  switch (field.kind) {
    case 'file':
      return <FileField {...props} field={field} />;
    case 'secret':
      return <SecretField {...props} field={field} />;
    case 'json':
      return <JsonField {...props} field={field} />;
    case 'checkbox':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          help={field.help}
          disabled={readOnly}
          disabledReason={isLocked ? labels.fixed : props.disabledReason}
        />
      );
    case 'modes':
      return (
        <RadioGroup
          label={label}
          value={text}
          onChange={onChange}
          options={field.options}
          readOnly={readOnly}
          error={error}
        />
      );
    default:
      return (
        <Field {...frameOf({ ...props, field })} width={field.kind === 'textarea' ? 'full' : 'md'}>
          <PlainControl {...props} field={field} />
        </Field>
      );
  }
}

function PlainControl({
  field,
  isRequired,
  value,
  onChange,
  readOnly,
  labels,
}: CredentialFieldControlProps<OfKind<'text' | 'textarea' | 'select' | 'combobox'>>) {
  const text = textOf(value);
  if (field.kind === 'select') {
    const { emptyOption, options } = field;
    return (
      <Select
        value={text}
        onChange={onChange}
        options={
          emptyOption === undefined ? options : [{ value: '', label: emptyOption }, ...options]
        }
        placeholder={emptyOption}
        readOnly={readOnly}
      />
    );
  }
  if (field.kind === 'combobox') {
    return (
      <Combobox
        canFilter
        value={text === '' ? null : text}
        onChange={(next) => onChange(next ?? '')}
        options={field.options}
        canClear={!isRequired}
        labels={{ empty: field.emptyText }}
        readOnly={readOnly}
      />
    );
  }
  const optional = isRequired ? undefined : labels.optional;
  const shared = {
    value: text,
    maxLength: field.maxLength,
    // A placeholder would look like a stored value.
    placeholder: readOnly ? undefined : (field.placeholder ?? optional),
    readOnly,
  };
  return field.kind === 'textarea' ? (
    <Textarea
      {...shared}
      dir="auto"
      rows={field.rows}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextInput
      {...shared}
      // For addresses and names of models or people, the text decides the direction.
      dir={field.isMono ? 'ltr' : 'auto'}
      isMono={field.isMono}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function SecretField(props: CredentialFieldControlProps<OfKind<'secret'>>) {
  const { field, value, onChange, mask, readOnly, labels } = props;
  const isStored = mask !== undefined;
  return (
    <Field {...frameOf(props, isStored ? labels.savedSecret : undefined)} width="md">
      {readOnly ? (
        <TextInput isMono readOnly value={isStored ? hiddenSecret : ''} />
      ) : (
        <PasswordInput
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
          maxLength={field.maxLength}
          // Shows nothing of the mask: it may begin with real characters.
          placeholder={isStored ? hiddenSecret : field.placeholder}
        />
      )}
    </Field>
  );
}

function JsonField(props: CredentialFieldControlProps<OfKind<'json'>>) {
  const { field, label, value, onChange, readOnly, labels } = props;
  const text = textOf(value);
  if (readOnly) return <CodeBlock language={label} code={text} />;
  return (
    <Field
      {...frameOf(props)}
      aside={
        <span className="flex items-baseline gap-3">
          {field.docsUrl && (
            <Link href={field.docsUrl} isExternal className="tl-finger-line text-small">
              {labels.docs}
            </Link>
          )}
          {text.trim() !== '' && (
            <Button size="sm" variant="ghost" onClick={() => onChange(formatJson(text))}>
              {labels.format}
            </Button>
          )}
        </span>
      }
    >
      <Textarea
        isMono
        rows={6}
        cols={55}
        spellCheck={false}
        value={text}
        maxLength={field.maxLength}
        placeholder={field.placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function FileField(props: CredentialFieldControlProps<OfKind<'file'>>) {
  const { field, label, value, onChange, mask, readOnly, labels } = props;
  const [fileError, setFileError] = useState<string>();
  const text = textOf(value);
  const preview = text === '' ? (mask ?? '') : (field.preview?.(text) ?? '');
  const frame = frameOf(props, mask !== undefined && text === '' ? labels.savedFile : undefined);
  return (
    <Stack gap="xs">
      {(!readOnly || preview === '') && (
        <Field {...frame} error={fileError ?? frame.error}>
          {readOnly ? (
            <TextInput isMono readOnly value={mask === undefined ? '' : hiddenSecret} />
          ) : (
            <FileInput
              accept={field.accept}
              label={field.placeholder ?? label}
              onRead={(read) => {
                const problem = field.rule?.(read, {});
                setFileError(problem);
                if (!problem) onChange(read);
              }}
              onError={setFileError}
            />
          )}
        </Field>
      )}
      {preview !== '' && <CodeBlock code={preview} language={readOnly ? label : 'JSON'} />}
    </Stack>
  );
}
