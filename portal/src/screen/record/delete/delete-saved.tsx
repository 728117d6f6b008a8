import type { SavedRecord } from '../record.ts';
import { DeleteRecord, type DeleteRecordProps, keepBy } from './delete-record.tsx';
import { DeleteSection } from './delete-section.tsx';

type DeleteSavedProps<Values, Stored> = Pick<DeleteRecordProps<Stored>, 'row' | 'name' | 'done'> & {
  record: SavedRecord<Values, Stored>;
  /** Consequences of the deletion. */
  description: string;
};

/** Deletion section of a record that nothing can block. */
export const DeleteSaved = <Values extends object, Stored>({
  record,
  description,
  ...dialog
}: DeleteSavedProps<Values, Stored>) => (
  <DeleteSection kind={record.kind} description={description}>
    {(ends) => (
      <DeleteRecord kind={record.kind} keep={keepBy(async () => record)} {...dialog} {...ends} />
    )}
  </DeleteSection>
);
