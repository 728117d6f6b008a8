import { clsx } from 'clsx';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useLabels } from '../../use-labels.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from '../text-input/index.ts';

export const defaultLabels = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'CAPSLOCK is enabled!',
};

export type PasswordInputLabels = typeof defaultLabels;

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & {
  /** `md` is the control height (density-aware), `sm` 28 px for row editors. */
  size?: 'md' | 'sm';
  /** Adds a button that reveals the text. Default: true. */
  canReveal?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<PasswordInputLabels>;
};

/**
 * Credentials of gateways and vendors don't belong to the user: keep password managers away.
 * Browsers ignore `off` in a password field and fill in the user's password; they leave a new one
 * alone.
 */
const notForPasswordManagers = {
  autoComplete: 'new-password',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
} as const;

/**
 * Password or key: hidden until revealed, with a caps-lock warning while typing. Password managers
 * are kept out unless `autoComplete` is set. `ref` and other props go to the input, `className` to
 * the root.
 */
export function PasswordInput({
  size = 'md',
  canReveal = true,
  labels,
  className,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordInputProps) {
  const field = useFieldControl();
  const [isRevealed, setIsRevealed] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const text = useLabels('PasswordInput', defaultLabels, labels);
  const toggleLabel = isRevealed ? text.hide : text.show;
  const ToggleIcon = isRevealed ? EyeOff : Eye;
  const watchCapsLock = (event: KeyboardEvent) =>
    setHasCapsLock(event.getModifierState('CapsLock'));

  return (
    <div className={className}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...(rest.autoComplete === undefined && notForPasswordManagers)}
          {...field}
          {...rest}
          type={isRevealed ? 'text' : 'password'}
          className={controlStyles({ size, className: clsx(canReveal && 'pe-10!') })}
          onKeyDown={(event) => {
            watchCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watchCapsLock(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setHasCapsLock(false);
            onBlur?.(event);
          }}
        />
        {canReveal && (
          // A native tooltip: the library's costs 20 KiB, too much for the sign-in page.
          <button
            type="button"
            aria-label={toggleLabel}
            title={toggleLabel}
            disabled={rest.disabled}
            className="absolute inset-y-0 end-0.5 my-auto inline-grid size-6.5 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-default disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:end-0 pointer-coarse:size-control"
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <ToggleIcon size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      <p
        role="status"
        className={clsx(
          'flex items-center gap-1.5 text-small text-warning',
          hasCapsLock && 'mt-1.5',
        )}
      >
        {hasCapsLock && (
          <>
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
            {text.capsLock}
          </>
        )}
      </p>
    </div>
  );
}
