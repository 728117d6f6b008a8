import { type MouseEvent, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/src/patterns/confirm-dialog/index.ts';
import { SaveBar } from '../../ui/src/patterns/save-bar/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Form } from '../../ui/src/primitives/form/index.ts';
import { Link } from '../../ui/src/primitives/link/index.ts';
import { Stack } from '../../ui/src/primitives/stack/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';

/** Asks before changes are lost, on links of the page and when the tab is closed. */
export function UnsavedChanges({ onLeave }: { onLeave: () => void }) {
  const [stored, setStored] = useState('Acme Support');
  const [name, setName] = useState(stored);
  const [isLeaving, setLeaving] = useState(false);
  const isDirty = name !== stored;

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function handleLeave(event: MouseEvent) {
    event.preventDefault();
    if (isDirty) setLeaving(true);
    else onLeave();
  }

  return (
    <Form onSubmit={() => setStored(name)}>
      <Stack>
        <Link href="#accounts" onClick={handleLeave}>
          Back to the accounts
        </Link>
        <Field label="Account name">
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <SaveBar isDirty={isDirty} changes={isDirty ? 1 : 0} onCancel={() => setName(stored)} />
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        onConfirm={async () => onLeave()}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        labels={{ cancelLabel: 'Stay' }}
        tone="danger"
      >
        The new account name is not saved.
      </ConfirmDialog>
    </Form>
  );
}
