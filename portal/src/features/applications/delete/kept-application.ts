import { getApplication } from '../../../platform/resources/applications/applications.ts';
import { type KeptRecord, keptRecord } from '../../../screen/history/kept-record.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { applicationMembers, defaultValues, secretsOf } from '../form/application-form.schema.ts';
import { formValues } from '../form/application-form.wire.ts';

/** An application, before it is deleted. */
export const keptApplication = (sid: string): Promise<KeptRecord> =>
  keptRecord({ kind: kinds.application, get: getApplication, values: formValues }, sid, {
    empty: defaultValues,
    members: applicationMembers((one) => one),
    // Which of its variables are secret, only the application itself could tell.
    secrets: secretsOf(null),
  });
