import type { ReactNode } from 'react';
import { usePainted } from '../form/below-fold.tsx';

/** Actions below a form, outside its save. They render after the form is painted. */
export function ImmediateActions({ children }: { children: ReactNode }) {
  const isPainted = usePainted();
  return (
    <>
      <div className="mt-6 grid gap-1">
        <h2 className="text-section font-semibold">Keys and maintenance</h2>
        <p className="text-small text-muted">Changes below apply immediately.</p>
      </div>
      {isPainted && children}
    </>
  );
}
