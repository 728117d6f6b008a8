import type { SpeechValue, SynthesisChoice } from '@trunkline/ui/widgets/speech-selection';
import { type SampleVoice, VoiceSample } from '@trunkline/ui/widgets/voice-sample';
import { synthesise } from '../../../platform/resources/speech/speech-credentials.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';

type VoiceSamplesProps = {
  accountSid: string;
  value: SpeechValue;
  /** Credential for a choice; undefined for none. */
  credentialOf: (choice: SynthesisChoice) => string | undefined;
};

type Spoken = SampleVoice & { choice: SynthesisChoice };

/** Samples of the application's voice and its fallback. */
export default function VoiceSamples({ accountSid, value, credentialOf }: VoiceSamplesProps) {
  // A sample is a POST, which the platform refuses to view-only users.
  const viewOnly = writeRefusal(useUser());
  const spoken = (name: string, choice: SynthesisChoice): Spoken => ({
    id: JSON.stringify([name, accountSid, choice]),
    name,
    choice,
    disabledReason: viewOnly ?? refusalOf(accountSid, choice, credentialOf(choice)),
  });
  const voices = [
    spoken('voice', value.primary.synthesis),
    ...(value.useFallback ? [spoken('fallback voice', value.fallback.synthesis)] : []),
  ];
  return (
    <VoiceSample
      voices={voices}
      synthesise={async (id, text) => {
        const choice = voices.find((one) => one.id === id)?.choice ?? value.primary.synthesis;
        return synthesise(accountSid, {
          speech_credential_sid: credentialOf(choice) ?? '',
          text,
          // A model speaks one language, without a choice, but the platform requires one.
          language: choice.language || 'en-US',
          voice: choice.voice,
        });
      }}
    />
  );
}

function refusalOf(
  accountSid: string,
  { vendor, voice }: SynthesisChoice,
  credential: string | undefined,
): string | undefined {
  if (accountSid === '') return 'Choose an account first.';
  if (vendor === '') return 'Choose a vendor first.';
  if (credential === undefined) return 'The account has no credential for it.';
  return voice === '' ? 'Choose a voice first.' : undefined;
}
