import { getCarrier, listAccountCarriers, searchCarriers } from '../../platform/voip-carriers.ts';
import {
  bestOf,
  type FindContext,
  type Finder,
  findOne,
  foundAtMost,
} from '../../screen/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ voip_carrier_sid: sid, name }: { voip_carrier_sid: string; name: string }) => ({
  sid,
  name,
});

async function named(text: string, { user, providerSid, cached }: FindContext) {
  if (user.scope === 'account') {
    const sid = user.accountSid ?? '';
    const own = await cached(['VoipCarriers', 'of', sid], () => listAccountCarriers(sid));
    return bestOf(own, text, ({ name }) => [name]);
  }
  if (providerSid === null) return [];
  return searchCarriers(providerSid, text, foundAtMost);
}

export const carrierFinder: Finder = {
  kind: kinds.carrier,
  icon: 'carrier',
  search: async (text, context) => (await named(text, context)).map(found),
  resolve: async ({ kind, value }) =>
    kind === 'sid' ? findOne(async () => found(await getCarrier(value)), isUnknownCarrier) : [],
};

/** One of somebody else is a bad request. */
function isUnknownCarrier(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status === 400 || status === 403 || status === 404;
}
