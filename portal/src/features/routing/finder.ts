import { getLcr } from '../../platform/resources/routing/lcr-tables.ts';
import { type Lcr, lcrs } from '../../platform/resources/routing/lcrs.ts';
import { bestOf, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ lcr_sid: sid, name }: Lcr) => ({ sid, name: name || sid });

export const routingFinder: Finder = {
  kind: kinds.routing,
  icon: 'routing',
  loaded: { resource: 'Lcrs', sidMember: 'lcr_sid', nameMember: 'name' },
  search: async (text, { cached }) =>
    bestOf(await cached(lcrs), text, ({ name }) => [name]).map(found),
  resolve: async ({ kind, value }) =>
    kind === 'sid' ? findOne(async () => found(await getLcr(value))) : [],
};
