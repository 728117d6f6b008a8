import type { EngineCarrier } from '../stored/carriers.ts';
import type { PhoneNumber } from '../stored/numbers.ts';

type Carrier = Pick<EngineCarrier, 'voip_carrier_sid' | 'application_sid'>;

/**
 * Whether calls to a number are rejected because neither it nor its carrier has an application. The
 * figure and the list that it opens share this rule.
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
