import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';

/** `none`: it doesn't register, or isn't in use. */
type Registration = 'registered' | 'unregistered' | 'none';

/** Whether a carrier knows the platform. One rule for the figure and for the list that it opens. */
export function registrationOf({
  is_active,
  requires_register,
  register_status,
}: Pick<CarrierRow, 'is_active' | 'requires_register' | 'register_status'>): Registration {
  if (!requires_register || !is_active) return 'none';
  return register_status?.status === 'ok' ? 'registered' : 'unregistered';
}

/** In the address of the list of carriers. */
export const registrationMember = 'registration';
