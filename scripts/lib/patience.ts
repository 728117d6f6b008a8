/**
 * How long tests wait for what must come, in ms: a machine with other work is no reason to fail.
 * What comes sooner is not waited for.
 */
export const stepPatience = 30_000;
/** Limit of a whole test. */
export const patience = 120_000;
