import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useHeldCheck } from '../../held-check.ts';
import { useFieldControl } from '../field/index.ts';
import { useReason } from '../reason/index.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'children'> & {
  label?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  disabledReason?: string | undefined;
};

/**
 * Shared by checkbox and switch: ids, description, and the reason for being locked. With a reason
 * the input isn't disabled, so that it stays reachable by keyboard; it ignores presses, and a
 * native form neither submits nor validates it.
 */
export function useChoice({ label, help, error, disabledReason, ref, ...input }: ChoiceProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = input.id ?? field.id ?? ownId;
  const helpId = `${id}-about`;
  const errorId = `${id}-wrong`;
  const element = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => element.current,
    [],
  );
  useHeldCheck(element, input.checked);
  const reason = useReason(input.disabled ? disabledReason : undefined);
  const isLocked = reason.tooltip !== null;
  const describedBy = [
    error && errorId,
    input['aria-describedby'] ?? field['aria-describedby'],
    help && helpId,
    reason.describedBy,
  ];
  const inputProps: ComponentProps<'input'> = {
    ...field,
    ...(error && { 'aria-invalid': true }),
    ...input,
    ref: element,
    id,
    type: 'checkbox',
    disabled: isLocked ? undefined : input.disabled,
    'aria-disabled': isLocked || undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    ...(isLocked && {
      name: undefined,
      required: undefined,
      onClick: (event: MouseEvent) => event.preventDefault(),
      onChange: () => undefined,
    }),
  };
  return {
    id,
    helpId,
    errorId,
    /** The input element. */
    element,
    inputProps,
    /** Props of `ChoiceLabel`. */
    labelProps: {
      htmlFor: id,
      helpId,
      errorId,
      label,
      help,
      error,
      isRequired: input.required,
      isDisabled: input.disabled === true,
    },
    /** Props of the root: hovering the label shows the reason too. */
    trigger: reason.trigger,
    tooltip: reason.tooltip,
  };
}

type ChoiceLabelProps = {
  /** Id of the input. */
  htmlFor: string;
  /** Id of the help, for `aria-describedby` of the control. */
  helpId: string;
  /** Text beside the control. */
  label: ReactNode;
  /** A sentence below the label. */
  help: ReactNode;
  /** Mutes the label along with its control. */
  isDisabled: boolean;
  /** Marks the label with an asterisk. */
  isRequired?: boolean | undefined;
  /** The problem, in a sentence. */
  error?: string | undefined;
  /** Id of the problem, for `aria-describedby` of the control. */
  errorId?: string;
  /** Additional classes for the root. */
  className: string;
};

/** Label, error and help beside a box or switch; renders nothing without any of them. */
export function ChoiceLabel({
  htmlFor,
  helpId,
  label,
  help,
  isDisabled,
  isRequired = false,
  error,
  errorId,
  className,
}: ChoiceLabelProps) {
  if (!label && !help && !error) return null;
  return (
    <div className={clsx('min-w-0 pt-0.5 wrap-anywhere', className)}>
      <label
        htmlFor={htmlFor}
        className={clsx('block', isDisabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer')}
      >
        {label}
        {label && isRequired && (
          <span aria-hidden className="ms-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {error && (
        <p id={errorId} className="mt-0.5 flex items-start gap-1.5 text-small text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className="mt-0.5 text-small text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
