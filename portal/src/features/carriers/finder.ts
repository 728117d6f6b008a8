import { isAtGateway } from '@trunkline/ui/engines/gateway-address';
import { sipGatewaysOf } from '../../platform/resources/carriers/sip-gateways.ts';
import {
  carriersOf,
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

/** Account users have one list with their own and the shared carriers. */
const listOfAccount = async ({ user, providerSid, cached }: FindContext) => {
  const ofProvider = user.serviceProviderSid ?? providerSid;
  return ofProvider === null ? [] : (await cached(carriersOf(ofProvider, user.accountSid))).data;
};

async function named(text: string, context: FindContext) {
  const { user, providerSid } = context;
  if (user.scope === 'account') {
    return bestOf(await listOfAccount(context), text, ({ name }) => [name]);
  }
  if (providerSid === null) return [];
  return searchCarriers(providerSid, text, foundAtMost);
}

/** The platform refuses account users the record of a shared carrier, but their list has it. */
async function withSid(sid: string, context: FindContext) {
  if (context.user.scope !== 'account') return findOne(async () => found(await getCarrier(sid)));
  const carriers = await listOfAccount(context);
  return carriers.filter((one) => one.voip_carrier_sid === sid).map(found);
}

/**
 * Finds carriers by the address of a SIP gateway. The platform lists gateways only per carrier:
 * skips carriers whose gateways are cached.
 */
async function atAddress(address: string, context: FindContext) {
  const { user, providerSid, cached } = context;
  const carriers =
    user.scope === 'account'
      ? await listOfAccount(context)
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
    return kind === 'sid' ? withSid(value, context) : [];
  },
};
