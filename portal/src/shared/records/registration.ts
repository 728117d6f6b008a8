import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import { withoutSecretsInText } from '../../session/secrets-in-text.ts';

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

/** Why a carrier isn't registered. The far end's own words, which may quote a secret. */
export const registrationReason = ({ register_status }: Pick<CarrierRow, 'register_status'>) =>
  withoutSecretsInText(register_status?.reason ?? '');

/** Query parameter of the list of carriers. */
export const registrationMember = 'registration';
