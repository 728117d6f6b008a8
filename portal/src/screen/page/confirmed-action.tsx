import { Button } from '@trunkline/ui/primitives/button';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { onDemand } from '../../start/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

type ConfirmedActionProps = {
  /** On the button. */
  label: string;
  icon?: LucideIcon;
  /** Why it cannot be done. */
  refusal: string | undefined;
  /** The question. */
  title: string;
  confirmLabel: string;
  /** Its consequences. */
  children: ReactNode;
  /** Does it, and makes what is shown true again. */
  onConfirm: () => Promise<void>;
  /** Said afterwards. */
  done: string;
};

/** A button for what cannot be taken back: it asks first. */
export function ConfirmedAction({
  label,
  icon,
  refusal,
  title,
  confirmLabel,
  children,
  onConfirm,
  done,
}: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={icon}
        onClick={() => setAsking(true)}
        disabled={refusal !== undefined}
        disabledReason={refusal}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={title}
          confirmLabel={confirmLabel}
          tone="danger"
          onConfirm={async () => {
            await onConfirm();
            toast.success(done);
            setAsking(false);
          }}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
