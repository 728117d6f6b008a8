import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Button } from '@trunkline/ui/primitives/button';
import { Select } from '@trunkline/ui/primitives/select';
import { FileClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useComposed } from '../../platform/client/cache/query.ts';
import { type HistoryEntry, pathOf } from '../../screen/history/entry.ts';
import {
  clearHistory,
  listHistory,
  useHistoryVersion,
} from '../../screen/history/history-store.ts';
import { useAddress } from '../../screen/list/use-address.ts';
import { ConfirmedAction } from '../../screen/page/confirmed-action.tsx';
import { Page } from '../../screen/page/page.tsx';
import type { ScreenProps } from '../../screen/page/route.ts';
import { Content } from '../../screen/record/content.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { EntryItem } from './entry-item.tsx';

/** Changes of this user in this browser, newest first. */
export default function YourChangesScreen({ title }: ScreenProps) {
  const { userSid } = useUser();
  const version = useHistoryVersion();
  const entries = useComposed(['History', userSid, version], () => listHistory(userSid), {
    keepPreviousData: true,
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
  const isEmpty = entries.data === undefined || entries.data.length === 0;
  return (
    <Page
      title={title}
      width="short form"
      description="Changes you made in this browser: the last 90 days, up to 500. Not an audit log."
      actions={
        <ConfirmedAction
          label="Clear"
          icon={Trash2}
          refusal={isEmpty ? 'There is nothing to clear.' : undefined}
          title="Clear your changes?"
          confirmLabel="Clear"
          onConfirm={() => clearHistory(userSid)}
          done="Your changes are cleared"
        >
          <p>They can’t be undone from here any more. No record changes.</p>
        </ConfirmedAction>
      }
    >
      <Content loaded={allOf({ entries })} what="your changes">
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              icon={FileClock}
              title="No changes yet."
              description="What you save, create or delete in this browser is listed here."
            />
          ) : (
            <Entries entries={entries} />
          )
        }
      </Content>
    </Page>
  );
}

const step = 50;

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const { query, change } = useAddress();
  const [shown, setShown] = useState(step);
  const record = query.get('record') ?? '';
  const fitting = entries.filter((one) => record === '' || recordOf(one) === record);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-md">
        <Select
          aria-label="Record"
          value={record}
          onChange={(next) => change({ record: next })}
          options={[{ value: '', label: 'All records' }, ...recordsOf(entries)]}
        />
      </div>
      {fitting.length === 0 && <EmptyState title="No changes of this record." />}
      <ol aria-label="Changes" className="grid grid-cols-1 gap-3">
        {fitting.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <EntryItem entry={entry} entries={entries} />
          </li>
        ))}
      </ol>
      {fitting.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** A deleted record has no page, so its name identifies it. */
const recordOf = (entry: HistoryEntry) =>
  entry.action === 'deleted' ? `${entry.noun} ${entry.name}` : pathOf(entry);

/** Each record once, by its latest name. */
function recordsOf(entries: readonly HistoryEntry[]) {
  const records = new Map<string, string>();
  for (const entry of entries) {
    const key = recordOf(entry);
    if (!records.has(key)) records.set(key, `${entry.name || entry.noun} (${entry.noun})`);
  }
  return [...records].map(([value, label]) => ({ value, label }));
}
