import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';

/** `none`: it doesn't register, or is inactive. */
type Registration = 'registered' | 'unregistered' | 'none';

/** Whether a carrier is registered. The figure and the list that it opens share this rule. */
export function registrationOf({
  is_active,
  requires_register,
  register_status,
}: Pick<CarrierRow, 'is_active' | 'requires_register' | 'register_status'>): Registration {
  if (!requires_register || !is_active) return 'none';
  return register_status?.status === 'ok' ? 'registered' : 'unregistered';
}

/** Query parameter of the list of carriers. */
export const registrationMember = 'registration';
