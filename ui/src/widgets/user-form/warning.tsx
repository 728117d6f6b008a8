import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';

/** What a change brings about. Always there, so that it is read out when it appears. */
export function Warning({ children }: { children: string | undefined }) {
  return (
    <p
      role="status"
      className={clsx('flex items-start gap-1.5 text-small text-warning', children && 'mt-1.5')}
    >
      {children && (
        <>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">{children}</span>
        </>
      )}
    </p>
  );
}
