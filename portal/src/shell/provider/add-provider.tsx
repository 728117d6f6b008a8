import { type ReactNode, Suspense, useState } from 'react';
import { loadable } from '../../start/loadable.tsx';

const AddProviderDialog = loadable(() => import('./add-provider-dialog.tsx'));

type AddProviderProps = {
  /** Renders the button that opens the dialog. */
  children: (open: () => void) => ReactNode;
  onAdded?: (() => void) | undefined;
};

/** Lets admins add a service provider. */
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
