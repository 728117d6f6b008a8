import { getLcr } from '../../platform/resources/routing/lcr-tables.ts';
import { type Lcr, lcrs } from '../../platform/resources/routing/lcrs.ts';
import { bestOf, finderOf } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

export const routingFinder = finderOf<Lcr>({
  kind: kinds.routing,
  icon: 'routing',
  search: async (text, { cached }) => bestOf(await cached(lcrs), text, ({ name }) => [name]),
  get: getLcr,
});
