import { useLocation } from 'wouter';
import { useRefresh } from '../../platform/client/query.ts';
import type { User } from '../../platform/resources/users/users.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { endSession, useUser } from '../../session/session.ts';
import { rememberAccount } from '../../shared/remembered-account.ts';
import { newUserCalls, userCalls } from './save-user.ts';
import type { UserFormValues } from './user-form.schema.ts';
import { movesToAccount } from './user-scopes.ts';

type SaveUser = RecordSave<UserFormValues, User>;

/** Creates a user of the provider: back to the list, narrowed to the account of the new user. */
export function useCreateUser(serviceProviderSid: string): SaveUser {
  const [, navigate] = useLocation();
  const refresh = useRefresh('Users');
  return {
    ...newUserCalls(serviceProviderSid),
    refresh: () => refresh(),
    leave: ({ scope, accountSid }) => {
      rememberAccount(scope === 'account' ? accountSid : null);
      navigate(kinds.user.list, { replace: true });
    },
  };
}

/** Changes a user and stays. Who moves the own user to an account is logged out by the platform. */
export function useUpdateUser(stored: User): SaveUser {
  const viewer = useUser();
  // What the header says of the person comes from `Users/me`.
  const isOwn = stored.user_sid === viewer.userSid;
  const refresh = useRefresh('Users', ...(isOwn ? ['me'] : []));
  const done = 'User updated successfully';
  const leavesConsole = (values: UserFormValues) => isOwn && movesToAccount(values, stored);
  return {
    ...userCalls(stored.user_sid),
    refresh: async (values) => leavesConsole(values) || refresh(stored.user_sid),
    done,
    leave: (values) => {
      if (leavesConsole(values)) endSession(done);
    },
  };
}
