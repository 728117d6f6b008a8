import { isRecord } from '../../browser/record.ts';
import { sessionKeys, tab } from '../../browser/storage.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import {
  createCarrier,
  listAccountCarriers,
  searchCarriers,
} from '../../platform/voip-carriers.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import { newCarrierOf } from './carrier-form.wire.ts';

/** Sent, and never answered: it may have been made. `before` are those of its name until then. */
type Unanswered = { name: string; before: string[] };

/** Makes a carrier; one that an earlier try has made already is found. */
export type MakeOnce = (values: CarrierFormValues) => Promise<{ sid: string; isFound: boolean }>;

/**
 * Makes a carrier once, however often it is tried, also after a reload: names are not unique, so
 * whether one whose answer was lost exists is looked up before the next try.
 */
export const makingOnce =
  (owner: Owner): MakeOnce =>
  async (values) => {
    const lost = readUnanswered();
    if (lost) {
      const made = (await sidsNamed(owner, lost.name)).find((sid) => !lost.before.includes(sid));
      tab.remove(sessionKeys.unansweredCarrier);
      if (made !== undefined) return { sid: made, isFound: true };
    }
    const before = await sidsNamed(owner, values.name);
    const sent: Unanswered = { name: values.name, before };
    // Before it is sent: the page may be gone when the answer would come.
    tab.set(sessionKeys.unansweredCarrier, JSON.stringify(sent));
    try {
      const sid = await createCarrier(owner, newCarrierOf(values));
      tab.remove(sessionKeys.unansweredCarrier);
      return { sid, isFound: false };
    } catch (error) {
      const isLost = error instanceof PlatformError && error.kind === 'Unreachable';
      if (!isLost) tab.remove(sessionKeys.unansweredCarrier);
      throw error;
    }
  };

async function sidsNamed(owner: Owner, name: string): Promise<string[]> {
  const carriers =
    owner.kind === 'account'
      ? await listAccountCarriers(owner.sid)
      : await searchCarriers(owner.sid, name, 500);
  return carriers.filter((one) => one.name === name).map((one) => one.voip_carrier_sid);
}

function readUnanswered(): Unanswered | null {
  try {
    const kept: unknown = JSON.parse(tab.get(sessionKeys.unansweredCarrier) ?? 'null');
    if (!isRecord(kept)) return null;
    const { name, before } = kept;
    return typeof name === 'string' && Array.isArray(before) ? { name, before } : null;
  } catch {
    return null;
  }
}
