export type FieldChange = {
  /** Key in `onReset` and `onGoTo`: `gateways.0.port`. Unique within the record. */
  path: string;
  /** 'SIP realm' */
  label: string;
  /** The value stored now, in words; null: not set. Line breaks of code are kept. */
  before: string | null;
  /** The new value, in words; null: not set. */
  after: string | null;
  /** A secret: never pass its values. It is shown as changed, or as set if the record is new. */
  isSecret?: boolean;
  /** A note below: who else changed it. 'Also changed by someone else: 5060' */
  by?: string;
};

export type ChangedRow = {
  /** Key in `onReset` and `onGoTo`. Unique within the record. */
  id: string;
  /** '203.0.113.1:5060' */
  label: string;
  /** Change of the row. An added one shows only the new values, a removed one only the old. */
  kind: 'added' | 'changed' | 'moved' | 'removed';
  /** Changed fields of the row; empty if its kind says everything. */
  fields: readonly FieldChange[];
};

export type ChangedRows = {
  /** 'SIP gateways' */
  label: string;
  /** Changed rows, in the order of the record. */
  rows: readonly ChangedRow[];
};
