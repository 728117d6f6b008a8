import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepFocusNear } from '../../focused-element.ts';
import { Button } from '../../primitives/button/index.ts';

type StaleNoticeProps = {
  title: ReactNode;
  message?: ReactNode;
  onRetry: (() => void) | undefined;
  isLoading: boolean;
  retryLabel: string;
};

/** One line above stale rows, so that they stay in place. */
export function StaleNotice({ title, message, onRetry, isLoading, retryLabel }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-danger bg-danger-soft px-4 py-2"
    >
      <CloudAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger" />
      <p className="min-w-[min(12rem,100%)] flex-1">
        <span className="font-medium">{title}</span> {message}
      </p>
      {onRetry && (
        <Button
          ref={keepFocusNear}
          size="sm"
          icon={RotateCw}
          isLoading={isLoading}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
