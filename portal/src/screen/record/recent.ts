import * as v from 'valibot';
import { local, localKeys } from '../../browser/storage.ts';
import type { RecordKind } from './kinds.ts';

const schema = v.array(v.object({ noun: v.string(), sid: v.string(), name: v.string() }));
export type RecentRecord = v.InferOutput<typeof schema>[number];

const kept = 8;

/** Records that this user opened last in this browser, newest first. */
export function recentRecords(): RecentRecord[] {
  try {
    const result = v.safeParse(schema, JSON.parse(local.get(localKeys.recentRecords) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

export function rememberRecord(
  { noun }: RecordKind,
  { sid, name }: { sid: string; name: string },
): void {
  const others = recentRecords().filter((one) => one.sid !== sid);
  const next = [{ noun, sid, name }, ...others].slice(0, kept);
  local.set(localKeys.recentRecords, JSON.stringify(next));
}

/** Drops a deleted record. */
export function forgetRecord(sid: string): void {
  const next = recentRecords().filter((one) => one.sid !== sid);
  local.set(localKeys.recentRecords, JSON.stringify(next));
}
