/**
 * How long tests wait for what must come, in ms: a machine with other work is no reason to fail.
 * What comes sooner is not waited for.
 */
export declare const stepPatience = 30000;
/** Limit of a whole test. */
export declare const patience = 120000;
