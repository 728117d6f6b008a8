import { always, flag, hook, json, map, text } from '../members.ts';
import type { Kind } from '../model.ts';

const speech = (prefix: '' | 'fallback_', label: string) => [
  text(`${prefix}speech_synthesis_vendor`, `${label}: vendor that speaks`, {
    ...(prefix === '' && { default: 'google', isAlways: true }),
  }),
  text(`${prefix}speech_synthesis_label`, `${label}: label of the credential that speaks`),
  text(`${prefix}speech_synthesis_language`, `${label}: language that is spoken`, {
    ...(prefix === '' && { default: 'en-US', isAlways: true }),
  }),
  text(`${prefix}speech_synthesis_voice`, `${label}: voice`, {
    ...(prefix === '' && { default: 'en-US-Standard-C', isAlways: true }),
  }),
  text(`${prefix}speech_recognizer_vendor`, `${label}: vendor that listens`, {
    ...(prefix === '' && { default: 'google', isAlways: true }),
  }),
  text(`${prefix}speech_recognizer_label`, `${label}: label of the credential that listens`),
  text(`${prefix}speech_recognizer_language`, `${label}: language that is heard`, {
    ...(prefix === '' && { default: 'en-US', isAlways: true }),
  }),
];

export const applications: Kind = {
  name: 'applications',
  one: 'application',
  title: 'Applications',
  owners: ['account'],
  sid: 'application_sid',
  identity: ['name'],
  isUnique: true,
  columns: always([
    text('name', 'Application name', { isRequired: true }),
    hook('call_hook', 'Calling webhook', { isRequired: true }),
    hook('call_status_hook', 'Call status webhook', { isRequired: true }),
    hook('messaging_hook', 'Messaging webhook'),
    json('app_json', 'Webhook override', { help: 'Verbs that are run in place of the webhook.' }),
    map('env_vars', 'Environment variables', {
      help: 'By the names that the application tells.',
    }),
    ...speech('', 'Speech'),
    flag('use_for_fallback_speech', 'Fallback speech'),
    ...speech('fallback_', 'Fallback speech'),
    flag('record_all_calls', 'Record all calls'),
  ]),
};
