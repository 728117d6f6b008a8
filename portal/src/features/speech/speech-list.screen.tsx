import { usersOfCredentials } from '@trunkline/ui/widgets/speech-matrix';
import { useMemo, useState } from 'react';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { useSpeechCredentials } from '../../platform/resources/speech/speech-credentials.ts';
import { accountOwner, type Owner } from '../../platform/values/owner.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useTextFilter } from '../../screen/list/filters/use-text-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { credentialName } from '../../shared/speech/credential-name.ts';
import { speechStatusMember, storedStatus } from '../../shared/speech/speech-status.ts';
import { onDemand } from '../../start/loadable.tsx';
import { matrixCredential, needsOfApplications } from './needs.ts';
import { useSpeechOwner } from './owner.ts';
import { type ShownCredential, SpeechListView } from './speech-list.view.tsx';

const DeleteSpeech = onDemand(() => import('./delete-speech.tsx'));
const TestAll = onDemand(() => import('./test-all.tsx'));

const textsOf = ({ name }: ShownCredential) => [name];

/** Credentials of the current service provider, or those available to an account. */
export default function SpeechListScreen() {
  const viewer = useUser();
  const accountFilter = useAccountFilter('default');
  const base = useSpeechOwner();
  const { accountSid } = accountFilter;
  const owner: Owner | null =
    accountSid === undefined ? null : accountSid === null ? base : accountOwner(accountSid);
  const credentials = useSpeechCredentials(owner);
  const list = useList();
  const applications = useAllApplications(credentials.data?.length ? accountSid : undefined);
  const day = useToday();
  const today = useMemo(() => new Date(day), [day]);
  const [testing, setTesting] = useState<readonly ShownCredential[] | null>(null);
  const users = useMemo(() => {
    if (!applications.data || !credentials.data) return applications.error ? null : undefined;
    const needs = needsOfApplications(applications.data, accountFilter.accounts);
    return usersOfCredentials(credentials.data.map(matrixCredential), needs);
  }, [applications.data, applications.error, credentials.data, accountFilter.accounts]);
  const all = useMemo(
    () =>
      credentials.data?.map(
        (row): ShownCredential => ({
          ...row,
          name: credentialName(row),
          isLocked: viewer.scope === 'account' && row.account_sid === null,
          users: users && (users.get(row.speech_credential_sid) ?? []),
        }),
      ),
    [credentials.data, viewer.scope, users],
  );
  const status = list.filterOf(speechStatusMember);
  const fitting = useMemo(
    () => all?.filter((row) => status === '' || storedStatus(row) === status),
    [all, status],
  );
  const rows = useTextFilter(fitting, textsOf, list.text);
  return (
    <>
      <SpeechListView
        rows={rows}
        total={all?.length}
        error={credentials.error ?? accountFilter.error}
        onRetry={() => Promise.all([credentials.mutate(), accountFilter.retry()])}
        list={list}
        accountFilter={accountFilter}
        today={today}
        onTestAll={() => setTesting(rows ?? null)}
        deleteDialog={(row, onClose) => <DeleteSpeech credential={row} onClose={onClose} />}
        writeRefusal={writeRefusal(viewer)}
      />
      {testing && owner && (
        <TestAll owner={owner} credentials={testing} onClose={() => setTesting(null)} />
      )}
    </>
  );
}
