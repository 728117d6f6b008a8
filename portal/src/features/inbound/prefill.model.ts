import { dialledNumber } from '@trunkline/ui/engines/call-routing';
import type { StoredInboundWorld } from '../../platform/resources/carriers/inbound-world.ts';
import type { GatewaysByCarrier } from '../../platform/resources/carriers/sip-gateways.ts';

/** A call suggested by the records: '' for unknown parts. */
type Suggested = { carrierSid: string; host: string; number: string };

type World = Pick<StoredInboundWorld, 'accounts' | 'carriers' | 'numbers'>;

/** Number of carriers to search for an inbound gateway, one request each. */
const mostCarriers = 5;

/**
 * Calls to suggest, the best first, based on the link: the number's carrier and the realm of its
 * account. Without a number or carrier: the first numbers that have both, one per carrier,
 * preferring the chosen provider.
 */
export function suggestedCalls(
  { accounts, carriers, numbers }: World,
  {
    number,
    carrierSid,
    providerSid,
  }: { number: string; carrierSid: string; providerSid?: string | undefined },
): Suggested[] {
  const accountOf = (sid: string | null | undefined) =>
    accounts.find((one) => one.account_sid === sid);
  const realmOf = (accountSid: string | null | undefined) => accountOf(accountSid)?.sip_realm ?? '';
  const carrierOf = (sid: string | null) => carriers.find((one) => one.voip_carrier_sid === sid);
  const dialled = number.trim() === '' ? '' : dialledNumber(number);
  const isMeant = (one: World['numbers'][number]) => {
    if (dialled !== '') return one.number === dialled;
    if (carrierSid !== '') return one.voip_carrier_sid === carrierSid;
    return carrierOf(one.voip_carrier_sid)?.is_active === true && realmOf(one.account_sid) !== '';
  };
  /** 0 for the best. */
  const rank = ({ account_sid: sid }: World['numbers'][number]) =>
    (realmOf(sid) === '' ? 2 : 0) + (accountOf(sid)?.service_provider_sid === providerSid ? 0 : 1);
  const byCarrier = new Map<string | null, World['numbers'][number]>();
  for (const one of numbers.filter(isMeant).sort((a, b) => rank(a) - rank(b))) {
    if (byCarrier.size >= mostCarriers) break;
    if (!byCarrier.has(one.voip_carrier_sid)) byCarrier.set(one.voip_carrier_sid, one);
  }
  const found = byCarrier.size > 0 ? [...byCarrier.values()] : [undefined];
  return found.map((one) => {
    const carrier = carrierOf(carrierSid || (one?.voip_carrier_sid ?? null));
    return {
      carrierSid: carrier?.voip_carrier_sid ?? '',
      host: realmOf(one?.account_sid ?? carrier?.account_sid),
      number: dialled === '' ? (one?.number ?? '') : number,
    };
  });
}

/** The address of a carrier's first inbound gateway; undefined while its gateways aren't loaded. */
export function sourceOf(gateways: GatewaysByCarrier, carrierSid: string): string | undefined {
  return gateways.get(carrierSid)?.find(({ inbound, is_active }) => inbound && is_active)?.ipv4;
}

/** Addresses and hosts to choose from, including those of the suggested call's carrier. */
export const choicesOf = ({ accounts, carriers }: World, gateways: GatewaysByCarrier) => ({
  source: carriers.flatMap(({ voip_carrier_sid: sid, name }) =>
    (gateways.get(sid) ?? [])
      .filter(({ inbound }) => inbound)
      .map(({ ipv4, netmask }) => ({
        value: ipv4,
        label: netmask === 32 ? name : `${name}, ${ipv4}/${netmask}`,
      })),
  ),
  host: accounts.flatMap(({ name, sip_realm }) =>
    sip_realm === '' ? [] : [{ value: sip_realm, label: name }],
  ),
});
