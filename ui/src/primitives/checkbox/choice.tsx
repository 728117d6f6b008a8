import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { useFieldControl } from '../field/index.ts';
import { useReason } from '../reason/index.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'children'> & {
  help?: ReactNode;
  disabledReason?: string | undefined;
};

/**
 * Shared by checkbox and switch: ids, description, and the reason for being locked. With a reason
 * the input isn't disabled, so that it stays reachable by keyboard; it ignores presses.
 */
export function useChoice({ help, disabledReason, ...input }: ChoiceProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = input.id ?? field.id ?? ownId;
  const helpId = `${id}-about`;
  const reason = useReason(input.disabled ? disabledReason : undefined);
  const isLocked = reason.tooltip !== null;
  const describedBy = [
    input['aria-describedby'] ?? field['aria-describedby'],
    help && helpId,
    reason.describedBy,
  ];
  const inputProps: ComponentProps<'input'> = {
    ...field,
    ...input,
    id,
    type: 'checkbox',
    disabled: isLocked ? undefined : input.disabled,
    'aria-disabled': isLocked || undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    ...(isLocked && {
      onClick: (event: MouseEvent) => event.preventDefault(),
      onChange: () => undefined,
    }),
  };
  return {
    id,
    helpId,
    inputProps,
    /** For the root: hovering the label shows the reason too. */
    trigger: reason.trigger,
    tooltip: reason.tooltip,
  };
}

type ChoiceLabelProps = {
  /** Goes to the input. */
  htmlFor: string;
  /** Id of the help, for `aria-describedby` of the control. */
  helpId: string;
  /** The words beside the control. */
  label: ReactNode;
  /** A sentence below the label. */
  help: ReactNode;
  /** Mutes the label like its control. */
  isDisabled: boolean;
  /** Classes for the root, beside its own. */
  className: string;
};

/** Label and help behind a box or a switch; nothing where there is neither. */
export function ChoiceLabel({
  htmlFor,
  helpId,
  label,
  help,
  isDisabled,
  className,
}: ChoiceLabelProps) {
  if (!label && !help) return null;
  return (
    <div className={clsx('min-w-0 pt-0.5 wrap-anywhere', className)}>
      <label
        htmlFor={htmlFor}
        className={clsx('block', isDisabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer')}
      >
        {label}
      </label>
      {help && (
        <p id={helpId} className="mt-0.5 text-small text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
