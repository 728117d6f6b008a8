import { useRefresh } from '../../../platform/client/cache/query.ts';
import { recordDeletion } from '../../../platform/resources/record-writes.ts';
import { onDemand } from '../../../start/loadable.tsx';
import type { KeptRecord, ReadRecord } from '../../history/kept-record.ts';
import type { RecordKind } from '../kinds.ts';
import type { DialogEnds } from './delete-dialog.tsx';

const DeleteDialog = onDemand(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}));

/**
 * Reads a record before it is deleted, for the history.
 * @param load loads the record's definition, which otherwise only its form loads
 */
export const keepBy =
  <Values extends object, Stored>(load: () => Promise<ReadRecord<Values, Stored>>) =>
  async (sid: string): Promise<KeptRecord> => {
    const [record, { keptRecord }] = await Promise.all([
      load(),
      import('../../history/kept-record.ts'),
    ]);
    return keptRecord(record, sid);
  };

export type DeleteRecordProps<Row> = DialogEnds & {
  kind: RecordKind<Row>;
  row: Row;
  /** Name for people. Default: the stored name. */
  name?: string;
  /** Reads the record first, for the history. */
  keep: (sid: string) => Promise<KeptRecord>;
  /** Message afterwards. */
  done?: string;
};

/** Asks, then deletes a record that nothing can block. */
export function DeleteRecord<Row>({
  kind,
  row,
  name = kind.nameOf(row),
  done = kind.said && `Deleted ${kind.said} ${name}`,
  keep,
  ...ends
}: DeleteRecordProps<Row>) {
  const refresh = useRefresh(kind.resource);
  const sid = kind.sidOf(row);
  return (
    <DeleteDialog
      {...{ kind, sid, name, done }}
      keep={() => keep(sid)}
      onDelete={async () => {
        await recordDeletion(kind.resource, sid).send();
        await refresh();
      }}
      {...ends}
    >
      {kind.deletionWarning && <p>{kind.deletionWarning}</p>}
    </DeleteDialog>
  );
}

/**
 * A list's dialog for deleting a row.
 * @param load loads the record's definition, which otherwise only its form loads
 * @param doneOf message afterwards
 */
export function deletionOf<Row, Values extends object, Stored>(
  kind: RecordKind<Row>,
  load: () => Promise<ReadRecord<Values, Stored>>,
  doneOf?: (row: Row) => string,
) {
  const keep = keepBy(load);
  return (row: Row, onClose: () => void) => (
    <DeleteRecord keep={keep} kind={kind} row={row} done={doneOf?.(row)} onClose={onClose} />
  );
}
