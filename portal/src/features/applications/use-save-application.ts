import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import { useLocation } from 'wouter';
import { type Application, useApplicationRefresh } from '../../platform/applications.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { FieldProblem } from '../../screen/form/save-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { rememberAccount } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { Blocked } from '../../screen/record/usage.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';
import { applicationBlockedBy } from './application-usage.ts';
import { applicationCalls, newApplicationCalls } from './save-application.ts';

type SaveApplication = RecordSave<ApplicationFormValues, Application>;

const { noun, list } = kinds.application;
const notYours = 'You do not have permissions to make changes to this Account';

type Question = {
  /** null: a new application */
  stored: Application | null;
  /** Of the account of the stored one. */
  serviceProviderSid: string | null;
  /** What the application behind the calling webhook asks for; null: nobody knows. */
  variables: () => EnvironmentSchema | null;
  /** The application cannot move to another account: shows what uses it. */
  onBlocked: (blocked: Blocked) => void;
};

/** The whole save of the application form, but for what the form itself has to wait for. */
export function useSaveApplication({
  stored,
  serviceProviderSid,
  variables,
  onBlocked,
}: Question): SaveApplication {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useApplicationRefresh();

  /** Records of its account lead to it: the platform itself would let it go. */
  async function moveProblems({ accountSid }: ApplicationFormValues): Promise<FieldProblem[]> {
    if (!stored || stored.account_sid === accountSid) return [];
    const blocked = await applicationBlockedBy({
      applicationSid: stored.application_sid,
      name: stored.name,
      accountSid: stored.account_sid,
      serviceProviderSid,
      isManager: isAtLeast(user, 'service_provider'),
      intent: 'move',
    });
    if (!blocked) return [];
    onBlocked(blocked);
    return [{ field: 'accountSid', message: `${blocked.title}.` }];
  }

  const calls = stored ? applicationCalls(stored, variables) : newApplicationCalls(variables);
  const shared = {
    ...calls,
    noun,
    check: async (values: ApplicationFormValues, base: ApplicationFormValues) => {
      if (user.scope === 'account' && values.accountSid !== user.accountSid) {
        throw new PlatformError('Forbidden', notYours);
      }
      const problems = await Promise.all([calls.check?.(values, base) ?? [], moveProblems(values)]);
      return problems.flat();
    },
  };
  return stored
    ? {
        ...shared,
        refresh: () => refresh(stored.application_sid),
        done: 'Application updated successfully',
      }
    : {
        ...shared,
        refresh: () => refresh(),
        done: 'Application created successfully',
        leave: ({ accountSid }) => {
          rememberAccount(accountSid);
          navigate(list);
        },
      };
}
