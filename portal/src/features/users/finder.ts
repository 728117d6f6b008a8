import {
  getUser,
  isUnknownUser,
  type UserRow,
  users,
} from '../../platform/resources/users/users.ts';
import { bestOf, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ user_sid: sid, name, email }: Pick<UserRow, 'user_sid' | 'name' | 'email'>) => ({
  sid,
  name,
  detail: email,
});

export const userFinder: Finder = {
  kind: kinds.user,
  icon: 'users',
  loaded: { resource: 'Users', sidMember: 'user_sid', nameMember: 'name' },
  search: async (text, { cached }) =>
    bestOf(await cached(users), text, ({ name, email }) => [name, email]).map(found),
  resolve: async ({ kind, value }) =>
    kind === 'sid' ? findOne(async () => found(await getUser(value)), isUnknownUser) : [],
};
