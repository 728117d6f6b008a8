import type { Guidance } from './guidance.ts';
import { patterns } from './patterns.ts';
import { primitives } from './primitives.ts';
import { widgets } from './widgets.ts';

export type { Guidance };

/** When to use each component, with dos and don'ts, by its path in the library. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...primitives,
  ...patterns,
  ...widgets,
};
