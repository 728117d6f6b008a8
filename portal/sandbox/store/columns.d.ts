import type { SqlValue } from './database.ts';
/** One column as a client may write it: type, limits and the name of its table for error texts. */
export interface Column {
    type: 'text' | 'int' | 'flag' | 'choice' | 'date';
    /** Longest text in characters. */
    max?: number;
    /** Longest text in bytes of UTF-8: the limit of a column without a length of its own. */
    maxBytes?: number;
    choices?: readonly string[];
    /** Cannot be null. */
    required?: true;
    default?: SqlValue;
}
export declare const text: (max: number, more?: Partial<Column>) => Column;
/** A TEXT column: 65,535 bytes. */
export declare const longText: (more?: Partial<Column>) => Column;
export declare const sid: (more?: Partial<Column>) => Column;
export declare const flag: (initial: 0 | 1) => Column;
export declare const int: (more?: Partial<Column>) => Column;
export declare const date: (more?: Partial<Column>) => Column;
export declare const choice: (choices: readonly string[], more?: Partial<Column>) => Column;
/**
 * A value from a request as the column keeps it. Follows the platform's database: numbers and
 * booleans turn into text and back, anything else that does not fit is refused with its words.
 */
export declare function toColumn(table: string, name: string, column: Column, value: unknown): SqlValue;
/** The platform keeps whole seconds and answers them with three zeros. */
export declare function toSeconds(date: Date): string;
