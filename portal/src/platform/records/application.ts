import * as v from 'valibot';
import { bit, hook, json, map, reference, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

const environmentValue = v.union([v.string(), v.number(), v.boolean()]);

/** Values of other types than a schema may ask for cannot be shown, and are left alone. */
const environment = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values ?? {}).flatMap(([key, value]) =>
        v.is(environmentValue, value) ? [[key, value]] : [],
      ),
    ),
  ),
);

const maxLength = 64;

/** One set of vendors, languages and voice. */
const speechColumns = <const Prefix extends '' | 'fallback_'>(prefix: Prefix) => ({
  vendor: text(`${prefix}speech_synthesis_vendor`, 'vendor that speaks', { maxLength }),
  label: text(`${prefix}speech_synthesis_label`, 'label of the credential that speaks', {
    maxLength,
  }),
  language: text(`${prefix}speech_synthesis_language`, 'language that is spoken', {
    maxLength: 12,
  }),
  voice: text(`${prefix}speech_synthesis_voice`, 'voice', { maxLength: 256 }),
  recognizerVendor: text(`${prefix}speech_recognizer_vendor`, 'vendor that listens', { maxLength }),
  recognizerLabel: text(
    `${prefix}speech_recognizer_label`,
    'label of the credential that listens',
    { maxLength },
  ),
  recognizerLanguage: text(`${prefix}speech_recognizer_language`, 'language that is heard', {
    maxLength,
  }),
});

export const application = defineRecord({
  resource: 'Applications',
  identity: ['name'],
  columns: {
    name: text('name', 'Application name', {
      required: 'Give the application a name.',
      maxLength,
    }),
    accountSid: reference('account_sid', 'Account', 'accounts', {
      required: 'Choose an account.',
      isOwner: true,
    }),
    callHook: hook('call_hook', 'Calling webhook', { required: 'Enter a URL.' }),
    callStatusHook: hook('call_status_hook', 'Call status webhook', { required: 'Enter a URL.' }),
    messagingHook: unshown(hook('messaging_hook', 'Messaging webhook')),
    override: json('app_json', 'Webhook override'),
    environment: map('env_vars', 'Environment variables', environment),
    primary: { label: 'Speech', columns: speechColumns('') },
    useFallback: bit('use_for_fallback_speech', 'Fallback speech', false),
    fallback: { label: 'Fallback speech', columns: speechColumns('fallback_') },
    recordAll: bit('record_all_calls', 'Record all calls', false),
  },
});
