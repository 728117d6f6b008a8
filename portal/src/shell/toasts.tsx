import { ToastRegion } from '@trunkline/ui/primitives/toast';
import { useLocation } from 'wouter';
import { toast, useToast } from '../notices/toasts.ts';

/** Long enough to change one's mind, in ms. */
const actionTime = 10_000;

export function Toasts() {
  const shown = useToast();
  const [, navigate] = useLocation();
  if (!(shown?.undo || shown?.next)) {
    return <ToastRegion toast={shown} onDismiss={toast.dismiss} />;
  }
  const { undo, next, ...rest } = shown;
  const onSelect = undo ?? (() => next && navigate(next.href));
  return (
    <ToastRegion
      toast={{ ...rest, action: { label: undo ? 'Undo' : (next?.label ?? ''), onSelect } }}
      duration={actionTime}
      onDismiss={toast.dismiss}
    />
  );
}
