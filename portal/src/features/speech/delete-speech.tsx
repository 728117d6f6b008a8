import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import { useSpeechListRefresh } from '../../platform/resources/speech/speech-credentials.ts';
import { speechCredentialDeletion } from '../../platform/resources/speech/speech-writes.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { refusedAs } from '../../shared/records/refused-as.ts';
import { credentialName } from '../../shared/speech/credential-name.ts';
import { useSpeechOwner } from './owner.ts';

type DeleteSpeechProps = DialogEnds & {
  credential: { speech_credential_sid: string; vendor: string; label: string };
};

/** Prescribed. */
const notYours = 'You do not have permissions to delete these Speech Credentials';

export default function DeleteSpeech({ credential, ...ends }: DeleteSpeechProps) {
  const owner = useSpeechOwner();
  const refresh = useSpeechListRefresh();
  const sid = credential.speech_credential_sid;
  const name = credentialName(credential);
  return (
    <DeleteDialog
      kind={kinds.speech}
      sid={sid}
      name={name}
      keep={
        // A new credential's form has no fields for vendors unknown to the console.
        owner && findVendor(credential.vendor)
          ? async () => (await import('./form/save-speech.ts')).keptSpeech(owner, sid)
          : undefined
      }
      onDelete={async () => {
        if (owner) await refusedAs(notYours, () => speechCredentialDeletion(owner, sid).send());
        await refresh();
      }}
      done={`Deleted speech service ${name}`}
      {...ends}
    >
      <p>Applications that use it can no longer speak or listen with it.</p>
    </DeleteDialog>
  );
}
