import { FormError } from '@trunkline/ui/patterns/form-error';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import { afterPaint } from '../../browser/after-paint.ts';
import { onDemand } from '../../start/loadable.tsx';
import { keys } from '../page/shortcuts.ts';
import { RecordProvider } from './fields.tsx';
import type { RecordFormState } from './use-record-form.ts';

const EditConflicts = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/edit-conflicts')).EditConflicts,
}));

const ReviewDialog = onDemand(() => import('./review/review-dialog.tsx'));

type RecordFormProps<Values extends FieldValues> = {
  record: RecordFormState<Values>;
  /** Accessible name, on a page with several forms. */
  label?: string;
  /** Whether any field is required. Default: true. */
  hasRequired?: boolean;
  /** Whether there is a list for Cancel to lead to: some people have none. Default: true. */
  hasList?: boolean;
  /** Why the form can't be saved, whatever its values. */
  saveRefusal?: string | undefined;
  children: ReactNode;
};

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Blocks input during a save: a change would be neither saved nor kept. Unlike disabled fields,
 * this keeps the focus.
 */
const locked = {
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') refuse(event);
  },
  onBeforeInputCapture: refuse,
  onPasteCapture: refuse,
  onCutCapture: refuse,
  onDropCapture: refuse,
  onPointerDownCapture: refuse,
  onClickCapture: refuse,
};

const secretsGone =
  'Passwords and keys are never kept, nor are those in URLs. Enter them again where you changed them.';

/** Frame of every form of a record: restored values, errors, unsaved changes and Save. */
export function RecordForm<Values extends FieldValues>({
  record,
  label,
  hasRequired = true,
  hasList = true,
  saveRefusal,
  children,
}: RecordFormProps<Values>) {
  const [, navigate] = useLocation();
  const [isReviewing, setReviewing] = useState(false);
  const { kind, isNew, problem, writeRefusal, asked } = record;
  const { list } = kind;
  const canSave = writeRefusal === undefined;
  // A form without a list belongs to its page: there is nowhere to go, so it discards instead.
  const discards = list === undefined;
  const cancel = list !== undefined && hasList ? () => navigate(list) : undefined;
  return (
    <>
      <form
        ref={record.element}
        aria-label={label}
        noValidate
        data-record
        aria-keyshortcuts={keys.save.aria}
        onSubmit={record.submit}
        aria-busy={record.isSaving}
        {...(record.isSaving && locked)}
        className="grid grid-cols-1 gap-5"
      >
        {record.isRestored && (
          <FormError
            tone="warning"
            title="Unsaved changes restored"
            messages={record.losesSecrets() ? [{ message: secretsGone }] : undefined}
          >
            {/* Where nobody cancels, the bar below discards. */}
            {!discards && (
              <Button size="sm" className="mt-1 justify-self-start" onClick={record.discard}>
                Discard changes
              </Button>
            )}
          </FormError>
        )}
        {problem && (
          <FormError
            ref={record.banner}
            tone={problem.tone}
            title={problem.title}
            messages={problem.messages.map((message) => ({ message }))}
          />
        )}
        {!canSave && <FormError tone="warning" title={writeRefusal} />}
        {canSave && hasRequired && (
          <p className="text-small text-muted">Fields marked with an asterisk (*) are required.</p>
        )}
        <RecordProvider value={record as unknown as RecordFormState}>{children}</RecordProvider>
        {canSave && (
          <SaveBar
            isDirty={record.isDirty}
            changes={record.changes}
            onReview={() => setReviewing(true)}
            reviewHint={keys.review.hint}
            isLoading={record.isSaving}
            onCancel={discards && record.isDirty ? record.discard : cancel}
            saveHint={keys.save.hint}
            saveRefusal={saveRefusal}
            labels={{
              ...(isNew ? { saved: 'No changes yet', save: `Create ${kind.noun}` } : undefined),
              cancel: discards ? 'Discard changes' : undefined,
            }}
            problems={record.problems.map(({ id, message }) => ({
              id,
              message,
              onJump: () => record.jumpTo(id),
            }))}
          />
        )}
      </form>
      {isReviewing && (
        <ReviewDialog
          record={record as unknown as RecordFormState}
          onClose={() => setReviewing(false)}
          onGoTo={(path) => {
            setReviewing(false);
            // The dialog returns the focus first.
            afterPaint(() => record.review.goTo(path));
          }}
          onSave={() => {
            setReviewing(false);
            afterPaint(() => record.element.current?.requestSubmit());
          }}
        />
      )}
      {asked && <EditConflicts conflicts={asked.clashes} onAnswer={asked.answer} />}
    </>
  );
}
