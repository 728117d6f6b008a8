import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';

type Carrier = Pick<CarrierRow, 'voip_carrier_sid' | 'application_sid'>;

/**
 * Whether calls to a number are rejected: neither it nor its carrier has an application. One rule for
 * the figure and for the list that it opens.
 */
export function unansweredAmong(carriers: readonly Carrier[]) {
  const answering = new Set(
    carriers.filter((one) => one.application_sid).map((one) => one.voip_carrier_sid),
  );
  return ({
    application_sid,
    voip_carrier_sid,
  }: Pick<PhoneNumber, 'application_sid' | 'voip_carrier_sid'>) =>
    !application_sid && !answering.has(voip_carrier_sid ?? '');
}

/** In the address of the list of phone numbers. */
export const applicationMember = 'application';
