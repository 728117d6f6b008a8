import type { Database } from './database.ts';
import { accountsAndApplications } from './migrations/001-accounts-and-applications.ts';
import { carriersAndNumbers } from './migrations/002-carriers-and-numbers.ts';
import { trunksAndSpeech } from './migrations/003-trunks-and-speech.ts';
import { callsAndRegistration } from './migrations/005-calls-and-registration.ts';
import { evidenceOfCalls } from './migrations/006-evidence-of-calls.ts';

/** In order. A released step is never edited; a change is a new step at the end. */
const steps: readonly string[] = [
  accountsAndApplications,
  carriersAndNumbers,
  trunksAndSpeech,
  callsAndRegistration,
  evidenceOfCalls,
];

/** Migrates a database to the current schema; `PRAGMA user_version` counts the steps applied. */
export function migrate(db: Database): void {
  const taken = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (taken > steps.length) {
    throw new Error(
      `the sandbox data were written by a newer version (schema ${taken}, known ${steps.length})`,
    );
  }
  steps.slice(taken).forEach((sql, index) => {
    db.transaction(() => {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${taken + index + 1}`);
    });
  });
}
