import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  /** Closes the dialog without doing anything. */
  cancelLabel: 'Cancel',
  /** Label of the field for `typedConfirmation`. */
  typedConfirmationLabel: (text: string) => `Type ${text} to confirm`,
  /** Shown when a rejection has no message. */
  fallbackError: "That didn't work. Try again.",
};

export type ConfirmDialogLabels = typeof defaultLabels;

/** An alternative to the action. */
export type ConfirmAlternative = {
  label: string;
  onSelect?: () => void;
  /** @deprecated since 0.3.0, use `onSelect`, removed in 0.4.0 */
  onChoose?: () => void;
};

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when the user cancels, and when the promise of `onConfirm` is fulfilled. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequences, in a sentence or two. */
  children?: ReactNode;
  /** Label of the action, such as 'Delete carrier'. Never 'OK'. */
  confirmLabel: string;
  /**
   * `danger` for a loss: red button, focus on cancel. `default` is deprecated since 0.3.0, use
   * `tone="neutral"`, removed in 0.4.0.
   */
  tone?: 'neutral' | 'danger' | 'default';
  /**
   * Runs the action. While its promise is pending, the buttons are blocked. When it is fulfilled,
   * the dialog closes; when it is rejected, the dialog stays and shows the error's message. Without
   * a promise the caller closes it.
   */
  onConfirm: () => Promise<void> | void;
  /** An alternative beside the action, such as 'Save and leave'. If present, it is the primary button. */
  alternative?: ConfirmAlternative | undefined;
  /** Text to type exactly before the button works. */
  typedConfirmation?: string;
  /** The children contain fields: the first one gets the focus instead of a button. */
  hasFields?: boolean;
  /** Error to show, when the caller runs the action itself. */
  error?: string | undefined;
  /** Whether the action runs, when the caller runs it itself. */
  isLoading?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<ConfirmDialogLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isBusy?: boolean;
  /** @deprecated since 0.3.0, use `labels.cancelLabel`, removed in 0.4.0 */
  cancelLabel?: string;
  /** @deprecated since 0.3.0, use `labels.typedConfirmationLabel`, removed in 0.4.0 */
  typedConfirmationLabel?: (text: string) => string;
  /** @deprecated since 0.3.0, use `labels.fallbackError`, removed in 0.4.0 */
  fallbackError?: string;
};

/** Asks one question before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Typed text and error are reset each time it opens.
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog({
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  alternative,
  typedConfirmation,
  hasFields = typedConfirmation !== undefined,
  typedConfirmationLabel,
  error: givenError,
  isBusy,
  isLoading: isGivenLoading = isBusy ?? false,
  fallbackError,
  labels,
}: ConfirmDialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkNames('ConfirmDialog', {
      isBusy,
      tone,
      cancelLabel,
      typedConfirmationLabel,
      fallbackError,
      onChoose: alternative?.onChoose,
    });
  }
  const text = useLabels('ConfirmDialog', defaultLabels, labels);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  // State lags by a render: a double press must not run the action twice.
  const runs = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const isLoading = isRunning || isGivenLoading;
  const error = isLoading ? undefined : (givenError ?? failure);
  const isLocked = typedConfirmation !== undefined && typed !== typedConfirmation;
  const toType = (typedConfirmationLabel ?? text.typedConfirmationLabel)(typedConfirmation ?? '');
  const button = tone === 'danger' ? cancel : confirm;

  async function handleConfirm() {
    if (runs.current || isLoading || isLocked) return;
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
      size={alternative ? 'md' : 'sm'}
      isLoading={isLoading}
      initialFocusRef={hasFields ? undefined : button}
      footer={
        <>
          <Button ref={cancel} disabled={isLoading} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? text.cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            tone={tone === 'danger' ? 'danger' : 'neutral'}
            isLoading={isLoading}
            disabled={isLocked}
            disabledReason={toType}
            onClick={handleConfirm}
          >
            {confirmLabel}
          </Button>
          {alternative && (
            <Button
              variant="primary"
              disabled={isLoading}
              onClick={alternative.onSelect ?? alternative.onChoose}
            >
              {alternative.label}
            </Button>
          )}
        </>
      }
    >
      {children && <div className="min-w-0 text-muted wrap-anywhere">{children}</div>}
      {typedConfirmation !== undefined && (
        <Field label={toType} className="mt-4">
          <TextInput
            value={typed}
            readOnly={isLoading}
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

/** Promise of the action, if it returns one; a throw counts as a rejection. */
function attempt(action: () => Promise<void> | void): Promise<void> | undefined {
  try {
    const result = action();
    return result instanceof Promise ? result : undefined;
  } catch (reason) {
    return Promise.reject(reason);
  }
}
