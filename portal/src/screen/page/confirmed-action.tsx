import { Button } from '@trunkline/ui/primitives/button';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { onDemand } from '../../start/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

type ConfirmedActionProps = {
  /** Label of the button. */
  label: string;
  icon?: LucideIcon;
  /** Why the action is impossible. */
  refusal: string | undefined;
  /** Question in the dialog. */
  title: string;
  confirmLabel: string;
  /** Consequences of the action. */
  children: ReactNode;
  /** Runs the action and refreshes the visible data. */
  onConfirm: () => Promise<void>;
  /** Message afterwards. */
  done: string;
};

/** A button for an irreversible action: it asks first. */
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
