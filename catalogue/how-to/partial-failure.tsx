import { useState } from 'react';
import { FormError } from '../../ui/src/patterns/form-error/index.ts';
import { SaveBar } from '../../ui/src/patterns/save-bar/index.ts';
import { Form } from '../../ui/src/primitives/form/index.ts';
import { Text } from '../../ui/src/primitives/text/index.ts';

type Part = { id: string; name: string; save: () => Promise<void> };

/** Saves part by part. Failed parts stay, and Save retries only those. */
export function PartialFailure({ parts }: { parts: readonly Part[] }) {
  const [left, setLeft] = useState(parts);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function handleSubmit() {
    setSaving(true);
    const failed: Part[] = [];
    for (const part of left) await part.save().catch(() => failed.push(part));
    setLeft(failed);
    setFailed(failed.length > 0);
    setSaving(false);
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Text>Unsaved: {left.map(({ name }) => name).join(', ') || 'nothing'}</Text>
      <SaveBar
        isDirty={left.length > 0}
        isLoading={isSaving}
        changes={left.length}
        labels={{ save: hasFailed ? 'Try again' : 'Save' }}
        status={
          hasFailed && (
            <FormError
              tone="warning"
              title={`The carrier was saved, ${left.length} of its gateways was not.`}
              messages={left.map(({ name }) => ({
                message: `${name}: the platform didn’t answer.`,
              }))}
            />
          )
        }
      />
    </Form>
  );
}
