import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import type { UseFormSetError } from 'react-hook-form';
import { useLocation } from 'wouter';
import { toast } from '../../notices/toasts.ts';
import {
  type Application,
  createApplication,
  findApplications,
  updateApplication,
  useApplicationRefresh,
} from '../../platform/applications.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { rememberAccount } from '../../screen/use-account-filter.ts';
import type { FormOutcome } from '../../screen/use-record-form.ts';
import { useUser } from '../../session/session.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';
import { applicationOf, formValues } from './application-form.wire.ts';
import { refusalAt, unsettledSpeech } from './save-problems.ts';

const nameTaken =
  'The name you have entered is already in use on another one of your applications.';

type SetError = UseFormSetError<ApplicationFormValues>;

export type SaveApplication = (
  values: ApplicationFormValues,
  beside: { schema: EnvironmentSchema | null; setError: SetError },
) => Promise<FormOutcome<ApplicationFormValues>>;

/**
 * The whole save of the application form: the name's check, the call, what is said, where it goes.
 * @param stored null: a new application
 */
export function useSaveApplication(stored: Application | null): SaveApplication {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useApplicationRefresh();

  return async function save(values, { schema, setError }) {
    if (user.scope === 'account' && values.accountSid !== user.accountSid) {
      return refused('You do not have permissions to make changes to this Account');
    }
    const unsettled = unsettledSpeech(values.speech);
    if (unsettled) {
      setError(unsettled.field, { type: 'server', message: unsettled.message });
      return {};
    }
    try {
      if (await isNameTaken(values)) {
        setError('name', { type: 'server', message: nameTaken });
        return {};
      }
      const body = applicationOf(values, schema, stored);
      if (stored) await updateApplication(stored.application_sid, body);
      else await createApplication(body);
    } catch (error) {
      return refusedBy(error, setError);
    }
    if (!stored) {
      rememberAccount(values.accountSid);
      await refresh();
      toast.success('Application created successfully');
      return { leave: () => navigate('/internal/applications') };
    }
    const row = await refresh(stored.application_sid);
    toast.success('Application updated successfully');
    return row ? { stored: formValues(row) } : {};
  };

  /** Names are unique in an account; only asked when the name or the account is another. */
  async function isNameTaken({ name, accountSid }: ApplicationFormValues): Promise<boolean> {
    const wanted = name.trim();
    if (stored && stored.name === wanted && stored.account_sid === accountSid) return false;
    const rows = await findApplications(accountSid, wanted);
    return rows.some(
      (row) =>
        row.application_sid !== stored?.application_sid &&
        row.name.toLowerCase() === wanted.toLowerCase(),
    );
  }

  function refusedBy(error: unknown, setError: SetError): FormOutcome<ApplicationFormValues> {
    if (error instanceof PlatformError && error.kind === 'Conflict') {
      // The platform answers with the text of its database: the name is its one unique column.
      setError('name', { type: 'server', message: nameTaken });
      return {};
    }
    const message = messageOf(error);
    const at = refusalAt(message);
    if (at) {
      setError(at.field, { type: 'server', message: at.message });
      return {};
    }
    return refused(message);
  }
}

function refused(message: string): FormOutcome<ApplicationFormValues> {
  toast.error(message);
  return { problem: { title: 'The application was not saved', messages: [message] } };
}
