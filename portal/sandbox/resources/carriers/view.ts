import { refusal } from '../../http/errors.ts';
import type { CarrierRow } from './store.ts';

/** `{}` when the SIP side has reported nothing yet. */
function statusOf(source: string | null): unknown {
  if (source === null) return {};
  try {
    return JSON.parse(source);
  } catch (error) {
    // From now on the carrier and every list that holds it fail
    // (`voip-carriers#get-after-put-register-status`).
    const text = error instanceof Error ? error.message : 'invalid JSON';
    throw refusal(500, source === '[object Object]' ? `"${source}" is not valid JSON` : text);
  }
}

/** A carrier as the platform answers it: all passwords in clear. */
export const carrierView = (carrier: CarrierRow) => ({
  ...carrier,
  register_status: statusOf(carrier.register_status),
});

/**
 * The columns of a carrier as they are stored. A registration status that a client sends is turned
 * into text that nobody can read again (`voip-carriers#put-register-status`).
 */
export function carrierColumns(body: Record<string, unknown>): Record<string, unknown> {
  const { register_status: status } = body;
  if (typeof status !== 'object' || status === null) return body;
  return { ...body, register_status: '[object Object]' };
}
