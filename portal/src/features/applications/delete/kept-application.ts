import { pathPart } from '../../../browser/paths.ts';
import { lookUpAppSchema } from '../../../platform/resources/applications/app-env.ts';
import type { Application } from '../../../platform/resources/applications/applications.ts';
import { type KeptRecord, keptRecord } from '../../../screen/history/kept-record.ts';
import { secretsOf } from '../form/application-form.schema.ts';
import { readApplication } from '../form/save-application.ts';

/** How long a deletion waits for the application's server, in ms. */
const patience = 3000;

const unknownAfter = (time: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), time);
  });

/** Only the application's server knows which variables are secret. */
const variablesOf = ({ env_vars, call_hook }: Application) =>
  call_hook === null || Object.keys(env_vars).length === 0
    ? null
    : Promise.race([lookUpAppSchema(call_hook.url).catch(() => null), unknownAfter(patience)]);

/** An application before its deletion, with the variables that are known not to be secret. */
export async function keptApplication(sid: string): Promise<KeptRecord> {
  const stored = await readApplication.get(sid);
  const secrets = secretsOf(await variablesOf(stored));
  const kept = await keptRecord({ ...readApplication, get: async () => stored, secrets }, sid);
  return {
    ...kept,
    // An empty value would block the default.
    dropped: Object.keys(stored.env_vars).map((key) => `environment.${pathPart(key)}`),
  };
}
