import { useState } from 'react';
import { EditConflicts } from '../../ui/src/patterns/edit-conflicts/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Form } from '../../ui/src/primitives/form/index.ts';
import { Stack } from '../../ui/src/primitives/stack/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';

/** Loads the record again before saving, and asks where someone else changed the same value. */
export function TwoPeople({
  loaded,
  read,
  save,
}: {
  loaded: string;
  read: () => string;
  save: (name: string) => void;
}) {
  const [name, setName] = useState(loaded);
  const [theirs, setTheirs] = useState<string | null>(null);

  function handleSubmit() {
    const current = read();
    if (current !== loaded && current !== name) setTheirs(current);
    else save(name);
  }

  return (
    <>
      <Form onSubmit={handleSubmit}>
        <Stack>
          <Field label="Account name" help="Someone else has just renamed this account.">
            <TextInput value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button type="submit" variant="primary" className="w-fit">
            Save
          </Button>
        </Stack>
      </Form>
      {theirs !== null && (
        <EditConflicts
          conflicts={[{ path: 'name', label: 'Account name', mine: name, theirs }]}
          onAnswer={(choices) => {
            const kept = choices?.['name'] === 'theirs' ? theirs : name;
            setTheirs(null);
            setName(kept);
            if (choices) save(kept);
          }}
        />
      )}
    </>
  );
}
