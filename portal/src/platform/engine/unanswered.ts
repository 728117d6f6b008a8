import type { EngineCarrier } from '../stored/carriers.ts';
import type { PhoneNumber } from '../stored/numbers.ts';

type Carrier = Pick<EngineCarrier, 'voip_carrier_sid' | 'application_sid'>;

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
