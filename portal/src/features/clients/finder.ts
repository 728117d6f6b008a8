import { clients, getClient } from '../../platform/resources/clients/clients.ts';
import { bestOf, finderOf } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

export const clientFinder = finderOf({
  kind: kinds.client,
  icon: 'client',
  search: async (text, { cached }) =>
    bestOf(await cached(clients), text, ({ username }) => [username]),
  get: getClient,
  resolve: async ({ kind, value }, { cached }) => {
    if (kind !== 'sip-address') return [];
    const user = value.slice(0, value.indexOf('@'));
    return (await cached(clients)).filter(({ username }) => username === user);
  },
});
