import type { ReactNode } from 'react';

/** Actions below a form, outside its save. */
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
