import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { Write } from '../../platform/client/calls/write.ts';

/** The platform refuses some records of other owners as a conflict, with a message about another user. */
const isForeign = ({ kind, said }: PlatformError) =>
  kind === 'Forbidden' || said.includes('belongs to a different user');

/** Reports a refused write in the prescribed words. */
export const writeRefusedAs = <Result>(message: string, write: Write<Result>): Write<Result> => ({
  ...write,
  send: (body) => refusedAs(message, () => write.send(body)),
});

/** Replaces a refusal for missing rights by the prescribed words. */
export async function refusedAs<Result>(
  message: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlatformError) || !isForeign(error)) throw error;
    throw new PlatformError('Forbidden', message, error.status);
  }
}
