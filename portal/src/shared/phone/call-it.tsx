import { Button } from '@trunkline/ui/primitives/button';
import { Phone } from 'lucide-react';
import { config } from '../../config/index.ts';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { isCalling, type PhoneTarget, phoneTarget } from './phone-target.ts';

/** Why calls from the browser are off; undefined if they are on. */
export const phoneRefusal = (): string | undefined =>
  config().sipWebSocketUrl.length === 0
    ? 'Calls from the browser are off. Set sipWebSocketUrl in config.js to switch them on.'
    : undefined;

/** Whether to show the phone. If it is off, only admins see it, who can switch it on. */
export const seesPhone = ({ scope }: SessionUser) =>
  phoneRefusal() === undefined || scope === 'admin';

/** Why no call is possible now. */
export function useCallRefusal(): string | undefined {
  const isBusy = isCalling.use();
  return phoneRefusal() ?? (isBusy ? 'One call at a time: hang up first.' : undefined);
}

/** Button that opens the phone for a target. */
export function CallIt({ target }: { target: PhoneTarget }) {
  const user = useUser();
  const refusal = useCallRefusal();
  if (!seesPhone(user)) return null;
  return (
    <Button
      size="sm"
      icon={Phone}
      disabled={refusal !== undefined}
      disabledReason={refusal}
      onClick={() => phoneTarget.set(target)}
    >
      Call it
    </Button>
  );
}
