import { PlatformError } from '../../platform/errors.ts';
import {
  createUser,
  getUser,
  isUnknownUser,
  listUsers,
  type User,
  updateUser,
} from '../../platform/users.ts';
import type { FieldProblem, SaveCalls } from '../../screen/form/save-record.ts';
import type { UserFormValues } from './user-form.schema.ts';
import { newUserOf, userUpdateOf, userValues } from './user-form.wire.ts';

type UserCalls = SaveCalls<UserFormValues, User>;

const nameTaken = 'Another user already has this username.';
const emailTaken = 'Another user already has this email address.';
const oneTaken = 'Another user already has this username or email address.';

/** The calls that make a user of the provider. */
export const newUserCalls = (serviceProviderSid: string): UserCalls => ({
  check: (values) => clashes(values, null),
  write: async (values) => {
    await createUser(newUserOf(values, serviceProviderSid));
    return {};
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
  check: (values, base) => clashes(values, { ...base, sid }),
  write: async (values, latest) => {
    if (latest) await updateUser(sid, userUpdateOf(values, latest.stored));
    return {};
  },
  refusedFields,
});

/**
 * Two users of one name could not both log in. The platform looks on creating only, at both at
 * once; here the field is named, as far as the viewer's own list reaches.
 */
async function clashes(
  values: UserFormValues,
  stored: { sid: string; name: string; email: string } | null,
): Promise<FieldProblem[]> {
  if (stored?.name === values.name && stored.email === values.email) return [];
  const others = (await listUsers()).filter(({ user_sid }) => user_sid !== stored?.sid);
  const isTaken = (field: 'name' | 'email') =>
    values[field] !== stored?.[field] &&
    others.some((one) => one[field].toLowerCase() === values[field].toLowerCase());
  return [
    ...(isTaken('name') ? [{ field: 'name', message: nameTaken }] : []),
    ...(isTaken('email') ? [{ field: 'email', message: emailTaken }] : []),
  ];
}

function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof PlatformError)) return [];
  if (error.message === 'invalid username or email') {
    return ['name', 'email'].map((field) => ({ field, message: oneTaken }));
  }
  // The policy of the server, which has an upper bound while none is stored.
  return /^password\b/i.test(error.message)
    ? [{ field: 'password', message: `Invalid password. ${error.message}` }]
    : [];
}
