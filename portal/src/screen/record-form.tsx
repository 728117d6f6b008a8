import { FormError } from '@trunkline/ui/patterns/form-error';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import type { ReactNode } from 'react';
import type { RecordFormState } from './use-record-form.ts';

type RecordFormProps = {
  record: RecordFormState;
  /** The record does not exist yet. */
  isNew: boolean;
  /** 'Create account' for a new record; else 'Save'. */
  createLabel?: string;
  /** Why nothing can be changed. */
  writeRefusal: string | undefined;
  /** Before the messages of a group, where they are listed away from it: by first part of the path. */
  groupLabels?: Record<string, string>;
  onCancel?: () => void;
  children: ReactNode;
  /** Below the save bar: what is not part of the save. */
  footer?: ReactNode;
};

/** Frame of every form over a record: what is back, what went wrong, what is unsaved, Save. */
export function RecordForm({
  record,
  isNew,
  createLabel = 'Save',
  writeRefusal,
  groupLabels = {},
  onCancel,
  children,
  footer,
}: RecordFormProps) {
  const { problem } = record;
  return (
    <form ref={record.element} noValidate onSubmit={record.submit} className="grid gap-5">
      {record.isRestored && (
        <FormError
          tone="warning"
          title="Your unsaved changes are back"
          messages={[
            {
              message:
                'Passwords and keys are never kept: enter them again where you changed them.',
            },
          ]}
        >
          <Button
            size="sm"
            className="mt-1 justify-self-start"
            onClick={() => record.discardRestored()}
          >
            Discard them
          </Button>
        </FormError>
      )}
      {problem && (
        <FormError
          title={problem.title}
          messages={problem.messages.map((message) => ({ message }))}
        />
      )}
      {writeRefusal === undefined ? (
        <p className="text-small text-muted">Fields marked with an asterisk (*) are required.</p>
      ) : (
        <FormError tone="warning" title={writeRefusal} />
      )}
      {children}
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        onCancel={onCancel}
        saveLabel={isNew ? createLabel : 'Save'}
        labels={isNew ? { saved: 'Nothing entered yet' } : undefined}
        problems={record.problems.map(({ id, message }) => ({
          id,
          message: `${groupLabels[id.split('.')[0] ?? ''] ?? ''}${message}`,
          onJump: () => record.jumpTo(id),
        }))}
        canSave={writeRefusal === undefined}
        disabledReason={writeRefusal}
      />
      {footer}
    </form>
  );
}
