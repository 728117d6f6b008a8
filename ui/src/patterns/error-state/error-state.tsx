import { cva } from 'class-variance-authority';
import { CloudAlert, RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { keepFocusNear } from '../../focused-element.ts';
import { Button } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';

const errorStyles = cva('flex flex-col items-center px-6 py-10 text-center wrap-anywhere');

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The failed action: "Couldn't load the carriers." */
  title?: ReactNode;
  /** The cause, and what to do. */
  message?: ReactNode;
  /** Retries; the button is busy until a returned promise settles. Without it no button is shown. */
  onRetry?: () => unknown;
  /** An automatic retry is in flight. */
  isLoading?: boolean;
  /** For support: status and URL of the request. Collapsed. */
  details?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<ErrorStateLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isRetrying?: boolean;
};

export const defaultLabels = { retry: 'Retry', details: 'Details' };

export type ErrorStateLabels = typeof defaultLabels;

/** Says what could not be loaded and offers a retry. */
export function ErrorState({
  title = "Couldn't load this.",
  message,
  onRetry,
  isRetrying,
  isLoading = isRetrying ?? false,
  details,
  labels,
  className,
  ...rest
}: ErrorStateProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('ErrorState', { isRetrying });
  const text = useLabels('ErrorState', defaultLabels, labels);
  const [isTrying, setTrying] = useState(false);
  async function handleRetry() {
    setTrying(true);
    try {
      await onRetry?.();
    } finally {
      setTrying(false);
    }
  }
  return (
    <div role="alert" {...rest} className={errorStyles({ className })}>
      <span className="mb-3 grid size-10 place-items-center rounded-lg border border-danger bg-danger-soft text-danger">
        <CloudAlert size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <p className="text-body font-medium text-default">{markedNode(title)}</p>
      {message && (
        <p className="mt-1 max-w-96 text-small text-balance text-muted">{markedNode(message)}</p>
      )}
      {onRetry && (
        <Button
          ref={keepFocusNear}
          className="mt-4"
          icon={RotateCw}
          isLoading={isLoading || isTrying}
          onClick={handleRetry}
        >
          {text.retry}
        </Button>
      )}
      {details && (
        <Disclosure summary={text.details} className="mt-3 w-full max-w-96 text-small">
          <div dir="ltr" className="text-start font-mono text-meta text-muted wrap-anywhere">
            {details}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
