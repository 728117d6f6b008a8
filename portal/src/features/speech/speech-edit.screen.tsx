import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import { Button } from '@trunkline/ui/primitives/button';
import { useMemo, useState } from 'react';
import { messages } from '../../platform/client/calls/errors.ts';
import {
  type GoogleCustomVoice,
  useCredentialVoices,
} from '../../platform/resources/speech/google-custom-voices.ts';
import {
  type SpeechCredential,
  useSpeechCredential,
  useSpeechRefresh,
} from '../../platform/resources/speech/speech-credentials.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { changeCompound } from '../../screen/form/save/compound/compound-save.ts';
import { type OwnerAccount, useOwners } from '../../screen/owners/use-owners.ts';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { credentialName } from '../../shared/speech/credential-name.ts';
import { onDemand } from '../../start/loadable.tsx';
import { speechRows, speechSave } from './form/save-speech.ts';
import { SpeechForm } from './form/speech-form.tsx';
import { speechValues } from './form/speech-form.wire.ts';
import { TestSection } from './form/test-section.tsx';
import { VoiceSection } from './form/voice-section.tsx';
import { useSpeechOwner } from './owner.ts';
import { noKey } from './replace/key-fields.ts';

const DeleteSpeech = onDemand(() => import('./delete-speech.tsx'));

const ReplaceKey = onDemand(() => import('./replace/replace-key.tsx'), { isRare: true });

const kind = kinds.speech;

export default function SpeechEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const owner = useSpeechOwner();
  const credential = useSpeechCredential(owner, sid);
  const isGoogle = credential.data?.vendor === 'google';
  const voices = useCredentialVoices(isGoogle ? sid : null);
  const owners = useOwners(
    credential.data && (credential.data.account_sid ?? ''),
    credential.data?.service_provider_sid ?? undefined,
  );
  const needed = allOf({
    credential,
    voices: isGoogle ? voices : null,
    owners,
  });
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={needed}
      refusal={messages.forbidden}
      nameOf={({ credential }) => (credential ? credentialName(credential) : '')}
      nameOfRow={({ vendor, label }) =>
        typeof vendor === 'string' && typeof label === 'string' && credentialName({ vendor, label })
      }
      providerSidOf={({ credential }) => credential?.service_provider_sid ?? null}
    >
      {({ credential, voices, owners }) =>
        credential &&
        owner && (
          <SpeechEdit
            key={sid}
            credential={credential}
            voices={voices}
            accounts={owners.accounts}
            owner={owner}
          />
        )
      }
    </RecordPage>
  );
}

type SpeechEditProps = {
  credential: SpeechCredential;
  voices: readonly GoogleCustomVoice[] | null;
  accounts: readonly OwnerAccount[];
  owner: Owner;
};

function SpeechEdit({ credential, voices, accounts, owner }: SpeechEditProps) {
  const user = useUser();
  const base = useMemo(() => speechValues(credential, voices ?? []), [credential, voices]);
  const [rows] = useState(speechRows);
  const refresh = useSpeechRefresh();
  const [isReplacing, setReplacing] = useState(false);
  const calls = changeCompound(speechSave(owner, rows), credential.speech_credential_sid);
  const vendor = findVendor(credential.vendor);
  // A save would drop members that this console has no field for.
  const unknown = vendor ? undefined : `This console doesn't know the vendor ${credential.vendor}.`;
  const refusal = writeRefusal(user) ?? unknown;
  const keyRefusal = refusal ?? noKey(credential);
  return (
    <>
      <TestSection credential={credential} owner={owner} />
      {vendor?.synthesis && credential.use_for_tts && (
        <VoiceSection
          credential={credential}
          accountSid={credential.account_sid ?? accounts[0]?.sid}
        />
      )}
      <SpeechForm
        credential={credential}
        voices={voices ?? undefined}
        base={base}
        accounts={accounts}
        owner={owner}
        writeRefusal={refusal}
        save={{ ...calls, refresh: () => refresh(credential.speech_credential_sid) }}
        replaceKey={
          <Button
            onClick={() => setReplacing(true)}
            disabled={keyRefusal !== undefined}
            disabledReason={keyRefusal}
          >
            Replace key…
          </Button>
        }
      />
      {isReplacing && (
        <ReplaceKey
          credential={credential}
          owner={owner}
          accounts={accounts}
          hasCustomVoices={Boolean(voices?.length)}
          onClose={() => setReplacing(false)}
        />
      )}
      <DeleteSection
        kind={kind}
        description="Applications that use it can no longer speak or listen with it."
      >
        {(ends) => <DeleteSpeech credential={credential} {...ends} />}
      </DeleteSection>
    </>
  );
}
