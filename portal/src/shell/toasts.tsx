import { ToastRegion } from '@trunkline/ui/primitives/toast';
import { toast, useToast } from '../notices/toasts.ts';

/** Long enough to change one's mind, in ms. */
const undoTime = 10_000;

export function Toasts() {
  const shown = useToast();
  if (!shown?.undo) return <ToastRegion toast={shown} onDismiss={toast.dismiss} />;
  const { undo, ...rest } = shown;
  return (
    <ToastRegion
      toast={{ ...rest, action: { label: 'Undo', onSelect: undo } }}
      duration={undoTime}
      onDismiss={toast.dismiss}
    />
  );
}
