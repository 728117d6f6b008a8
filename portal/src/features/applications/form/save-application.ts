import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import { creation } from '../../../platform/client/calls/write.ts';
import {
  type Application,
  getApplication,
  searchApplications,
} from '../../../platform/resources/applications/applications.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import type { FieldProblem } from '../../../screen/form/save/record/save-record.ts';
import { takenFields } from '../../../screen/form/save/record/taken-fields.ts';
import type { Blocked } from '../../../screen/record/delete/usage.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import type { SavedRecord } from '../../../screen/record/record.ts';
import { applicationBlockedBy } from '../delete/application-usage.ts';
import { type ApplicationFormValues, applicationForm } from './application-form.schema.ts';
import {
  applicationOf,
  applicationUpdateOf,
  formValues,
  unkeptVariables,
} from './application-form.wire.ts';
import { nameTaken } from './refused-fields.ts';

/** Loads an application for the form. */
export const readApplication = {
  ...applicationForm,
  kind: kinds.application,
  get: getApplication,
  values: formValues,
  goesWithIt: unkeptVariables,
};

type Question = {
  /** null for a new application */
  stored: Application | null;
  /** Provider of the stored application's account. */
  serviceProviderSid: string | null;
  isManager: boolean;
  /** Schema of the application's server; null while unknown. */
  variables: () => EnvironmentSchema | null;
  /** Called if the application can't move to another account: shows the records that use it. */
  onBlocked: (blocked: Blocked) => void;
};

export function applicationRecord({
  stored,
  variables,
  onBlocked,
  ...viewpoint
}: Question): SavedRecord<ApplicationFormValues, Application> {
  /** Names are unique in an account; only checks if name or account changed. */
  const takenName = (values: ApplicationFormValues, sid: string | null) =>
    takenFields(
      values,
      stored?.account_sid === values.accountSid ? stored : null,
      { name: nameTaken },
      async () =>
        (await searchApplications(values.accountSid || null, values.name, 500)).filter(
          (row) => row.application_sid !== sid,
        ),
    );

  /** Records of its account refer to it: the platform itself wouldn't refuse the move. */
  async function moveProblems({ accountSid }: ApplicationFormValues): Promise<FieldProblem[]> {
    if (!stored || stored.account_sid === accountSid) return [];
    const blocked = await applicationBlockedBy(stored, 'move', viewpoint);
    if (!blocked) return [];
    onBlocked(blocked);
    return [{ field: 'accountSid', message: `${blocked.title}.` }];
  }

  return {
    ...readApplication,
    create: (values) => creation('Applications', applicationOf(values, variables(), null)),
    update: (sid, values, latest) =>
      recordUpdate('Applications', sid, applicationUpdateOf(values, variables(), latest)),
    lost: {
      mark: ({ accountSid, name }) => `${accountSid} ${name}`,
      find: async (_, { accountSid, name }) =>
        (await searchApplications(accountSid, name, 500))
          .filter((one) => one.name === name)
          .map(({ application_sid }) => application_sid),
    },
    check: async (values, _, sid) =>
      (await Promise.all([takenName(values, sid), moveProblems(values)])).flat(),
  };
}
