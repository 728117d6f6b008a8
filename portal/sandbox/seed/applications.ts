import {
  ACME,
  ACME_SIPREC_APP,
  CLINIC,
  CONFIGURABLE_APP,
  GLOBEX,
  GLOBEX_APP,
  INITECH,
  IVR_MAIN_MENU,
  QUEUE_SIDS,
  RETAIL,
  RETAIL_APP,
  STATIC_GREETING,
  SUPPORT_LINE,
  VOICE_BOT,
} from './known-sids.ts';
import { sidFor } from './sids.ts';

export type SeededApplication = {
  sid?: string;
  name: string;
  accountSid: string;
  callHook: Record<string, string>;
  statusHook?: Record<string, string>;
  messagingHook?: Record<string, string>;
  columns?: Record<string, string | number | null>;
};

const accountSid = (name: string) => sidFor('account', name);
const post = (url: string) => ({ url, method: 'POST' });

function web(owner: string, name: string, slug: string, columns?: SeededApplication['columns']) {
  const url = `https://apps.example.com/${slug}`;
  const statusHook = post(`${url}/status`);
  return { name, accountSid: owner, callHook: post(url), statusHook, columns };
}

/** Thirty queues, so that lists need several pages. */
const queues: SeededApplication[] = Array.from({ length: 30 }, (_, index) => {
  const name = `Queue ${String(index + 1).padStart(2, '0')}`;
  return { ...web(ACME, name, `bulk${index + 1}`), sid: QUEUE_SIDS[name] };
});

const speech = {
  german: {
    speech_synthesis_vendor: 'microsoft',
    speech_synthesis_language: 'de-DE',
    speech_synthesis_voice: 'de-DE-KatjaNeural',
    speech_recognizer_vendor: 'microsoft',
    speech_recognizer_language: 'de-DE',
  },
  elevenlabs: {
    speech_synthesis_vendor: 'elevenlabs',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: '21m00Tcm4TlvDq8ikWAM',
    speech_recognizer_vendor: 'deepgram',
    speech_recognizer_language: 'en-US',
  },
};

const acmeApplications: SeededApplication[] = [
  {
    ...web(ACME, 'Support line', 'support'),
    sid: SUPPORT_LINE,
    callHook: { ...post('https://apps.example.com/support'), username: 'u', password: 'p' },
  },
  {
    ...web(ACME, 'IVR main menu', 'ivr', {
      speech_synthesis_vendor: 'aws',
      speech_synthesis_voice: 'Joanna',
      speech_recognizer_vendor: 'deepgram',
      use_for_fallback_speech: 1,
      fallback_speech_synthesis_vendor: 'microsoft',
      fallback_speech_synthesis_language: 'en-US',
      fallback_speech_synthesis_voice: 'en-US-JennyNeural',
      fallback_speech_recognizer_vendor: 'google',
      fallback_speech_recognizer_language: 'en-US',
    }),
    sid: IVR_MAIN_MENU,
  },
  {
    sid: VOICE_BOT,
    name: 'Voice bot (websocket)',
    accountSid: ACME,
    callHook: { url: 'wss://apps.example.com/bot', method: 'GET' },
    statusHook: { url: 'wss://apps.example.com/bot', method: 'GET' },
    columns: { record_all_calls: 1 },
  },
  {
    ...web(ACME, 'Static greeting', 'jsonapp', {
      app_json: '[{"verb":"say","text":"We are closed."},{"verb":"hangup"}]',
    }),
    sid: STATIC_GREETING,
  },
  {
    ...web(ACME, 'Configurable app', 'envapp', {
      env_vars: '{"GREETING":"Hi there","MAX_RETRIES":5,"VOICEMAIL":true,"REGION":"eu"}',
    }),
    sid: CONFIGURABLE_APP,
    callHook: post('http://services.example.net/apps/support'),
  },
  {
    ...web(ACME, 'Compliance recorder', 'siprec', { record_all_calls: 1 }),
    sid: ACME_SIPREC_APP,
  },
];

const others: SeededApplication[] = [
  { ...web(GLOBEX, 'Sales desk', 'globex/sales'), sid: GLOBEX_APP },
  web(GLOBEX, 'Lead qualifier', 'globex/leads', speech.elevenlabs),
  {
    ...web(GLOBEX, 'After hours', 'globex/after-hours'),
    messagingHook: post('https://apps.example.com/globex/sms'),
  },
  web(INITECH, 'Device sandbox', 'initech/devices'),
  web(INITECH, 'Echo test', 'initech/echo', {
    app_json: '[{"verb":"say","text":"Echo."},{"verb":"pause","length":1},{"verb":"hangup"}]',
  }),
  web(accountSid('Stark Manufacturing'), 'Shop floor alarms', 'stark/alarms'),
  web(accountSid('Stark Manufacturing'), 'Werk Süd Zentrale', 'stark/sued', speech.german),
  web(accountSid('Stark Manufacturing'), 'Spare parts orders', 'stark/parts'),
  web(accountSid('Stark Manufacturing'), 'Visitor desk', 'stark/visitors'),
  {
    name: 'Dispatch assistant',
    accountSid: accountSid('Wayne Logistics'),
    callHook: { url: 'wss://voice.example.net/wayne/dispatch', method: 'GET' },
    statusHook: post('https://voice.example.net/wayne/dispatch/status'),
    columns: { record_all_calls: 1 },
  },
  web(accountSid('Wayne Logistics'), 'Driver check-in', 'wayne/check-in'),
  web(accountSid('Wayne Logistics'), 'Parcel status', 'wayne/parcels'),
  web(accountSid('Hooli Helpdesk'), 'Helpdesk tier 1', 'hooli/tier1'),
  web(accountSid('Hooli Helpdesk'), 'Helpdesk tier 2', 'hooli/tier2'),
  web(accountSid('Hooli Helpdesk'), 'Password reset bot', 'hooli/reset', speech.elevenlabs),
  web(accountSid('Vandelay Imports'), 'Front office', 'vandelay/office'),
  web(accountSid('Vandelay Imports'), 'Latex line', 'vandelay/latex'),
  web(accountSid('Pied Piper'), 'Investor line', 'piedpiper/investors'),
  web(accountSid('Pied Piper'), 'Bug reports', 'piedpiper/bugs'),
  web(accountSid('Soylent Catering'), 'Order line', 'soylent/orders'),
  web(accountSid('Soylent Catering'), 'Allergen information', 'soylent/allergens'),
  web(RETAIL, 'Store finder', 'contoso/stores'),
  { ...web(RETAIL, 'Retail hotline', 'contoso/hotline'), sid: RETAIL_APP },
  web(RETAIL, 'Click and collect', 'contoso/collect'),
  web(CLINIC, 'Appointments', 'contoso/appointments'),
  web(CLINIC, 'Prescription refills', 'contoso/refills'),
  web(accountSid('Contoso Travel'), 'Bookings', 'contoso/bookings'),
  web(accountSid('Contoso Travel'), 'Rebooking hotline', 'contoso/rebooking'),
];

export const SEEDED_APPLICATIONS: readonly SeededApplication[] = [
  ...acmeApplications,
  ...queues,
  ...others,
];
