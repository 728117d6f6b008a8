import type { FileOptions } from './load-file.ts';
import { unanswered } from './transport.ts';

/**
 * Downloads a file with the session's token. The code for it loads with the first file.
 * @param place below the API base, or an absolute URL: the token is sent only to the API's origin
 * @throws ElsewhereError if the file is on another host and could not be loaded
 */
export async function download(place: string, options?: FileOptions): Promise<Blob> {
  const { load } = await import('./load-file.ts').catch(async (cause: unknown) => {
    throw await unanswered('GET', cause);
  });
  return load(place, options);
}
