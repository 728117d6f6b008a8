import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import {
  type Application,
  createApplication,
  getApplication,
  searchApplications,
  updateApplication,
} from '../../platform/resources/applications/applications.ts';
import type { SaveCalls } from '../../screen/form/save/save-record.ts';
import { takenFields } from '../../screen/form/save/taken-fields.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';
import { applicationOf, applicationUpdateOf, formValues } from './application-form.wire.ts';
import { nameTaken, refusedFields } from './refused-fields.ts';

type ApplicationCalls = SaveCalls<ApplicationFormValues, Application>;

/** What the application behind the calling webhook asks for; null: nobody knows. */
export type Variables = () => EnvironmentSchema | null;

/** The calls that make an application. */
export const newApplicationCalls = (variables: Variables): ApplicationCalls => ({
  check: (values) => takenName(values, null),
  write: async (values) => {
    await createApplication(applicationOf(values, variables(), null));
  },
  refusedFields,
});

/** The calls that change an application. */
export const applicationCalls = (
  stored: Pick<Application, 'application_sid' | 'name' | 'account_sid'>,
  variables: Variables,
): ApplicationCalls => ({
  reread: async () => {
    const application = await getApplication(stored.application_sid);
    return { values: formValues(application), stored: application };
  },
  check: (values) => takenName(values, stored),
  write: async (values, latest) => {
    if (!latest) return;
    const update = applicationUpdateOf(values, variables(), latest.stored);
    await updateApplication(stored.application_sid, update);
  },
  refusedFields,
});

/** Names are unique in an account; only asked when the name or the account is another. */
const takenName = (
  values: ApplicationFormValues,
  stored: Pick<Application, 'application_sid' | 'name' | 'account_sid'> | null,
) =>
  takenFields(
    values,
    stored?.account_sid === values.accountSid ? stored : null,
    { name: nameTaken },
    async () =>
      (await searchApplications(values.accountSid, values.name, 500)).filter(
        (row) => row.application_sid !== stored?.application_sid,
      ),
  );
