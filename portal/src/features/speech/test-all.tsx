import { DataTable, type DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { formatCount } from '@trunkline/ui/tokens/format';
import { useEffect, useRef, useState } from 'react';
import { atMost } from '../../platform/client/pace/at-most.ts';
import { useSpeechRefresh } from '../../platform/resources/speech/speech-credentials.ts';
import { byName } from '../../platform/values/by-name.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { usesOf } from '../../platform/values/speech-uses.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { UseOutcome } from './outcome.tsx';
import type { ShownCredential } from './speech-list.view.tsx';
import { type Tested, useRunTest } from './use-speech-test.ts';

type TestAllProps = {
  owner: Owner;
  credentials: readonly ShownCredential[];
  onClose: () => void;
};

type Row = ShownCredential & { tested: Tested | 'waiting' };

const cell = (use: 'tts' | 'stt') => (row: Row) => {
  const { tested } = row;
  if (tested === 'waiting') return <span className="text-muted">…</span>;
  const outcome = tested.result?.[use] ?? { status: 'fail' as const, reason: tested.error ?? '' };
  return <UseOutcome isUsed={usesOf(row)[use]} outcome={outcome} />;
};

const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Vendor', isRowHeader: true, cell: ({ name }) => name },
  { id: 'tts', header: 'Text to speech', minWidth: 12, cell: cell('tts') },
  { id: 'stt', header: 'Speech to text', minWidth: 12, cell: cell('stt') },
];

/** Tests credentials, three at a time: confirms first, can be stopped, and shows a table of results. */
export default function TestAll({ owner, credentials, onClose }: TestAllProps) {
  const [phase, setPhase] = useState<'asking' | 'running' | 'done'>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, Tested>>(new Map());
  const isStopped = useRef(false);
  const runTest = useRunTest(owner);
  const refresh = useSpeechRefresh();
  const inUse = credentials.filter((row) => row.use_for_tts || row.use_for_stt).toSorted(byName);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function start() {
    setPhase('running');
    const inTurn = atMost(3);
    await Promise.all(
      inUse.map(({ speech_credential_sid: sid }) =>
        inTurn(async () => {
          if (isStopped.current) return;
          const tested = await runTest(sid);
          if (!isStopped.current) setResults((all) => new Map(all).set(sid, tested));
        }),
      ),
    );
    setPhase('done');
    await refresh();
  }

  function stop() {
    isStopped.current = true;
    setPhase('done');
  }

  const shown = inUse.flatMap((row): Row[] => {
    const tested = results.get(row.speech_credential_sid);
    if (tested === undefined && phase === 'done') return [];
    return [{ ...row, tested: tested ?? 'waiting' }];
  });
  const title = {
    asking: 'Test all credentials?',
    running: 'Testing credentials',
    done: results.size < inUse.length ? `Tested ${results.size} of ${inUse.length}` : 'Tested all',
  }[phase];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size={phase === 'asking' ? 'sm' : 'lg'}
      canDismiss={phase !== 'running'}
      footer={
        <>
          {phase === 'asking' && <Button onClick={onClose}>Cancel</Button>}
          {phase === 'asking' && (
            <Button
              variant="primary"
              onClick={() => start()}
              disabled={inUse.length === 0}
              disabledReason="No credential is in use."
            >
              Test {formatCount(inUse.length, 'credential')}
            </Button>
          )}
          {phase === 'running' && <Button onClick={stop}>Cancel</Button>}
          {phase === 'done' && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      {phase === 'asking' ? (
        <p>
          Each test calls the vendor, who may bill for it, and can take half a minute. Three run at
          a time. {inUse.length < credentials.length && 'Credentials that are off are skipped.'}
        </p>
      ) : (
        <div className="grid gap-4">
          {phase === 'running' && (
            <ProgressBar
              label="Credentials tested"
              value={results.size}
              max={inUse.length}
              valueText={`${results.size} of ${inUse.length}`}
            />
          )}
          <DataTable
            label="Results of the tests"
            rows={shown}
            rowKey={kinds.speech.sidOf}
            columns={columns}
            empty={<p className="p-4 text-muted">Nothing was tested.</p>}
          />
        </div>
      )}
    </Dialog>
  );
}
