import { type ReactNode, Suspense, useState } from 'react';
import { loadable } from '../../start/loadable.tsx';

const AddProviderDialog = loadable(() => import('./add-provider-dialog.tsx'));

type AddProviderProps = {
  /** The button that opens the dialog. */
  children: (open: () => void) => ReactNode;
  onAdded?: (() => void) | undefined;
};

/** The way to a new service provider, for admins. */
export function AddProvider({ children, onAdded }: AddProviderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <AddProviderDialog onClose={() => setOpen(false)} onAdded={onAdded} />
        </Suspense>
      )}
    </>
  );
}
