import type { FileOptions } from './load-file.ts';

/**
 * A file of the session. Its code comes with the first one.
 * @param place below the API base, or a whole address: the token goes to the API's origin alone
 * @throws ElsewhereError when it is on another host and didn't come from there
 */
export const download = async (place: string, options?: FileOptions): Promise<Blob> =>
  (await import('./load-file.ts')).load(place, options);
