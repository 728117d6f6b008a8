/**
 * A write the database refuses. The wording is that of the platform's own database product, because
 * the platform hands such texts straight to its clients and they are part of the wire contract.
 */
export declare class DatabaseError extends Error {
    /** `duplicate` answers 422, `failed` 500, `invalid` (a shape no column can take) 400. */
    readonly kind: 'duplicate' | 'failed' | 'invalid';
    constructor(kind: DatabaseError['kind'], message: string);
}
/** The platform's schema name, which appears in its error texts. */
export declare const SCHEMA = "jambones";
export declare const failed: (message: string) => DatabaseError;
export declare const unknownColumn: (column: string, clause: 'INSERT INTO' | 'SET') => DatabaseError;
export declare const duplicateEntry: (entry: string, key: string) => DatabaseError;
export interface ConstraintText {
    table: string;
    column: string;
    constraint: string;
    target: string;
    targetColumn: string;
}
export declare const childRowRefused: (reference: ConstraintText) => DatabaseError;
export declare const parentRowRefused: (reference: ConstraintText) => DatabaseError;
/** An UPDATE with nothing to set is broken SQL on the platform (`applications#put-empty`). */
export declare const emptyUpdate: (key: string, sid: string) => DatabaseError;
/** LIMIT with a negative offset (`voip-carriers#list-sp-path-page-0`). */
export declare const negativeOffset: (offset: number) => DatabaseError;
