import { useLocation } from 'wouter';
import {
  type Application,
  useApplicationRefresh,
} from '../../platform/resources/applications/applications.ts';
import type { FieldProblem } from '../../screen/form/save/save-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { refuseOtherAccount } from '../../screen/record/own-account.ts';
import type { Blocked } from '../../screen/record/usage.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { rememberAccount } from '../../shared/remembered-account.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';
import { applicationBlockedBy } from './application-usage.ts';
import { applicationCalls, newApplicationCalls, type Variables } from './save-application.ts';

type Question = {
  /** null: a new application */
  stored: Application | null;
  /** Of the account of the stored one. */
  serviceProviderSid: string | null;
  variables: Variables;
  /** The application cannot move to another account: shows what uses it. */
  onBlocked: (blocked: Blocked) => void;
};

/** The whole save of the application form, but for what the form itself has to wait for. */
export function useSaveApplication({
  stored,
  serviceProviderSid,
  variables,
  onBlocked,
}: Question): RecordSave<ApplicationFormValues, Application> {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useApplicationRefresh();

  /** Records of its account lead to it: the platform itself would let it go. */
  async function moveProblems({ accountSid }: ApplicationFormValues): Promise<FieldProblem[]> {
    if (!stored || stored.account_sid === accountSid) return [];
    const isManager = isAtLeast(user, 'service_provider');
    const blocked = await applicationBlockedBy(stored, 'move', { serviceProviderSid, isManager });
    if (!blocked) return [];
    onBlocked(blocked);
    return [{ field: 'accountSid', message: `${blocked.title}.` }];
  }

  const calls = stored ? applicationCalls(stored, variables) : newApplicationCalls(variables);
  return {
    ...calls,
    check: async (values, base) => {
      refuseOtherAccount(user, values.accountSid);
      const problems = await Promise.all([calls.check?.(values, base) ?? [], moveProblems(values)]);
      return problems.flat();
    },
    refresh: () => refresh(stored?.application_sid),
    leave: stored
      ? undefined
      : ({ accountSid }) => {
          rememberAccount(accountSid);
          navigate(kinds.application.list);
        },
  };
}
