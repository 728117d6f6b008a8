import { canBeSlow, type SlowNumber } from '../../../ui/src/widgets/route-linter/lint.model.ts';
import { loadSlowNumber } from '../../../ui/src/widgets/route-linter/slow/slow-number.ts';
import type { CheckWorld } from '../../src/configuration/check/world.ts';

/** Finds slow expressions. Its code is large, and loads where one may be. */
export const slowNumberFor = async ({ tables }: CheckWorld): Promise<SlowNumber | null> =>
  tables.some(({ routes }) => routes?.some(({ regex }) => canBeSlow(regex)))
    ? loadSlowNumber()
    : null;
