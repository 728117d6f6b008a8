import { useMemo, useState } from 'react';
import { useSpeechRefresh } from '../../platform/resources/speech/speech-credentials.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { useCreatedRecord } from '../../screen/form/save/compound/use-created-record.ts';
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { writeRefusal } from '../../session/policies.ts';
import { rememberAccount, rememberedAccount } from '../../session/remembered-account.ts';
import { useUser } from '../../session/session.ts';
import { newSpeechSave, speechRows } from './form/save-speech.ts';
import { emptySpeech } from './form/speech-form.schema.ts';
import { SpeechForm } from './form/speech-form.tsx';
import { useSpeechOwner } from './owner.ts';

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
  const refresh = useSpeechRefresh();
  const [rows] = useState(speechRows);
  const save = useCreatedRecord(newSpeechSave(owner, serviceProviderSid, rows), {
    editPage: kinds.speech.edit,
    providerSid: serviceProviderSid,
    refresh: () => refresh(),
    next: (_, { accountSid }) => {
      rememberAccount(accountSid || null);
      return kinds.speech.list;
    },
    unsaved: ({ voices }, base) => {
      const stored = new Map(base?.voices.voices.map(({ id, hasKey }) => [id, hasKey]));
      const rest = voices.voices.map((voice) => {
        const hasKey = stored.get(voice.id);
        if (hasKey === undefined) return voice;
        // Don't ask again for an uploaded key.
        return { ...voice, id: rows.sidOf(voice.id), isStored: true, hasKey, wasCloned: hasKey };
      });
      return { voices: { ...voices, voices: rest, keys: {} } };
    },
  });
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
