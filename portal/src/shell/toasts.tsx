import { ToastRegion } from '@trunkline/ui/primitives/toast';
import { toast, useToast } from '../notices/toasts.ts';

export function Toasts() {
  return <ToastRegion toast={useToast()} onDismiss={toast.dismiss} />;
}
