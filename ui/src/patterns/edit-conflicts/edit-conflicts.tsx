import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Form } from '../../primitives/form/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { useLabels } from '../../use-labels.ts';

export type EditConflict = {
  /** Key of the field in the answer. */
  path: string;
  /** 'Registration webhook' */
  label: string;
  /** The user's own value, in a few words. Never a secret. */
  mine: string;
  /** The value stored now. */
  theirs: string;
};

export type ConflictChoice = 'mine' | 'theirs';

export const defaultLabels = {
  title: 'Changed by someone else',
  description: (count: number) =>
    `While you were editing, someone else saved ${count === 1 ? 'a value' : `${count} values`} you changed too. Choose what to keep. Nothing has been saved yet.`,
  mine: 'Yours',
  theirs: 'Saved by someone else',
  save: 'Save',
  cancel: 'Back to the form',
};

export type EditConflictsLabels = typeof defaultLabels;

export type EditConflictsProps = {
  /** Each field changed on both sides. */
  conflicts: readonly EditConflict[];
  /** Called with the choice for each path; null: back to the form, nothing is saved. */
  onAnswer: (choices: Record<string, ConflictChoice> | null) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<EditConflictsLabels>;
};

/** Fields that two people changed at the same time: shows both values and lets the user choose one by one. */
export function EditConflicts({ conflicts, onAnswer, labels }: EditConflictsProps) {
  const text = useLabels('EditConflicts', defaultLabels, labels);
  const formId = useId();
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>(() =>
    Object.fromEntries(conflicts.map(({ path }) => [path, 'mine'])),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(null)}
      title={text.title}
      description={text.description(conflicts.length)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {text.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          // React events bubble out of portals: they must not reach the form that is being saved.
          event.stopPropagation();
          onAnswer(choices);
        }}
      >
        {conflicts.map(({ path, label, mine, theirs }) => (
          <RadioGroup
            key={path}
            label={label}
            value={choices[path]}
            onChange={(choice) =>
              setChoices({ ...choices, [path]: choice === 'theirs' ? 'theirs' : 'mine' })
            }
            options={[
              { value: 'mine', label: text.mine, help: <Value>{mine}</Value> },
              { value: 'theirs', label: text.theirs, help: <Value>{theirs}</Value> },
            ]}
          />
        ))}
      </Form>
    </Dialog>
  );
}

function Value({ children }: { children: string }) {
  return <span className="line-clamp-3 wrap-anywhere text-default">{children}</span>;
}
