import type { FileOptions } from './load-file.ts';
import { unanswered } from './transport.ts';

/**
 * A file of the session. Its code comes with the first one.
 * @param place below the API base, or a whole address: the token goes to the API's origin alone
 * @throws ElsewhereError when it is on another host and didn't come from there
 */
export async function download(place: string, options?: FileOptions): Promise<Blob> {
  const { load } = await import('./load-file.ts').catch(async (cause: unknown) => {
    throw await unanswered('GET', cause);
  });
  return load(place, options);
}
