import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { Write } from '../../platform/client/calls/write.ts';

/** The platform refuses some records of others with a conflict, and speaks of another user. */
const isForeign = ({ kind, said }: PlatformError) =>
  kind === 'Forbidden' || said.includes('belongs to a different user');

/** A write that is refused in the words that are prescribed for it. */
export const writeRefusedAs = <Result>(message: string, write: Write<Result>): Write<Result> => ({
  ...write,
  send: (body) => refusedAs(message, () => write.send(body)),
});

/** A refusal for want of rights, in the words that are prescribed for it. */
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
