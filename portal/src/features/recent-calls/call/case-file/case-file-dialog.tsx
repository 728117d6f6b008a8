import { FormError } from '@trunkline/ui/patterns/form-error';
import { Button } from '@trunkline/ui/primitives/button';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Stack } from '@trunkline/ui/primitives/stack';
import { readTrace } from '@trunkline/ui/widgets/call-trace';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../browser/save-file.ts';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import { useAccountChoices } from '../../../../platform/resources/accounts/accounts.ts';
import { useApplication } from '../../../../platform/resources/applications/applications.ts';
import { useCallLog, useCallTrace } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { useCurrentProvider } from '../../../../session/current-provider.ts';
import { useUser } from '../../../../session/session.ts';
import { isTraced, whyNoLog, whyNoTrace } from '../evidence/available.ts';
import { useCapture, whyUnread } from '../evidence/use-capture.ts';
import { loadRecording } from '../recording/use-recording.ts';
import { CaseFile } from './case-file.tsx';
import { contentsOf } from './contents.ts';
import { pageOf } from './page.ts';

type CaseFileDialogProps = { call: RecentCall; onClose: () => void };

type Answer<Data> = { data?: Data; error?: unknown };

/** null while it loads. */
function partOf<Data>(
  { data, error }: Answer<Data>,
  failed: string,
  why: (error: unknown) => string | undefined,
) {
  if (data !== undefined) return { data };
  return error === undefined
    ? null
    : { none: why(error) ?? `Couldn’t load ${failed}: ${messageOf(error)}` };
}

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

async function recordingOf(call: RecentCall) {
  try {
    const { audio } = await loadRecording(call, new AbortController().signal);
    return { sound: await dataUrl(audio), state: 'included' as const };
  } catch (error) {
    return { sound: null, state: { none: messageOf(error) } };
  }
}

/** Chooses what goes into the case file of a call, then creates it. */
export default function CaseFileDialog({ call, onClose }: CaseFileDialogProps) {
  const [isMasked, setMasked] = useState(false);
  const [hasRecording, setHasRecording] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = useUser().scope === 'account';
  const { provider } = useCurrentProvider();
  const accounts = useAccountChoices(isOwn ? null : (provider?.service_provider_sid ?? null)).data;
  const application = useApplication(call.application_sid).data?.name ?? '';
  const trace = useCallTrace(isTraced(call) ? call : null);
  const spans = isTraced(call)
    ? partOf(trace, 'the trace', whyNoTrace)
    : { none: 'There is no trace of this call' };
  const capture = partOf(useCapture(call), 'the capture', whyUnread);
  const hasLog = call.call_sid !== '';
  const logged = useCallLog(hasLog ? call : null);
  const log = hasLog
    ? partOf(logged, 'the log', whyNoLog)
    : { none: 'There is no log for this call' };
  const isReady = spans !== null && capture !== null && log !== null;

  async function handleDownload() {
    if (!isReady) return;
    setMaking(true);
    setProblem(undefined);
    try {
      const account = accounts?.find(({ account_sid }) => account_sid === call.account_sid);
      const contents = contentsOf(
        {
          call,
          spans: 'data' in spans ? { data: readTrace(spans.data) } : spans,
          capture,
          log,
          account: account?.name ?? '',
          application,
        },
        isMasked,
      );
      const recorded = hasRecording ? await recordingOf(call) : null;
      const view = <CaseFile contents={contents} recording={recorded?.state} madeAt={Date.now()} />;
      const name = call.call_sid || call.attempted_at.replaceAll(':', '-');
      saveFile(pageOf('Case file of a call', view, recorded?.sound ?? null), `case-${name}.html`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setMaking(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Download case file"
      description="One page with the story, SIP, trace and log of this call, for a carrier or support. It opens without the console. Secrets are left out."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={Download}
            isLoading={isMaking || !isReady}
            onClick={() => handleDownload()}
          >
            Download
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {problem !== undefined && (
          <FormError title="The case file was not made" messages={[{ message: problem }]} />
        )}
        <Checkbox
          label="Mask numbers and names"
          help="Numbers, users, names and hosts become “number 1 …89”, the same in all parts. IP addresses and what was said stay."
          checked={isMasked}
          onChange={({ target }) => setMasked(target.checked)}
        />
        {call.recording_url !== '' && (
          <Checkbox
            label="Include the recording"
            help="The voices are not masked. Adds the size of the recording."
            checked={hasRecording}
            onChange={({ target }) => setHasRecording(target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
