import type { ReactNode } from 'react';

/** What stands below a form and is not part of its save. */
export function ImmediateActions({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 className="mt-2 text-small text-muted">Changes below apply immediately.</h2>
      {children}
    </>
  );
}
