import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import { useLocation } from 'wouter';
import {
  type Application,
  createApplication,
  findApplications,
  getApplication,
  updateApplication,
  useApplicationRefresh,
} from '../../platform/applications.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { FieldProblem } from '../../screen/form/save-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { rememberAccount } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { Blocked } from '../../screen/record/usage.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';
import { applicationOf, applicationUpdateOf, formValues } from './application-form.wire.ts';
import { applicationBlockedBy } from './application-usage.ts';
import { nameTaken, refusedFields } from './refused-fields.ts';

export type SaveApplication = RecordSave<ApplicationFormValues, Application>;

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

  async function check(values: ApplicationFormValues): Promise<FieldProblem[]> {
    if (user.scope === 'account' && values.accountSid !== user.accountSid) {
      throw new PlatformError('Forbidden', notYours);
    }
    const [isTaken, blocked] = await Promise.all([
      isNameTaken(values, stored),
      stored && stored.account_sid !== values.accountSid
        ? applicationBlockedBy({
            applicationSid: stored.application_sid,
            name: stored.name,
            accountSid: stored.account_sid,
            serviceProviderSid,
            isManager: isAtLeast(user, 'service_provider'),
            intent: 'move',
          })
        : null,
    ]);
    if (blocked) onBlocked(blocked);
    return [
      ...(isTaken ? [{ field: 'name', message: nameTaken }] : []),
      ...(blocked ? [{ field: 'accountSid', message: `${blocked.title}.` }] : []),
    ];
  }

  if (!stored) {
    return {
      noun,
      check,
      write: async (values) => {
        await createApplication(applicationOf(values, variables(), null));
        return {};
      },
      refusedFields,
      refresh: () => refresh(),
      done: 'Application created successfully',
      leave: ({ accountSid }) => {
        rememberAccount(accountSid);
        navigate(list);
      },
    };
  }
  const sid = stored.application_sid;
  return {
    noun,
    check,
    reread: async () => {
      const application = await getApplication(sid);
      return { values: formValues(application), stored: application };
    },
    write: async (values, latest) => {
      await updateApplication(
        sid,
        applicationUpdateOf(values, variables(), latest?.stored ?? stored),
      );
      return {};
    },
    refusedFields,
    refresh: () => refresh(sid),
    done: 'Application updated successfully',
  };
}

/** Names are unique in an account; only asked when the name or the account is another. */
async function isNameTaken(
  { name, accountSid }: ApplicationFormValues,
  stored: Application | null,
): Promise<boolean> {
  if (stored?.name === name && stored.account_sid === accountSid) return false;
  const rows = await findApplications(accountSid, name);
  return rows.some(
    (row) =>
      row.application_sid !== stored?.application_sid &&
      row.name.toLowerCase() === name.toLowerCase(),
  );
}
