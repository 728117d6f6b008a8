import { between, pick, randomFrom } from '../evidence/random.ts';
import type { Store } from '../store/store.ts';
import { callAccounts } from './call-accounts.ts';

const day = 86_400_000;
const atScale1 = 900;
const hook = 'https://apps.example.com/support';

type Sample = [type: string, message: string, detail?: string, vendor?: string];

const tryLater = 'please consider upgrading your plan';
const credentials = 'please check your speech credentials';

/** Every type, worded as in `alerts#list-all-types`. */
export const ALERT_SAMPLES: readonly Sample[] = [
  ['webhook-failure', `${hook} returned 404`, 'Not Found'],
  ['webhook-connection-failure', `failed to connect to ${hook}`, 'ECONNREFUSED'],
  ['webhook-url-notfound', `webhook url not found: ${hook}`],
  ['webhook-auth-failure', `authentication failure: ${hook}`],
  ['invalid-app-payload', `${hook} return invalid app payload`, 'malformed payload: not an array'],
  [
    'no-tts',
    'text to speech credentials for google (label: none) have not been provisioned',
    undefined,
    'google',
  ],
  [
    'no-stt',
    'speech to text credentials for deepgram (label: acme) have not been provisioned',
    undefined,
    'deepgram',
  ],
  [
    'tts-failure',
    `text to speech request to aws (label: none) failed; ${credentials}`,
    'The security token included in the request is invalid.',
    'aws',
  ],
  [
    'stt-failure',
    `speech to text request to microsoft (label: none) failed; ${credentials}`,
    '401',
    'microsoft',
  ],
  ['no-carrier', 'outbound call failure: no carriers have been provisioned'],
  ['account-call-limit', `you have exceeded your account call limit of 20; ${tryLater}`],
  [
    'account-device-limit',
    `you have exceeded your account limit of 5 registered devices; ${tryLater}`,
  ],
  ['account-api-limit', `you have exceeded your account api limit of 60; ${tryLater}`],
  [
    'service-provider-call-limit',
    `you have exceeded your service provider call limit of 100; ${tryLater}`,
  ],
  [
    'service-provider-device-limit',
    `you have exceeded your service provider limit of 50 registered devices; ${tryLater}`,
  ],
  [
    'service-provider-api-limit',
    `you have exceeded your service provider api limit of 600; ${tryLater}`,
  ],
  ['account is inactive or suspended', 'account is inactive or suspended'],
  ['play-url-notfound', 'The file at https://media.example.com/hold.mp3 was not found'],
  [
    'tts-streaming-connection-failure',
    'Failed to connect to tts streaming service at elevenlabs',
    undefined,
    'elevenlabs',
  ],
  ['alert-from-application', 'custom alert raised by the application'],
];

/** Covers each type in turn for the first account; then any type for any account. */
export function seedAlerts(store: Store, now: Date, scale: number): void {
  const random = randomFrom(20);
  const count = Math.round(atScale1 * scale);
  const [first, ...others] = callAccounts();
  if (!first) return;
  for (let index = 0; index < count; index += 1) {
    const isFirst = index % 3 === 0 || others.length === 0;
    const turn = Math.floor(index / 3) % ALERT_SAMPLES.length;
    const sample = isFirst ? ALERT_SAMPLES[turn] : pick(random, ALERT_SAMPLES);
    const account = isFirst ? first : pick(random, others);
    if (!sample) continue;
    const [alert_type, message, detail = null, vendor = null] = sample;
    const age = ((index + random()) / count) * 30 * day;
    store.alerts.add({
      time: Math.floor(now.getTime() - age) - between(random, 0, 40_000),
      account_sid: account.sid,
      service_provider_sid: account.provider,
      alert_type,
      message,
      detail,
      vendor,
    });
  }
}
