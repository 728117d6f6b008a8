import { RecordChanges } from '@trunkline/ui/patterns/record-changes';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { Heading } from '@trunkline/ui/primitives/heading';
import { formatInstant, formatNumber } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import { Undo2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { type HistoryEntry, undoRefusal } from '../../screen/history/entry.ts';
import { requestUndo } from '../../screen/history/undo/undo-request.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { CreateAgain, PointAgain } from './create-again.tsx';
import { NumbersUndo } from './numbers-undo.tsx';
import { goneRefusal, type Successors, stepsInPlace, successorsIn } from './pointing.ts';

const verbs = {
  changed: 'Changed',
  created: 'Created',
  deleted: 'Deleted',
  undone: 'Undone: a change to',
} as const;

const unsaved: Partial<Record<HistoryEntry['status'], string>> = {
  failed: 'Couldn’t save',
  unknown: 'Tried to save',
};

const kindOf = {
  changed: 'changed',
  undone: 'changed',
  created: 'added',
  deleted: 'removed',
} as const;

/** Maximum number of rows shown for a change of many numbers. */
const shownAtMost = 20;

type EntryItemProps = {
  entry: HistoryEntry;
  /** The whole history. */
  entries: readonly HistoryEntry[];
};

/** One change: time, record, fields, and undo. */
export function EntryItem({ entry, entries }: EntryItemProps) {
  const { action, status, noun, name, at, page, fields, groups, messages, notKept, numbers } =
    entry;
  const title = [noun, foreign(name)].filter(Boolean).join(' ');
  const successors = successorsIn(entries);
  const isThere = page !== '' && action !== 'deleted';
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <Heading level={2} size="body" className="wrap-anywhere">
            {unsaved[status] ?? verbs[action]}{' '}
            {isThere ? (
              <PortalLink href={page} className="text-accent hover:underline">
                {title}
              </PortalLink>
            ) : (
              title
            )}
          </Heading>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
            <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>
            {status === 'failed' && <Badge tone="danger">Not saved</Badge>}
            {status === 'unknown' && <Badge tone="warning">Outcome unknown</Badge>}
            {status === 'partial' && <Badge tone="warning">Partly saved</Badge>}
            {entry.undoneAt !== undefined && <Badge>Undone</Badge>}
          </p>
        </div>
        {entry.deleted && <CreateAgain {...{ entry, title, entries }} />}
        {!entry.deleted && !numbers && <Undo {...{ entry, title, successors }} />}
      </div>
      {messages.length > 0 && (
        <ul className="grid gap-1 text-small text-danger">
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two requests may fail with one message
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
      <RecordChanges fields={fields} groups={groups} kind={kindOf[action]} headingLevel={3} />
      {numbers && numbers.length > shownAtMost && (
        <p className="text-small text-muted">
          The first {shownAtMost} of {formatNumber(numbers.length)} are shown.
        </p>
      )}
      {numbers && <NumbersUndo {...{ entry, numbers, title, successors }} />}
      <PointAgain {...{ entry, title, entries }} />
      {notKept.length > 0 && (
        <p className="text-small text-muted">
          Not kept, because it is secret: {notKept.join(', ')}.
        </p>
      )}
    </Card>
  );
}

type UndoProps = { entry: HistoryEntry; title: string; successors: Successors };

function Undo({ entry, title, successors }: UndoProps) {
  const [, navigate] = useLocation();
  const { id, page, form, notKept } = entry;
  const steps = stepsInPlace(entry.steps, successors);
  const remark = notKept.length > 0 ? `Not changed back: ${notKept.join(', ')}` : undefined;
  const user = useUser();
  const refusal =
    undoRefusal(entry) ??
    writeRefusal(user) ??
    goneRefusal(
      entry.steps.map(({ before }) => before),
      successors,
    );
  return (
    <Button
      size="sm"
      icon={Undo2}
      aria-label={`Undo the change to ${title}`}
      disabled={refusal !== undefined}
      disabledReason={refusal}
      onClick={() =>
        requestUndo({ page, form, steps, title, isKept: true, entryId: id, remark }, navigate)
      }
    >
      Undo
    </Button>
  );
}
