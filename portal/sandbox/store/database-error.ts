/**
 * A write refused by the database. The wording is that of the platform's database product: the
 * platform passes such texts on to its clients, so they are part of the wire contract.
 */
export class DatabaseError extends Error {
  /** `duplicate` becomes 422, `failed` 500, and `invalid` (a shape no column can take) 400. */
  readonly kind: 'duplicate' | 'failed' | 'invalid';

  constructor(kind: DatabaseError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The platform's schema name, which appears in its error texts. */
export const SCHEMA = 'jambones';

export const failed = (message: string) => new DatabaseError('failed', message);

export const unknownColumn = (column: string, clause: 'INSERT INTO' | 'SET') =>
  failed(`Unknown column '${column}' in '${clause}'`);

export const duplicateEntry = (entry: string, key: string) =>
  new DatabaseError('duplicate', `Duplicate entry '${entry}' for key '${key}'`);

export type ConstraintText = {
  table: string;
  column: string;
  constraint: string;
  target: string;
  targetColumn: string;
};

function constraintText({ table, column, constraint, target, targetColumn }: ConstraintText) {
  return (
    `a foreign key constraint fails (\`${SCHEMA}\`.\`${table}\`, CONSTRAINT \`${constraint}\` ` +
    `FOREIGN KEY (\`${column}\`) REFERENCES \`${target}\` (\`${targetColumn}\`))`
  );
}

export const childRowRefused = (reference: ConstraintText) =>
  failed(`Cannot add or update a child row: ${constraintText(reference)}`);

export const parentRowRefused = (reference: ConstraintText) =>
  failed(`Cannot delete or update a parent row: ${constraintText(reference)}`);

/** An UPDATE with nothing to set is broken SQL on the platform (`applications#put-empty`). */
export const emptyUpdate = (key: string, sid: string) =>
  failed(`${syntaxError} 'WHERE ${key} = '${sid}'' at line 1`);

/** LIMIT with a negative offset (`voip-carriers#list-sp-path-page-0`). */
export const negativeOffset = (offset: number) => failed(`${syntaxError} '${offset}' at line 1`);

const syntaxError =
  'You have an error in your SQL syntax; check the manual that corresponds to your MariaDB ' +
  'server version for the right syntax to use near';
