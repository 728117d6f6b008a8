import { join, resolve } from 'node:path';

/** File of the sandbox's database: below .data in the working directory, or in SANDBOX_DATA. */
export function dataFile(environment: NodeJS.ProcessEnv = process.env): string {
  return join(resolve(environment['SANDBOX_DATA'] ?? '.data'), 'sandbox.db');
}
