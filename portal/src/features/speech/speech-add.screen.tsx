import { useMemo } from 'react';
import type { Owner } from '../../platform/owner.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { rememberedAccount } from '../../screen/remembered-account.ts';
import { type Owners, useOwners } from '../../screen/use-owners.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useSpeechOwner } from './owner.ts';
import { emptySpeech } from './speech-form.schema.ts';
import { SpeechForm } from './speech-form.tsx';
import { useCreateSpeech } from './use-save-speech.ts';

export default function SpeechAddScreen() {
  const owner = useSpeechOwner();
  return (
    <AddPage kind={kinds.speech} loaded={allOf({ owners: useOwners(null) })} what="the accounts">
      {({ owners }) => owner && <SpeechAdd owners={owners} owner={owner} />}
    </AddPage>
  );
}

function SpeechAdd({ owners, owner }: { owners: Owners; owner: Owner }) {
  const user = useUser();
  const { accounts, serviceProviderSid } = owners;
  const remembered = accounts.find(({ sid }) => sid === rememberedAccount())?.sid ?? '';
  const accountSid = user.scope === 'account' ? (user.accountSid ?? '') : remembered;
  const base = useMemo(() => ({ ...emptySpeech, accountSid }), [accountSid]);
  const save = useCreateSpeech(owner, serviceProviderSid);
  return (
    <SpeechForm
      credential={null}
      base={base}
      accounts={accounts}
      owner={owner}
      writeRefusal={writeRefusal(user)}
      save={save}
    />
  );
}
