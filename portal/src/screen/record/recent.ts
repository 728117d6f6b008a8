import * as v from 'valibot';
import { local, localKeys } from '../../browser/storage.ts';
import type { RecordKind } from './kinds.ts';

const schema = v.array(v.object({ noun: v.string(), sid: v.string(), name: v.string() }));
export type RecentRecord = v.InferOutput<typeof schema>[number];

const kept = 8;

/** The records that were opened last, in this browser, by who is signed in; the last one first. */
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

/** It is gone. */
export function forgetRecord(sid: string): void {
  const next = recentRecords().filter((one) => one.sid !== sid);
  local.set(localKeys.recentRecords, JSON.stringify(next));
}
