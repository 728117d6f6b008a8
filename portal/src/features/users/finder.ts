import { getUser, isUnknownUser, users } from '../../platform/resources/users/users.ts';
import { bestOf, finderOf } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

type NamedUser = { user_sid: string; name: string; email: string };

export const userFinder = finderOf<NamedUser>({
  kind: kinds.user,
  icon: 'users',
  search: async (text, { cached }) =>
    bestOf(await cached(users), text, ({ name, email }) => [name, email]),
  get: getUser,
  detailOf: ({ email }) => email,
  isUnknown: isUnknownUser,
});
