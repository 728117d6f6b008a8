import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  legend: 'Views',
  empty: 'A view keeps filters, order and columns under a name.',
  name: 'Name of the view',
  save: 'Save view',
  /** Shown when a view of this name exists. */
  replaces: 'Replaces the view of this name.',
  missing: 'Enter a name.',
  remove: (name: string) => `Delete view ${name}`,
};

export type SavedViewsLabels = typeof defaultLabels;

export type SavedViewsProps = {
  /** Names of the views, in order. */
  names: readonly string[];
  /** Called when a view was chosen. */
  onOpen: (name: string) => void;
  /** Saves the current view of the list under this name. */
  onSave: (name: string) => void;
  /** Deletes the view of this name. */
  onDelete: (name: string) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<SavedViewsLabels>;
};

/** Named views of a list. */
export function SavedViews({ names, onOpen, onSave, onDelete, labels }: SavedViewsProps) {
  const text = useLabels('SavedViews', defaultLabels, labels);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const typed = name.trim();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed === '') return;
    onSave(typed);
    setName('');
  };
  return (
    <Fieldset legend={text.legend}>
      {names.length === 0 ? (
        <p className="text-small text-muted">{text.empty}</p>
      ) : (
        <ul className="grid grid-cols-1 rounded-md border border-default">
          {names.map((one) => (
            <li
              key={one}
              className="flex min-h-control items-center gap-1 border-b border-subtle ps-3 pe-1 last:border-b-0"
            >
              <button
                type="button"
                onClick={() => onOpen(one)}
                className="min-h-6 min-w-0 flex-1 text-start text-accent underline decoration-1 underline-offset-2 pointer-coarse:min-h-control"
              >
                <span className="block truncate" title={one}>
                  {one}
                </span>
              </button>
              <IconButton
                size="sm"
                icon={Trash2}
                tone="danger"
                label={text.remove(one)}
                onClick={() => onDelete(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={handleSubmit} noValidate className="flex flex-wrap items-start gap-2 pt-2">
        <Field
          label={text.name}
          help={names.includes(typed) ? text.replaces : undefined}
          error={isMissing && typed === '' ? text.missing : undefined}
          width="md"
        >
          <TextInput value={name} maxLength={64} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" icon={Bookmark} className="mt-6.5">
          {text.save}
        </Button>
      </form>
    </Fieldset>
  );
}
