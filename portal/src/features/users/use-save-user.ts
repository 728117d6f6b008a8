import type { UserValue } from '@trunkline/ui/widgets/user-form';
import type { UseFormSetError } from 'react-hook-form';
import { useLocation } from 'wouter';
import { toast } from '../../notices/toasts.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import {
  createUser,
  getUser,
  listUsers,
  type User,
  updateUser,
  useUserListRefresh,
  useUserRefresh,
} from '../../platform/users.ts';
import { mergedValues } from '../../screen/form-values.ts';
import { rememberAccount } from '../../screen/use-account-filter.ts';
import type { FormOutcome } from '../../screen/use-record-form.ts';
import { endSession, useUser } from '../../session/session.ts';
import { newUserOf, savedValues, userUpdateOf, userValues } from './user-form.wire.ts';
import { movesToAccount } from './user-scopes.ts';

type SetError = UseFormSetError<UserValue>;

const nameTaken = 'Another user has this name already.';
const emailTaken = 'Another user has this e-mail address already.';
const oneTaken = 'Another user has this name or this e-mail address already.';
const updated = 'User updated successfully';

/** Creates a user of the provider: back to the list, narrowed to the account of the new user. */
export function useCreateUser(serviceProviderSid: string) {
  const [, navigate] = useLocation();
  const refresh = useUserListRefresh();
  return async (values: UserValue, setError: SetError): Promise<FormOutcome> => {
    try {
      if (await hasClash(values, null, setError)) return {};
      await createUser(newUserOf(values, serviceProviderSid));
    } catch (error) {
      return refused(error, setError);
    }
    await refresh();
    rememberAccount(values.scope === 'account' ? values.accountSid : null);
    toast.success('User created successfully');
    return { leave: () => navigate('/internal/users', { replace: true }) };
  };
}

/** Changes a user and stays. Who moves the own user to an account is logged out by the platform. */
export function useUpdateUser(stored: User) {
  const viewer = useUser();
  const refresh = useUserRefresh();
  return async (typed: UserValue, setError: SetError): Promise<FormOutcome<UserValue>> => {
    let values = typed;
    try {
      if (await hasClash(typed, stored, setError)) return {};
      // The update names every member: what another admin has changed since must not be taken back.
      const latest = await getUser(stored.user_sid);
      values = mergedValues(typed, userValues(stored), userValues(latest));
      await updateUser(stored.user_sid, userUpdateOf(values, latest));
    } catch (error) {
      return refused(error, setError);
    }
    if (stored.user_sid === viewer.userSid && movesToAccount(values, stored)) {
      return { leave: () => endSession(updated) };
    }
    await refresh(stored.user_sid);
    toast.success(updated);
    return { stored: savedValues(values) };
  };
}

/**
 * Two users of one name could not both sign in. The platform looks on creating only, at both at
 * once; here the field is named, as far as the viewer's own list reaches.
 */
async function hasClash(
  values: UserValue,
  stored: User | null,
  setError: SetError,
): Promise<boolean> {
  const saved = savedValues(values);
  if (stored && saved.name === stored.name && saved.email === stored.email) return false;
  const others = (await listUsers()).filter(({ user_sid }) => user_sid !== stored?.user_sid);
  const isTaken = (field: 'name' | 'email') =>
    saved[field] !== stored?.[field] &&
    others.some((one) => one[field].toLowerCase() === saved[field].toLowerCase());
  const clashes = { name: isTaken('name'), email: isTaken('email') };
  if (clashes.name) setError('name', { type: 'server', message: nameTaken });
  if (clashes.email) setError('email', { type: 'server', message: emailTaken });
  return clashes.name || clashes.email;
}

/** The platform's message, as toast and above the form, and plain words beside the field. */
function refused(error: unknown, setError: SetError): FormOutcome<never> {
  const message = messageOf(error);
  if (error instanceof PlatformError && error.kind === 'Conflict') {
    setError('name', { type: 'server', message: oneTaken });
    setError('email', { type: 'server', message: oneTaken });
  } else if (error instanceof PlatformError && /^password\b/i.test(message)) {
    // The policy of the server, which has an upper bound while none is stored (API 5).
    setError('password', { type: 'server', message: `Invalid password. ${message}` });
  }
  toast.error(message);
  return { problem: { title: 'The user was not saved', messages: [message] } };
}
