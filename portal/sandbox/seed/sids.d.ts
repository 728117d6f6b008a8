/**
 * A stable id for a seeded thing: the same kind and name give the same UUID in every database, so
 * links and bookmarks survive a reset.
 */
export declare function sidFor(kind: string, name: string): string;
/** Repeatable bytes from a text (FNV-1a, stirred); not for secrets of any worth. */
export declare function hashBytes(source: string, count: number): number[];
