import * as v from 'valibot';
import * as wire from '../client/wire.ts';
import { sipRealmError } from '../values/domain-name.ts';
import { bit, flag, hook, integer, openChoice, reference, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

/** Secrets in here are masks: first 6 characters, then X. They are never sent back. */
const bucketCredential = v.object({
  vendor: wire.optionalText,
  name: wire.optionalText,
  region: wire.optionalText,
  endpoint: wire.optionalText,
  access_key_id: wire.optionalText,
  secret_access_key: wire.optionalText,
  connection_string: wire.optionalText,
  service_key: wire.optionalText,
  tags: v.fallback(v.optional(v.array(v.object({ Key: v.string(), Value: v.string() })), []), []),
});
export type BucketCredential = v.InferOutput<typeof bucketCredential>;

export const account = defineRecord({
  resource: 'Accounts',
  identity: ['name'],
  columns: {
    name: text('name', 'Account name', { required: 'Give the account a name.', maxLength: 64 }),
    sipRealm: text('sip_realm', 'SIP realm', {
      maxLength: 132,
      check: sipRealmError,
      normalise: (typed) => typed.toLowerCase(),
    }),
    registrationHook: hook('registration_hook', 'Registration webhook'),
    queueEventHook: hook('queue_event_hook', 'Queue event webhook'),
    deviceApplicationSid: reference(
      'device_calling_application_sid',
      'Application for SIP device calls',
      'applications',
      { file: 'device_application' },
    ),
    siprecApplicationSid: reference(
      'siprec_hook_sid',
      'Application for SIPREC calls',
      'applications',
      { file: 'siprec_application' },
    ),
    isDebugLogEnabled: flag('enable_debug_log', 'Debug log', false, { file: 'debug_log' }),
    recordAll: bit('record_all_calls', 'Record all calls', false),
    recordFormat: openChoice('record_format', 'Recording format', ['mp3', 'wav']),
    disableCallRecords: unshown(flag('disable_cdrs', 'Call records off', false)),
    deviceToCallRatio: unshown(
      integer('device_to_call_ratio', 'Registered devices for each call', 5),
    ),
  },
  answered: {
    service_provider_sid: wire.text,
    webhook_secret: wire.optionalText,
    bucket_credential: v.fallback(v.nullish(bucketCredential), null),
    is_active: v.optional(wire.bit, true),
  },
});
