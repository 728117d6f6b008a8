import type { Columns } from '../client/calls/wire.ts';

/** Columns that are never written back: generated or computed by the platform, and masks. */
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
 * Columns of a credential that its vendor doesn't define: the platform drops whatever an update
 * omits. Leaves masks out.
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
