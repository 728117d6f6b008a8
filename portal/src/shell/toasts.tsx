import { ToastRegion } from '@trunkline/ui/primitives/toast';
import { useLocation } from 'wouter';
import { toast, useToast } from '../notices/toasts.ts';

/** Enough time to change one's mind, in ms. */
const actionTime = 10_000;

export function Toasts() {
  const shown = useToast();
  const [, navigate] = useLocation();
  const { undo, next } = shown ?? {};
  const action = undo
    ? { label: 'Undo', onSelect: undo }
    : next && { label: next.label, onSelect: () => navigate(next.href) };
  return (
    <ToastRegion
      toast={shown && { ...shown, ...(action && { action }) }}
      {...(action && { duration: actionTime })}
      onDismiss={toast.dismiss}
    />
  );
}
