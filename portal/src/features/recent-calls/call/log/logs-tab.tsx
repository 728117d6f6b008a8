import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Select } from '@trunkline/ui/primitives/select';
import { Stack } from '@trunkline/ui/primitives/stack';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../../browser/save-file.ts';
import { toast } from '../../../../notices/toasts.ts';
import { useCallLog } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { whyNoLog } from '../evidence/available.ts';
import { Evidence } from '../evidence/evidence.tsx';
import { type MomentProps, shownIn } from '../moment.ts';
import { filterLog, type LogLevel, logLevels, logText, readLog } from './log.model.ts';
import { Entry } from './log-entry.tsx';

/** Platform log of a call. */
export default function LogsTab({ call, moment, onMoment }: MomentProps & { call: RecentCall }) {
  const log = useCallLog(call);
  const [level, setLevel] = useState<LogLevel | ''>('');
  const [search, setSearch] = useState('');
  const entries = useMemo(() => readLog(log.data ?? []), [log.data]);
  const shown = useMemo(() => filterLog(entries, level, search), [entries, level, search]);
  const timed = shown.filter(({ at }) => at !== null);
  const current = shownIn(
    'logs',
    timed.map(({ at }) => at ?? 0),
    moment,
    timed.map(({ index }) => index),
  );

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(logText(shown));
      toast.success('Logs copied to clipboard');
    } catch {
      toast.error('Failed to copy logs');
    }
  }
  const handleDownload = () =>
    saveFile(new Blob([logText(shown)], { type: 'text/plain' }), `${call.call_sid}.log`);

  return (
    <Evidence answer={log} whyNone={whyNoLog} failed="Couldn't load the logs.">
      {entries.length === 0 ? (
        <EmptyState title="No logs found" />
      ) : (
        <Stack gap="sm">
          <Actions>
            <TextInput
              type="search"
              aria-label="Search logs"
              placeholder="Filter entries"
              className="w-72!"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Select
              aria-label="Level"
              className="w-44!"
              value={level}
              onChange={(next) => setLevel(logLevels.find((one) => one === next) ?? '')}
              options={[
                { value: '', label: 'All levels' },
                ...logLevels.map((one) => ({ value: one, label: `${one} and worse` })),
              ]}
            />
            <span role="status" className="text-small text-muted">
              {shown.length < entries.length && `${formatNumber(shown.length)} of `}
              {formatCount(entries.length, 'entry', 'entries')}
            </span>
            <div className="ms-auto flex gap-2">
              <Button
                size="sm"
                icon={Copy}
                disabled={shown.length === 0}
                disabledReason="No entry matches the filter."
                onClick={() => handleCopy()}
              >
                Copy logs
              </Button>
              <Button
                size="sm"
                icon={Download}
                disabled={shown.length === 0}
                disabledReason="No entry matches the filter."
                onClick={handleDownload}
              >
                Download logs
              </Button>
            </div>
          </Actions>
          <ol
            aria-label="Logs"
            className="max-h-[28rem] overflow-y-auto rounded-md border border-default bg-card"
          >
            {shown.map((entry) => (
              <Entry
                key={entry.index}
                entry={entry}
                isCurrent={entry.index === current}
                onChoose={(at) =>
                  onMoment({ at, spanId: null, chosen: { list: 'logs', index: entry.index } })
                }
              />
            ))}
          </ol>
        </Stack>
      )}
    </Evidence>
  );
}
