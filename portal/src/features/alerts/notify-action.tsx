import { Button } from '@trunkline/ui/primitives/button';
import { BellRing } from 'lucide-react';
import { config } from '../../config/index.ts';
import { alertNotify } from '../../shared/alerts/alert-notify.ts';

/** Renders nothing without browser notifications or without new alerts to notify of. */
export function NotifyAction({ onClick }: { onClick: () => void }) {
  const { isOn } = alertNotify.use();
  if (!('Notification' in window) || config().alertPollSeconds === 0) return null;
  return (
    <Button icon={BellRing} onClick={onClick}>
      {isOn ? 'Notifications on' : 'Notify me'}
    </Button>
  );
}
