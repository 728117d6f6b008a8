import type { Columns } from '../client/calls/wire.ts';
import { write } from '../client/calls/write.ts';
import { recordPath } from './paths.ts';
import type { Resource } from './sid-columns.ts';

/*
 * Writes load without a page: forms, batches, the configuration file and the command line share them.
 */

/** Absent columns stay unchanged. */
export const recordUpdate = (resource: Resource, sid: string, body: Columns) =>
  write('PUT', recordPath(resource, sid), body);

export const recordDeletion = (resource: Resource, sid: string) =>
  write('DELETE', recordPath(resource, sid));
