import { bit, hook, json, map, reference, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

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
      // The platform treats an update of hooks alone as empty.
      isAlwaysSent: true,
    }),
    accountSid: reference('account_sid', 'Account', 'accounts', {
      required: 'Choose an account.',
      isOwner: true,
    }),
    callHook: hook('call_hook', 'Calling webhook', { required: 'Enter a URL.' }),
    callStatusHook: hook('call_status_hook', 'Call status webhook', {
      required: 'Enter a URL.',
      sentWith: ['call_hook'],
    }),
    messagingHook: unshown(hook('messaging_hook', 'Messaging webhook')),
    override: json('app_json', 'Webhook override'),
    environment: map<'env_vars', Readonly<Record<string, string | number | boolean>>>(
      'env_vars',
      'Environment variables',
    ),
    primary: { label: 'Speech', columns: speechColumns('') },
    useFallback: bit('use_for_fallback_speech', 'Fallback speech', false),
    fallback: { label: 'Fallback speech', columns: speechColumns('fallback_') },
    recordAll: bit('record_all_calls', 'Record all calls', false),
  },
});
