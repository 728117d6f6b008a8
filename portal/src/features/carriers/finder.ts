import { isAtGateway } from '@trunkline/ui/engines/gateway-address';
import { sipGatewaysOf } from '../../platform/resources/carriers/sip-gateways.ts';
import {
  accountCarriers,
  getCarrier,
  listCarriers,
  searchCarriers,
} from '../../platform/resources/carriers/voip-carriers.ts';
import {
  bestOf,
  type FindContext,
  type Finder,
  findOne,
  foundAtMost,
} from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ voip_carrier_sid: sid, name }: { voip_carrier_sid: string; name: string }) => ({
  sid,
  name,
});

async function named(text: string, { user, providerSid, cached }: FindContext) {
  if (user.scope === 'account') {
    const own = await cached(accountCarriers(user.accountSid ?? ''));
    return bestOf(own, text, ({ name }) => [name]);
  }
  if (providerSid === null) return [];
  return searchCarriers(providerSid, text, foundAtMost);
}

/**
 * Finds carriers by a SIP gateway's address. The platform lists gateways carrier by carrier only:
 * known ones aren't asked for again.
 */
async function atAddress(address: string, { user, providerSid, cached }: FindContext) {
  const carriers =
    user.scope === 'account'
      ? await cached(accountCarriers(user.accountSid ?? ''))
      : providerSid === null
        ? []
        : await listCarriers(providerSid, null);
  const looked = await Promise.all(
    carriers.map(async (carrier) => {
      const gateways = await cached(sipGatewaysOf(carrier.voip_carrier_sid, true));
      const there = gateways.find((one) =>
        isAtGateway({ address: one.ipv4, netmask: one.netmask ?? 32 }, address),
      );
      return there ? [{ ...found(carrier), detail: `SIP gateway ${there.ipv4}` }] : [];
    }),
  );
  return looked.flat().slice(0, foundAtMost);
}

export const carrierFinder: Finder = {
  kind: kinds.carrier,
  icon: 'carrier',
  loaded: { resource: 'VoipCarriers', sidMember: 'voip_carrier_sid', nameMember: 'name' },
  search: async (text, context) => (await named(text, context)).map(found),
  resolve: async ({ kind, value }, context) => {
    if (kind === 'ip-address') return atAddress(value, context);
    return kind === 'sid' ? findOne(async () => found(await getCarrier(value))) : [];
  },
};
