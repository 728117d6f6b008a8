import {
  createUser,
  getUser,
  isUnknownUser,
  listUsers,
  type User,
  updateUser,
} from '../../platform/resources/users/users.ts';
import { refusedBy, type SaveCalls } from '../../screen/form/save/save-record.ts';
import { takenFields } from '../../screen/form/save/taken-fields.ts';
import type { UserFormValues } from './user-form.schema.ts';
import { newUserOf, userUpdateOf, userValues } from './user-form.wire.ts';

type UserCalls = SaveCalls<UserFormValues, User>;

const taken = {
  name: 'Another user already has this username.',
  email: 'Another user already has this email address.',
};
const oneTaken = 'Another user already has this username or email address.';

const refusedFields = refusedBy(
  [/^invalid username or email$/, 'name', oneTaken],
  [/^invalid username or email$/, 'email', oneTaken],
  // The policy of the server, which has an upper bound while none is stored.
  [/^password\b/i, 'password', (own) => `Invalid password. ${own}`],
);

/** The calls that create a user of the provider. */
export const newUserCalls = (serviceProviderSid: string): UserCalls => ({
  check: (values) => takenByOthers(values, null, null),
  write: async (values) => {
    await createUser(newUserOf(values, serviceProviderSid));
  },
  refusedFields,
});

/** The calls that change a user. */
export const userCalls = (sid: string): UserCalls => ({
  reread: async () => {
    const user = await getUser(sid);
    return { values: userValues(user), stored: user };
  },
  isGone: isUnknownUser,
  check: (values, base) => takenByOthers(values, base, sid),
  write: async (values, latest) => {
    if (latest) await updateUser(sid, userUpdateOf(values, latest.stored));
  },
  refusedFields,
});

/**
 * Two users of one name could not both log in. The platform looks on creating only, at both at
 * once; here the field is named, as far as the viewer's own list reaches.
 */
const takenByOthers = (
  values: UserFormValues,
  base: UserFormValues | null,
  ownSid: string | null,
) =>
  takenFields(values, base, taken, async () =>
    (await listUsers()).filter(({ user_sid }) => user_sid !== ownSid),
  );
