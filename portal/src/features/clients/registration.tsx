import { Badge } from '@trunkline/ui/primitives/badge';
import { formatRowInstant } from '@trunkline/ui/tokens/format';
import { useRegistration } from '../../platform/resources/live/registrations.ts';

type RegistrationProps = { accountSid: string; username: string };

/** Current registration of the device, its expiry and transport; loaded on each visit. */
export function Registration({ accountSid, username }: RegistrationProps) {
  const { data } = useRegistration(accountSid, username);
  if (data === undefined) return null;
  if (data.expiryTime === 0) return <Badge isQuiet>Not registered</Badge>;
  const until = formatRowInstant(new Date(data.expiryTime).toISOString());
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <Badge tone="success" isQuiet>
        Registered
      </Badge>
      until {until}
      {data.protocol && `, over ${data.protocol.toUpperCase()}`}
    </span>
  );
}
