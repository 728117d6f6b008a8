import { FormError } from '@trunkline/ui/patterns/form-error';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import type { RecordFormState } from './use-record-form.ts';

type RecordFormProps = {
  record: RecordFormState;
  /** For assistive technology, on a page of several forms. */
  label?: string;
  /** The record does not exist yet. */
  isNew?: boolean;
  /** 'Create account' for a new record; else 'Save'. */
  createLabel?: string;
  /** Why nothing can be changed. */
  writeRefusal: string | undefined;
  /** Some field must be filled in. */
  hasRequired?: boolean;
  /** Before the messages of a group, where they are listed away from it: by first part of the path. */
  groupLabels?: Readonly<Record<string, string>>;
  /** Leaves the form. A form that is its own page's takes its changes back instead: 'discard'. */
  onCancel?: (() => void) | 'discard';
  children: ReactNode;
  /** Below the save bar: what is not part of the save. */
  footer?: ReactNode;
};

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * While a save runs nothing is changed: it would be neither saved nor kept. The focus stays where it
 * is, which a disabled field would lose.
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

/** Frame of every form over a record: what is back, what went wrong, what is unsaved, Save. */
export function RecordForm({
  record,
  label,
  isNew = false,
  createLabel = 'Save',
  writeRefusal,
  hasRequired = true,
  groupLabels = {},
  onCancel,
  children,
  footer,
}: RecordFormProps) {
  const { problem } = record;
  const discards = onCancel === 'discard';
  const discard = record.isDirty ? record.discard : undefined;
  return (
    <form
      ref={record.element}
      aria-label={label}
      noValidate
      onSubmit={record.submit}
      aria-busy={record.isSaving}
      {...(record.isSaving && locked)}
      className="grid grid-cols-1 gap-5"
    >
      {record.isRestored && (
        <FormError
          tone="warning"
          title="Your unsaved changes are back"
          messages={
            record.losesSecrets
              ? [
                  {
                    message:
                      'Passwords and keys are never kept: enter them again where you changed them.',
                  },
                ]
              : undefined
          }
        >
          <Button size="sm" className="mt-1 justify-self-start" onClick={() => record.discard()}>
            Discard them
          </Button>
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
      {writeRefusal !== undefined && <FormError tone="warning" title={writeRefusal} />}
      {writeRefusal === undefined && hasRequired && (
        <p className="text-small text-muted">Fields marked with an asterisk (*) are required.</p>
      )}
      {children}
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        onCancel={discards ? discard : onCancel}
        cancelLabel={discards ? 'Discard changes' : undefined}
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
