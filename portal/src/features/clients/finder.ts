import { clients, getClient } from '../../platform/resources/clients/clients.ts';
import { bestOf, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ client_sid: sid, username: name }: { client_sid: string; username: string }) => ({
  sid,
  name,
});

export const clientFinder: Finder = {
  kind: kinds.client,
  icon: 'client',
  loaded: { resource: 'Clients', sidMember: 'client_sid', nameMember: 'username' },
  search: async (text, { cached }) =>
    bestOf(await cached(clients), text, ({ username }) => [username]).map(found),
  resolve: async ({ kind, value }, { cached }) => {
    if (kind === 'sid') return findOne(async () => found(await getClient(value)));
    if (kind !== 'sip-address') return [];
    const user = value.slice(0, value.indexOf('@'));
    return (await cached(clients)).filter(({ username }) => username === user).map(found);
  },
};
