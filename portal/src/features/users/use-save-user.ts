import { useLocation } from 'wouter';
import { PlatformError } from '../../platform/errors.ts';
import {
  createUser,
  getUser,
  isUnknownUser,
  listUsers,
  type User,
  updateUser,
  useUserListRefresh,
  useUserRefresh,
} from '../../platform/users.ts';
import type { FieldProblem } from '../../screen/form/save-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { rememberAccount } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { endSession, useUser } from '../../session/session.ts';
import type { UserFormValues } from './user-form.schema.ts';
import { newUserOf, userUpdateOf, userValues } from './user-form.wire.ts';
import { movesToAccount } from './user-scopes.ts';

type SaveUser = RecordSave<UserFormValues, User>;

const { noun } = kinds.user;
const nameTaken = 'Another user already has this username.';
const emailTaken = 'Another user already has this email address.';
const oneTaken = 'Another user already has this username or email address.';

/** Creates a user of the provider: back to the list, narrowed to the account of the new user. */
export function useCreateUser(serviceProviderSid: string): SaveUser {
  const [, navigate] = useLocation();
  return {
    noun,
    check: (values) => clashes(values, null),
    write: async (values) => {
      await createUser(newUserOf(values, serviceProviderSid));
      return {};
    },
    refusedFields,
    refresh: useUserListRefresh(),
    done: 'User created successfully',
    leave: ({ scope, accountSid }) => {
      rememberAccount(scope === 'account' ? accountSid : null);
      navigate(kinds.user.list, { replace: true });
    },
  };
}

/** Changes a user and stays. Who moves the own user to an account is logged out by the platform. */
export function useUpdateUser(stored: User): SaveUser {
  const viewer = useUser();
  const refresh = useUserRefresh();
  const done = 'User updated successfully';
  const leavesConsole = (values: UserFormValues) =>
    stored.user_sid === viewer.userSid && movesToAccount(values, stored);
  return {
    noun,
    reread: async () => {
      const user = await getUser(stored.user_sid);
      return { values: userValues(user), stored: user };
    },
    isGone: isUnknownUser,
    check: (values, base) => clashes(values, { ...base, sid: stored.user_sid }),
    write: async (values, latest) => {
      await updateUser(stored.user_sid, userUpdateOf(values, latest?.stored ?? stored));
      return {};
    },
    refusedFields,
    refresh: async (values) => leavesConsole(values) || refresh(stored.user_sid),
    done,
    leave: (values) => {
      if (leavesConsole(values)) endSession(done);
    },
  };
}

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
