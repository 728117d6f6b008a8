import { isNotFound, messageOf, PlatformError } from '../../../platform/client/calls/errors.ts';
import {
  listWholeGateways,
  storeGatewayAgain,
  type WholeGateway,
} from '../../../platform/resources/carriers/stored-gateways.ts';
import { getCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { recordDeletion } from '../../../platform/resources/record-writes.ts';
import { isEqual } from '../../../screen/form/values.ts';

/**
 * Deletes a carrier. The platform deletes its gateways first and then fails if a routing table that
 * this user can't see still uses it: in that case the gateways are restored.
 * @param onPutBack called with their new SIDs
 */
export async function removeCarrier(
  sid: string,
  onPutBack: (moved: PutBack['moved']) => void = () => undefined,
): Promise<void> {
  const before = await listWholeGateways(sid);
  try {
    await recordDeletion('VoipCarriers', sid).send();
  } catch (error) {
    if (!mayBeHalfDone(error)) throw error;
    if (await isGone(sid)) return;
    const restored = await putBackGateways(sid, before).catch(() => null);
    if (restored) onPutBack(restored.moved);
    throw new PlatformError(
      'Conflict',
      ['The carrier was not deleted.', reasonOf(error), stateOf(restored, before)]
        .filter(Boolean)
        .join(' '),
    );
  }
}

/** The deletion may have begun. */
const mayBeHalfDone = (error: unknown) =>
  error instanceof PlatformError && (error.status >= 500 || error.kind === 'Unreachable');

/** Whether it was deleted and only the response was lost. */
async function isGone(sid: string): Promise<boolean> {
  try {
    await twice(() => getCarrier(sid));
    return false;
  } catch (error) {
    return isNotFound(error);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PlatformError && error.said.includes('lcr_carrier_set_entry')) {
    return 'An outbound call route of an account still uses it.';
  }
  const message = messageOf(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function stateOf(restored: PutBack | null, before: readonly WholeGateway[]): string {
  if (before.length === 0) return '';
  if (!restored) return `Couldn't read its gateways. Check that it still has ${namesOf(before)}.`;
  if (restored.missing.length > 0) {
    return `Couldn't put back ${namesOf(restored.missing)}. Add what is missing again.`;
  }
  return restored.moved.size > 0 ? 'Its gateways were put back.' : '';
}

/** 'SIP gateway 198.51.100.7:5060 and SMPP gateway smpp.example.com:2775' */
function namesOf(gateways: readonly WholeGateway[]): string {
  const names = gateways.map(({ kind, columns: { ipv4, port } }) => {
    const place = port == null ? String(ipv4) : `${ipv4}:${port}`;
    return `${kind === 'sip' ? 'SIP' : 'SMPP'} gateway ${place}`;
  });
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

type PutBack = {
  /** Old SIDs of gateways, mapped to the new ones. */
  moved: ReadonlyMap<string, string>;
  missing: readonly WholeGateway[];
};

/** Retries once: a single network fault is harmless. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    // The second failure goes to the caller.
    return work();
  }
}

/**
 * Recreates the missing gateways of a carrier with all their columns. Tries each one, even after
 * failures. Rejects if the remaining gateways can't be listed.
 */
async function putBackGateways(
  carrierSid: string,
  before: readonly WholeGateway[],
): Promise<PutBack> {
  const moved = new Map<string, string>();
  const missing: WholeGateway[] = [];
  let stored = await twice(() => listWholeGateways(carrierSid));

  /** Finds an identical gateway that the form doesn't know: its create response was lost. */
  const isBack = (gateway: WholeGateway) => {
    const known = new Set([...before.map(({ sid }) => sid), ...moved.values()]);
    const again = stored.find(
      ({ kind, sid, columns }) =>
        kind === gateway.kind && !known.has(sid) && isEqual(columns, gateway.columns),
    );
    if (again) moved.set(gateway.sid, again.sid);
    return again !== undefined;
  };

  const left = new Set(stored.map(({ sid }) => sid));
  for (const gateway of before.filter(({ sid }) => !left.has(sid))) {
    try {
      moved.set(gateway.sid, await storeGatewayAgain(gateway));
    } catch {
      // Perhaps only the response was lost: retrying blindly would store it twice.
      try {
        stored = await twice(() => listWholeGateways(carrierSid));
        if (!isBack(gateway)) moved.set(gateway.sid, await storeGatewayAgain(gateway));
      } catch {
        missing.push(gateway);
      }
    }
  }
  return { moved, missing };
}
