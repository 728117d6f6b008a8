import { PlatformError } from '../../platform/errors.ts';

/** A refusal of the platform, in the words that are prescribed for it. */
async function worded<Result>(work: Promise<Result>, message: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isRefused = error instanceof PlatformError && error.kind === 'Forbidden';
    throw isRefused ? new PlatformError('Forbidden', message, error.status) : error;
  }
}

export const changing = <Result>(work: Promise<Result>) =>
  worded(work, 'You do not have permissions to make changes to these Speech Credentials');

export const deleting = <Result>(work: Promise<Result>) =>
  worded(work, 'You do not have permissions to delete these Speech Credentials');
