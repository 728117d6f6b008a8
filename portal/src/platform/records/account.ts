import { sipRealmError } from '../values/domain-name.ts';
import { bit, choice, flag, hook, integer, reference, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

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
    queueEventHook: hook('queue_event_hook', 'Queue event webhook', { isPosted: true }),
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
    recordFormat: choice<'record_format', string>('record_format', 'Recording format', [
      'mp3',
      'wav',
    ]),
    disableCallRecords: unshown(flag('disable_cdrs', 'Call records off', false)),
    deviceToCallRatio: unshown(
      integer('device_to_call_ratio', 'Registered devices for each call', 5),
    ),
  },
});
