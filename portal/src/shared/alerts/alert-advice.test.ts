import { expect, test } from 'vitest';
import { adviceOn, alertTypes, numberIn } from './alert-advice.ts';

const sid = '2708b1b3-2736-40ea-b502-c53d8396247f';
/** Every type the platform raises. */
const types = [
  'webhook-failure',
  'webhook-connection-failure',
  'webhook-url-notfound',
  'webhook-auth-failure',
  'invalid-app-payload',
  'no-tts',
  'no-stt',
  'tts-failure',
  'stt-failure',
  'no-carrier',
  'account-call-limit',
  'account-device-limit',
  'account-api-limit',
  'service-provider-call-limit',
  'service-provider-device-limit',
  'service-provider-api-limit',
  'account is inactive or suspended',
  'play-url-notfound',
  'tts-streaming-connection-failure',
  'alert-from-application',
];

const alert = (alert_type: string, vendor: string | null = null) => ({
  time: '2026-11-20T10:28:44.708Z',
  message: '',
  alert_type,
  vendor,
  account_sid: sid,
});

test('every type of the platform is known by a name of its own', () => {
  expect(alertTypes.map(({ type }) => type).sort()).toEqual([...types].sort());
  expect(new Set(alertTypes.map(({ name }) => name)).size).toBe(types.length);
});

test.each([
  ['tts-failure', 'aws', `/internal/speech-services?account=${sid}&filter=aws`],
  ['no-stt', null, `/internal/speech-services?account=${sid}`],
  ['webhook-failure', null, `/internal/applications?account=${sid}`],
  ['no-carrier', null, `/internal/carriers?account=${sid}`],
  ['account-api-limit', null, `/internal/accounts/${sid}/edit`],
  ['service-provider-call-limit', null, '/internal/settings'],
  ['alert-from-application', null, undefined],
])('%s of %s is mended at %s', (type, vendor, href) => {
  expect(adviceOn(alert(type, vendor)).mend?.href).toBe(href);
});

test('an unknown type keeps its name', () => {
  expect(adviceOn(alert('moon-phase')).name).toBe('moon-phase');
  expect(adviceOn(alert('')).name).toBe('Alert');
});

test('a phone number is found in the text of an alert, and in nothing else', () => {
  const of = (message: string, detail?: string) =>
    numberIn({ ...alert('alert-from-application'), message, detail });
  expect(of('nobody took +493012345678, twice')).toBe('+493012345678');
  expect(of('no answer', 'from +12125550100.')).toBe('+12125550100');
  expect(of('limit of 20 at 10:28 (+0200)')).toBeUndefined();
  expect(of('token a+12125550100')).toBeUndefined();
  expect(of('id +1234567890123456')).toBeUndefined();
});
