import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';

type WarningProps = {
  children: string | undefined;
  /** Whether to align it with the label of a checkbox. */
  isBelowCheckbox?: boolean;
};

/** Consequences of a change. Always rendered, so that a new text is announced. */
export function Warning({ children, isBelowCheckbox = false }: WarningProps) {
  return (
    <p
      role="status"
      className={clsx(
        'flex items-start gap-1.5 text-small text-warning',
        children && 'mt-1.5',
        isBelowCheckbox && 'ps-6',
      )}
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
