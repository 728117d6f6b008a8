import { refusal } from '../../http/errors.ts';
import type { CarrierRow } from './store.ts';

/** `{}` until the SIP side reports a status. */
function statusOf(source: string | null): unknown {
  if (source === null) return {};
  try {
    return JSON.parse(source);
  } catch (error) {
    // The carrier and every list that contains it fail from now on
    // (`voip-carriers#get-after-put-register-status`).
    const text = error instanceof Error ? error.message : 'invalid JSON';
    throw refusal(500, source === '[object Object]' ? `"${source}" is not valid JSON` : text);
  }
}

/** A carrier as the platform returns it, with all passwords in clear. */
export const carrierView = (carrier: CarrierRow) => ({
  ...carrier,
  register_status: statusOf(carrier.register_status),
});

/**
 * Columns of a carrier to store. A registration status from a client becomes text that can't be
 * parsed again (`voip-carriers#put-register-status`).
 */
export function carrierColumns(body: Record<string, unknown>): Record<string, unknown> {
  const { register_status: status } = body;
  if (typeof status !== 'object' || status === null) return body;
  return { ...body, register_status: '[object Object]' };
}
