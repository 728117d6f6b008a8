import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  cancelLabel: 'Cancel',
  typedConfirmationLabel: (text: string) => `Type ${text} to confirm`,
  fallbackError: "That didn't work. Try again.",
};

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when it is left, and when the promise of `onConfirm` is fulfilled. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequences, in a sentence or two. */
  children?: ReactNode;
  /** The action, such as 'Delete carrier'. Never 'OK'. */
  confirmLabel: string;
  /** The button that changes nothing. */
  cancelLabel?: string;
  /** `danger` for a loss: red button, focus on cancel. */
  tone?: 'default' | 'danger';
  /**
   * Does it. While its promise runs nothing can be pressed again; when it is fulfilled the dialog
   * closes, when it is rejected the dialog stays and shows the error's message. Without a promise
   * the caller closes it.
   */
  onConfirm: () => Promise<void> | void;
  /** Another way out, beside the action: 'Save and leave'. The primary button where it is there. */
  alternative?: { label: string; onChoose: () => void } | undefined;
  /** Has to be typed exactly before the button works. */
  typedConfirmation?: string;
  /** The children ask for something: their first field gets the focus, not a button. */
  hasFields?: boolean;
  /** Label of the field for `typedConfirmation`. */
  typedConfirmationLabel?: (text: string) => string;
  /** The failure, when the caller runs the action itself. */
  error?: string | undefined;
  /** It runs, when the caller runs the action itself. */
  isBusy?: boolean;
  /** Shown when a rejection has no message. */
  fallbackError?: string;
};

/** Asks one question before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Typed text and failure last for one opening.
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog({
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  alternative,
  typedConfirmation,
  hasFields = typedConfirmation !== undefined,
  typedConfirmationLabel,
  error: givenError,
  isBusy: givenBusy = false,
  fallbackError,
}: ConfirmDialogProps) {
  const text = useLabels('ConfirmDialog', defaultLabels);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  // State is late by a render; two presses within one must not both get through.
  const runs = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const isBusy = isRunning || givenBusy;
  const error = isBusy ? undefined : (givenError ?? failure);
  const isLocked = typedConfirmation !== undefined && typed !== typedConfirmation;
  const button = tone === 'danger' ? cancel : confirm;

  async function handleConfirm() {
    if (runs.current || isBusy || isLocked) return;
    const running = attempt(onConfirm);
    if (!running) return;
    runs.current = true;
    setIsRunning(true);
    setFailure(undefined);
    const problem = await running.then(
      () => undefined,
      (reason: unknown) =>
        reason instanceof Error && reason.message
          ? reason.message
          : (fallbackError ?? text.fallbackError),
    );
    runs.current = false;
    setIsRunning(false);
    if (problem === undefined) onOpenChange(false);
    else setFailure(problem);
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      size="sm"
      isBusy={isBusy}
      initialFocusRef={hasFields ? undefined : button}
      footer={
        <>
          <Button ref={cancel} disabled={isBusy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? text.cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'destructive' : 'primary'}
            isLoading={isBusy}
            disabled={isLocked}
            onClick={handleConfirm}
          >
            {confirmLabel}
          </Button>
          {alternative && (
            <Button variant="primary" disabled={isBusy} onClick={alternative.onChoose}>
              {alternative.label}
            </Button>
          )}
        </>
      }
    >
      {children && <div className="min-w-0 text-muted wrap-anywhere">{children}</div>}
      {typedConfirmation !== undefined && (
        <Field
          label={(typedConfirmationLabel ?? text.typedConfirmationLabel)(typedConfirmation)}
          className="mt-4"
        >
          <TextInput
            value={typed}
            readOnly={isBusy}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && handleConfirm()}
          />
        </Field>
      )}
      {/* Always there, or the first message would not be read out. */}
      <div role="alert">
        {error && (
          <p className="mt-4 flex items-start gap-1.5 text-danger">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">{error}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The promise of the action, if it gives one; a throw counts as a rejection. */
function attempt(action: () => Promise<void> | void): Promise<void> | undefined {
  try {
    const result = action();
    return result instanceof Promise ? result : undefined;
  } catch (reason) {
    return Promise.reject(reason);
  }
}
