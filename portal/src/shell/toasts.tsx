import { ToastRegion } from '@trunkline/ui/primitives/toast';
import { toast, useToast } from '../session/toasts.ts';

export function Toasts() {
  return <ToastRegion toast={useToast()} onDismiss={toast.dismiss} />;
}
