import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  emptyTag,
  focusAfterRemoval,
  removeAt,
  replaceAt,
  type Tag,
  type TagErrors,
} from './tags.model.ts';

export const defaultLabels = {
  name: 'Name',
  value: 'Value',
  add: 'Add tag',
  /** By row number, from 1. */
  remove: (row: number) => `Delete tag ${row}`,
  rowName: (row: number) => `Name of tag ${row}`,
  rowValue: (row: number) => `Value of tag ${row}`,
  empty: 'No tags.',
};

export type TagsEditorLabels = typeof defaultLabels;

export type TagsEditorProps = {
  /** Name of the group: 'S3 Tags'. */
  label: string;
  /** A sentence below the label. */
  help?: string;
  /** Tags in display order. */
  value: readonly Tag[];
  /** Called with the complete next value. */
  onChange: (tags: Tag[]) => void;
  /** By path: '0.name', '2.value'. */
  errors?: TagErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Blocks every control; `readOnly` is easier to read. */
  disabled?: boolean;
  /** Reason why nothing can be changed. */
  disabledReason?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<TagsEditorLabels>;
};

const fields = ['name', 'value'] as const;
const rowStyles = [
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1.5',
  '@max-[440px]:grid-cols-[minmax(0,1fr)_auto] @max-[440px]:rounded-md @max-[440px]:border @max-[440px]:border-default @max-[440px]:p-3',
].join(' ');

/** Name and value pairs in a grid: one line per tag, small cards if narrow. */
export function TagsEditor({
  label,
  help,
  value,
  onChange,
  errors = {},
  readOnly = false,
  disabled = false,
  disabledReason,
  labels,
}: TagsEditorProps) {
  const text = useLabels('TagsEditor', defaultLabels, labels);
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const inputId = (index: number, field: string) => `${id}-${index}-${field}`;
  const errorId = (index: number, field: string) => `${inputId(index, field)}-error`;

  const focusName = (index: number) =>
    root.current?.querySelector<HTMLElement>(`#${CSS.escape(inputId(index, 'name'))}`)?.focus();

  const handleAdd = () => {
    // The new row must be rendered before it can be focused.
    flushSync(() => onChange([...value, emptyTag]));
    focusName(value.length);
  };
  const handleRemove = (index: number) => {
    flushSync(() => onChange(removeAt(value, index)));
    const target = focusAfterRemoval(index, value.length - 1);
    if (target === undefined) addButton.current?.focus();
    else focusName(target);
  };

  return (
    <fieldset ref={root} className="@container min-w-0">
      <legend className="mb-1.5 font-medium wrap-anywhere text-default">{label}</legend>
      {help && <p className="mb-2 text-small wrap-anywhere text-muted">{help}</p>}
      {readOnly ? (
        <ReadOnlyTags tags={value} labels={text} />
      ) : (
        <Stack gap="xs">
          {value.length > 0 && (
            <div
              aria-hidden
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-2 text-meta font-medium text-muted @max-[440px]:hidden"
            >
              {[text.name, text.value].map((head) => (
                <span key={head}>
                  {head}
                  <span className="ms-0.5 text-danger">*</span>
                </span>
              ))}
              <span className="w-control" />
            </div>
          )}
          {value.map((tag, index) => {
            const row = index + 1;
            const names = { name: text.rowName(row), value: text.rowValue(row) };
            const heads = { name: text.name, value: text.value };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no identity but its place
              <div key={index} className={rowStyles}>
                {fields.map((field) => {
                  const error = errors[`${index}.${field}`];
                  return (
                    <div key={field} className="min-w-0 @max-[440px]:col-start-1">
                      <span
                        aria-hidden
                        className="mb-1 hidden text-meta font-medium text-muted @max-[440px]:block"
                      >
                        {heads[field]}
                      </span>
                      <TextInput
                        id={inputId(index, field)}
                        aria-label={names[field]}
                        aria-required
                        value={tag[field]}
                        disabled={disabled}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? errorId(index, field) : undefined}
                        onChange={(event) =>
                          onChange(replaceAt(value, index, { [field]: event.target.value }))
                        }
                      />
                      {error && (
                        <p
                          id={errorId(index, field)}
                          className="mt-1 flex items-start gap-1.5 text-small wrap-anywhere text-danger"
                        >
                          <CircleAlert
                            size={14}
                            strokeWidth={1.75}
                            aria-hidden
                            className="mt-0.5 shrink-0"
                          />
                          {error}
                        </p>
                      )}
                    </div>
                  );
                })}
                <IconButton
                  icon={X}
                  label={text.remove(row)}
                  tone="danger"
                  disabled={disabled}
                  className="@max-[440px]:col-start-2 @max-[440px]:row-start-1"
                  onClick={() => handleRemove(index)}
                />
              </div>
            );
          })}
          <div>
            <Button
              ref={addButton}
              size="sm"
              icon={Plus}
              disabled={disabled}
              disabledReason={disabledReason}
              onClick={handleAdd}
            >
              {text.add}
            </Button>
          </div>
        </Stack>
      )}
    </fieldset>
  );
}

function ReadOnlyTags({ tags, labels }: { tags: readonly Tag[]; labels: TagsEditorLabels }) {
  if (tags.length === 0) return <Text tone="muted">{labels.empty}</Text>;
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1">
      {tags.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no identity but its place
        <div key={index} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
