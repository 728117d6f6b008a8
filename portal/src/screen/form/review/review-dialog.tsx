import { RecordChanges } from '@trunkline/ui/patterns/record-changes';
import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { useRecordNames } from '../../history/use-record-names.ts';
import type { RecordFormState } from '../use-record-form.ts';
import { reviewOf, withReset } from './review.ts';

type ReviewDialogProps<Values extends FieldValues> = {
  record: RecordFormState<Values>;
  onClose: () => void;
  /** Closes the dialog and goes to a field or a row. */
  onGoTo: (path: string) => void;
  onSave: () => void;
};

const nothing = 'Nothing is changed.';

type Read<Values> = { stored: Values | null; effects: readonly string[]; notices: string[] };

/** Shows what a save would store, its effects elsewhere, and what others have changed meanwhile. */
export default function ReviewDialog<Values extends FieldValues>({
  record,
  onClose,
  onGoTo,
  onSave,
}: ReviewDialogProps<Values>) {
  const [read, setRead] = useState<Read<Values> | null>(null);
  const nameOf = useRecordNames();
  const load = useEffectEvent(async (isThere: () => boolean) => {
    const { reread, effects } = record.review;
    const notices: string[] = [];
    const failed = (what: string) => (error: unknown) => {
      notices.push(`Couldn't check ${what}: ${messageOf(error)}`);
      return undefined;
    };
    const [latest, sideEffects = []] = await Promise.all([
      reread?.().catch(failed('what others have changed')),
      effects?.().catch(failed('what else changes')),
    ]);
    if (isThere()) setRead({ stored: latest?.values ?? null, effects: sideEffects, notices });
  });
  useEffect(() => {
    let isMounted = true;
    load(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, []);
  const versions = record.review.versions();
  const { own, others } = reviewOf(
    { ...versions, stored: read?.stored ?? versions.base },
    { ...record.review.tools(), nameOf },
  );
  const isEmpty = own.fields.length === 0 && own.groups.length === 0;
  const hasOthers = others.fields.length > 0 || others.groups.length > 0;
  const noun = record.kind.noun;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Review changes"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Back to the form</Button>
          <Button variant="primary" disabled={isEmpty} disabledReason={nothing} onClick={onSave}>
            {record.isNew ? `Create ${noun}` : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {[...(read?.effects ?? []), ...(read?.notices ?? [])].map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-small text-warning">
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{text}</span>
          </p>
        ))}
        {!isEmpty && record.review.reviewed()}
        {isEmpty ? (
          <p className="text-muted">{nothing}</p>
        ) : (
          <RecordChanges
            fields={own.fields}
            groups={own.groups}
            kind={record.isNew ? 'added' : 'changed'}
            onReset={(path) =>
              record.review.put(withReset(versions.values, versions.base, path), path)
            }
            onGoTo={onGoTo}
          />
        )}
        {hasOthers && (
          <section className="grid gap-2">
            <Heading level={3} size="body">
              Changed by someone else since
            </Heading>
            <p className="text-small text-muted">Your save keeps these.</p>
            <RecordChanges fields={others.fields} groups={others.groups} />
          </section>
        )}
        {read === null && <Spinner label="Checking what is stored by now…" />}
      </div>
    </Dialog>
  );
}
