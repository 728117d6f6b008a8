/** Numbers in [0, 1) that are always the same for a seed (mulberry32). */
export type Random = () => number;
export declare function randomFrom(seed: number): Random;
/** A whole number from `low` to `high`, both included. */
export declare const between: (random: Random, low: number, high: number) => number;
export declare function pick<T>(random: Random, items: readonly T[]): T;
export declare const chance: (random: Random, probability: number) => boolean;
/** Hexadecimal digits. */
export declare function hexFrom(random: Random, length: number): string;
export declare function uuidFrom(random: Random): string;
