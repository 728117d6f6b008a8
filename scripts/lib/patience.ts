/**
 * How long tests wait for something that must happen, in ms: a busy machine is no reason to fail.
 * The wait ends as soon as it happens.
 */
export const stepPatience = 30_000;
/** Limit of a whole test. */
export const patience = 120_000;
