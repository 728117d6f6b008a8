import * as v from 'valibot';
import { pastCall, pastCallsPath } from '../../../configuration/check/past-calls.ts';
import { read, useLookup } from '../../client/cache/query.ts';
import type { Owner } from '../../values/owner.ts';

const rows = v.pipe(
  v.object({ data: v.array(v.record(v.string(), v.unknown())) }),
  v.transform(({ data }) => data),
);

const pastCalls = (owner: Owner) =>
  read(
    pastCallsPath(owner),
    v.pipe(
      rows,
      v.transform((calls) =>
        calls.map((row) => pastCall(row, owner.kind === 'account' ? owner.sid : '')),
      ),
    ),
    { isBackground: true },
  );

/**
 * The last 500 calls of an owner, reduced to what matters for routing; one request.
 * @param owner null: no request
 */
export const usePastCalls = (owner: Owner | null) => useLookup(owner && pastCalls(owner));
