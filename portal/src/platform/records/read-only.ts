import type { Columns } from '../client/calls/wire.ts';

/** Columns never written back: the platform's own, computed ones and masks. */
export const readOnlyColumns: ReadonlySet<string> = new Set([
  'created_at',
  'last_used',
  'last_tested',
  'tts_tested_ok',
  'stt_tested_ok',
  'register_status',
  'number_routes',
  'webhook_secret',
  'bucket_credential',
  'stripe_customer_id',
  'plan_type',
  'trial_end_date',
  'deactivated_reason',
]);

/** Identity and owner of a credential. */
const fixed = ['vendor', 'label', 'speech_credential_sid', 'account_sid', 'service_provider_sid'];

/**
 * What a credential has and its vendor doesn't name: the platform drops what an update leaves out. A
 * mask stays behind.
 * @param named members of the vendor
 */
export function unnamedMembers(stored: Columns, named: readonly string[]): Columns {
  const known = new Set([...readOnlyColumns, ...fixed, ...named]);
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => !known.has(name) && value !== null && !/X{3,}/.test(JSON.stringify(value)),
    ),
  );
}
