import { cva } from 'class-variance-authority';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const bannerStyles = cva(
  'flex items-start gap-2.5 rounded-md border px-3.5 py-3 outline-focus focus-visible:outline-2 focus-visible:outline-offset-2',
  {
    variants: {
      tone: {
        danger: 'border-danger bg-danger-soft',
        warning: 'border-warning bg-warning-soft',
      },
    },
  },
);

export type FormErrorMessage = {
  message: string;
  /** Jumps to the field in question; makes the message a button. */
  onJump?: () => void;
};

export type FormErrorProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Outcome for the whole form, such as 'The carrier was not saved'. */
  title: ReactNode;
  /** One message per problem. */
  messages?: readonly FormErrorMessage[];
  /** `danger` (default), or `warning` after a partial save. */
  tone?: 'danger' | 'warning';
  /** Content that messages can't express. */
  children?: ReactNode;
};

/**
 * Errors of the form as a whole. Announced when it appears; focusable from code, so that a refused
 * save can move the focus here.
 */
export function FormError({
  title,
  messages = [],
  tone = 'danger',
  className,
  children,
  ...rest
}: FormErrorProps) {
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert;
  const iconTone = tone === 'danger' ? 'text-danger' : 'text-warning';
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-tone={tone}
      {...rest}
      className={bannerStyles({ tone, className })}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-0.5 shrink-0 ${iconTone}`} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {messages.length > 0 && (
          <ul className="grid gap-0.5">
            {messages.map(({ message, onJump }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one problem
              <li key={index}>
                {onJump ? (
                  <button
                    type="button"
                    onClick={onJump}
                    className="min-h-6 rounded-sm text-start underline decoration-1 underline-offset-2 hover:decoration-2 pointer-coarse:min-h-11"
                  >
                    {message}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
