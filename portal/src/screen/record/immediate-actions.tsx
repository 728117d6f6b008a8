import type { ReactNode } from 'react';

/** What stands below a form and is not part of its save. */
export function ImmediateActions({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mt-6 grid gap-1">
        <h2 className="text-section font-semibold">Keys and maintenance</h2>
        <p className="text-small text-muted">Changes below apply immediately.</p>
      </div>
      {children}
    </>
  );
}
