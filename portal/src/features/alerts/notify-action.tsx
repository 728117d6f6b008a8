import { Button } from '@trunkline/ui/primitives/button';
import { BellRing } from 'lucide-react';
import { config } from '../../config/index.ts';
import { alertNotify } from '../../shared/alerts/alert-notify.ts';

/** Nothing where the browser has no notifications, or nobody asks for new alerts. */
export function NotifyAction({ onClick }: { onClick: () => void }) {
  const { isOn } = alertNotify.use();
  if (!('Notification' in window) || config().alertPollSeconds === 0) return null;
  return (
    <Button icon={BellRing} onClick={onClick}>
      {isOn ? 'Notifications on' : 'Notify me'}
    </Button>
  );
}
