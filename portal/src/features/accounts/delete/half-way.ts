import { PlatformError } from '../../../platform/client/calls/errors.ts';

/** Explains a failure with status 500: the platform deletes an account in steps, so some may be done. */
export async function notHalfWay(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 500) throw error;
    throw new PlatformError(
      'Unexpected',
      'The account was not deleted: something still uses it. Its users, speech credentials and API keys may be gone already',
      error.status,
      { cause: error },
    );
  }
}
