export type FieldChange = {
  /** Names it in `onReset` and `onGoTo`: `gateways.0.port`. Unique within the record. */
  path: string;
  /** 'SIP realm' */
  label: string;
  /** The value stored now, in words; null: not set. Lines of code are kept as they are. */
  before: string | null;
  /** The value it would have, in words; null: not set. */
  after: string | null;
  /** A secret: its values are never given, it is shown as changed, or as set where the record is new. */
  isSecret?: boolean;
  /** A note below: who else changed it. 'Also changed by someone else: 5060' */
  by?: string;
};

export type ChangedRow = {
  /** Names it in `onReset` and `onGoTo`. Unique within the record. */
  id: string;
  /** '203.0.113.1:5060' */
  label: string;
  /** What happens to it. Of an added row only what it becomes is shown, of a removed one what it was. */
  kind: 'added' | 'changed' | 'moved' | 'removed';
  /** What changes in it; empty where its kind says everything. */
  fields: readonly FieldChange[];
};

export type ChangedRows = {
  /** 'SIP gateways' */
  label: string;
  /** The rows that change, in the order of the record. */
  rows: readonly ChangedRow[];
};
