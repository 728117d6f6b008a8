import { Badge } from '@trunkline/ui/primitives/badge';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';

/** Whether the carrier knows the platform, and why not. Nothing for one that needs no registration. */
export function CarrierRegistration({ row }: { row: CarrierRow }) {
  if (!row.requires_register) return null;
  const isRegistered = row.register_status?.status === 'ok';
  const reason = row.register_status?.reason ?? '';
  // An inactive carrier is expected not to register.
  const tone = isRegistered ? 'success' : row.is_active ? 'danger' : 'neutral';
  return (
    <span className="grid min-w-0 justify-items-start">
      <Badge tone={tone} isQuiet>
        {isRegistered ? 'Registered' : 'Unregistered'}
      </Badge>
      {!isRegistered && reason !== '' && (
        <span className="max-w-full truncate text-meta text-muted" title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
