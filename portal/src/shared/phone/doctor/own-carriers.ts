import { isAtGateway } from '@trunkline/ui/engines/gateway-address';
import { sipGatewaysOf } from '../../../platform/resources/carriers/sip-gateways.ts';
import { listAllCarriers } from '../../../platform/resources/carriers/voip-carriers.ts';

/** Each carrier takes a request, and the platform limits requests. */
const carriersAtMost = 50;

/**
 * Active carriers with an inbound gateway that matches an address, as far as the user may see them.
 * @param address undefined: unknown, so any inbound gateway may match
 */
export async function ownCarriersOf(
  accountSid: string,
  address: string | undefined,
): Promise<string[]> {
  const carriers = (await listAllCarriers())
    .filter((one) => one.is_active && [accountSid, null, ''].includes(one.account_sid ?? null))
    .slice(0, carriersAtMost);
  const names: string[] = [];
  for (const { voip_carrier_sid, name } of carriers) {
    const gateways = await sipGatewaysOf(voip_carrier_sid, true).get();
    const isHere = gateways.some(
      ({ inbound, ipv4, netmask }) =>
        inbound && (address === undefined || isAtGateway({ address: ipv4, netmask }, address)),
    );
    if (isHere) names.push(name);
  }
  return names;
}
