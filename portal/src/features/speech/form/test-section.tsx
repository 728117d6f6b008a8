import { findVendor, type SpeechTests, vendorName } from '@trunkline/ui/engines/speech-vendors';
import { CredentialTest } from '@trunkline/ui/patterns/credential-fields';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { formatInstant } from '@trunkline/ui/tokens/format';
import {
  type SpeechCredential,
  useSpeechRefresh,
} from '../../../platform/resources/speech/speech-credentials.ts';
import type { Owner } from '../../../platform/values/owner.ts';
import { type Uses, usesOf } from '../../../platform/values/speech-uses.ts';
import { combined, storedResult } from '../../../shared/speech/speech-status.ts';
import { CombinedStatus, UseOutcome } from '../outcome.tsx';
import { useSpeechTest } from '../use-speech-test.ts';

type TestSectionProps = { credential: SpeechCredential; owner: Owner };

/** Tests a stored credential with its vendor, and shows the last result. */
export function TestSection({ credential, owner }: TestSectionProps) {
  const { speech_credential_sid: sid, vendor } = credential;
  const refresh = useSpeechRefresh();
  const { tested, isTesting, test } = useSpeechTest(owner, sid);
  const uses = usesOf(credential);
  const stored = storedResult(credential);
  const result = tested?.result ?? stored;
  const tests = findVendor(vendor)?.tests ?? {};
  const isOff = !uses.tts && !uses.stt;
  const whole = isOff ? '' : (tested?.error ?? combined(uses, result).reason);
  return (
    <FormSection title="Credential status" description={saidOf(tests, vendor)}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        <dt className="text-muted">Status</dt>
        <dd className="grid justify-items-start gap-1">
          <CombinedStatus uses={uses} stored={stored} tested={tested} isTesting={isTesting} />
          {whole !== '' && tested && !isTesting && (
            <span className="text-small text-muted wrap-anywhere">{whole}</span>
          )}
        </dd>
        <dt className="text-muted">Text to speech</dt>
        <dd>
          <UseOutcome isUsed={uses.tts} outcome={result.tts} isWhole />
        </dd>
        <dt className="text-muted">Speech to text</dt>
        <dd>
          <UseOutcome isUsed={uses.stt} outcome={result.stt} isWhole />
        </dd>
        {credential.last_tested && !tested && (
          <>
            <dt className="text-muted">Last tested</dt>
            <dd>{formatInstant(credential.last_tested)}</dd>
          </>
        )}
      </dl>
      <CredentialTest
        onTest={async () => {
          await test();
          await refresh(sid);
        }}
        isLoading={isTesting}
        disabledReason={refusalOf(uses, tests, vendor)}
      />
    </FormSection>
  );
}

/** Outcome of a test in a sentence or two. */
function saidOf({ tts, stt, note }: SpeechTests, vendor: string): string {
  const tries = [tts && `${tts} (text to speech)`, stt && `${stt} (speech to text)`].filter(
    Boolean,
  );
  const tested = tries.length > 0 && `The platform ${tries.join(' and ')}.`;
  const said = [tested, note].filter(Boolean).join(' ');
  return said || `The platform has no test for ${vendorName(vendor)}.`;
}

/** The first text is prescribed. */
function refusalOf(uses: Uses, { tts, stt }: SpeechTests, vendor: string): string | undefined {
  if (!uses.tts && !uses.stt) {
    return 'In order to test your credentials you need to enable TTS/STT.';
  }
  return tts || stt ? undefined : `The platform has no test for ${vendorName(vendor)}.`;
}
