import { addresses } from '../../addresses.ts';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';

/** Meaning of an alert, and where to fix its cause. */
type Advice = {
  /** 'Webhook failed', for the list and the filter. */
  name: string;
  meaning: string;
  mend?: { label: string; href: string };
};

type Entry = {
  name: string;
  meaning: string;
  mend?: (alert: Alert) => NonNullable<Advice['mend']>;
};

const ofAccount = (list: string, alert: Alert, filter = '') => {
  const query = new URLSearchParams();
  const account = alert['account_sid'];
  if (typeof account === 'string') query.set('account', account);
  if (filter !== '') query.set('filter', filter);
  return `${list}?${query}`;
};
const vendorOf = ({ vendor }: Alert) => (typeof vendor === 'string' ? vendor : '');

const applications: Entry['mend'] = (alert) => ({
  label: 'Open applications',
  href: ofAccount(addresses.applications.list, alert),
});
const credentials: Entry['mend'] = (alert) => ({
  label: 'Open speech credentials',
  href: ofAccount(addresses.speech.list, alert, vendorOf(alert)),
});
const account: Entry['mend'] = (alert) => ({
  label: 'Open account',
  href: addresses.accounts.edit(String(alert['account_sid'] ?? '')),
});
const settings: Entry['mend'] = () => ({ label: 'Open settings', href: addresses.settings });

const limit = (whose: string, what: string, mend: Entry['mend']): Entry => ({
  name: `${whose} limit: ${what}`,
  meaning: `The ${whose.toLowerCase()}'s limit on ${what} was exceeded; further ${what} were rejected. Raise the limit, or find out what uses it up.`,
  ...(mend && { mend }),
});

/** All types of the platform. */
const known: Record<string, Entry> = {
  'webhook-failure': {
    name: 'Webhook failed',
    meaning:
      "The application server answered with an error. The call continued without instructions or ended. Check that server's log.",
    mend: applications,
  },
  'webhook-connection-failure': {
    name: 'Webhook unreachable',
    meaning:
      "The platform couldn't connect to the application server. Check that it runs, that its name resolves and that its firewall allows the platform.",
    mend: applications,
  },
  'webhook-url-notfound': {
    name: 'Webhook address not found',
    meaning:
      'The application server does not know this address. Check the path in the application.',
    mend: applications,
  },
  'webhook-auth-failure': {
    name: 'Webhook log-in rejected',
    meaning:
      'The application server did not accept the username and password of the webhook. Enter them again in the application.',
    mend: applications,
  },
  'invalid-app-payload': {
    name: 'Invalid webhook response',
    meaning:
      "The application server's response isn't a valid list of verbs. The detail says what is wrong.",
    mend: applications,
  },
  'no-tts': {
    name: 'No text to speech credential',
    meaning:
      'A call needed text to speech, but there is no credential for that vendor and label. Add one, or choose another vendor in the application.',
    mend: credentials,
  },
  'no-stt': {
    name: 'No speech to text credential',
    meaning:
      'A call needed speech to text, but there is no credential for that vendor and label. Add one, or choose another vendor in the application.',
    mend: credentials,
  },
  'tts-failure': {
    name: 'Text to speech failed',
    meaning:
      'The vendor rejected the request. Test the credential: it may have expired, or its quota is used up.',
    mend: credentials,
  },
  'stt-failure': {
    name: 'Speech to text failed',
    meaning:
      'The vendor rejected the request. Test the credential: it may have expired, or its quota is used up.',
    mend: credentials,
  },
  'tts-streaming-connection-failure': {
    name: 'Text to speech stream unreachable',
    meaning:
      "The streaming service of the vendor couldn't be reached. Test the credential, then look at the status page of the vendor.",
    mend: credentials,
  },
  'no-carrier': {
    name: 'No carrier for an outbound call',
    meaning:
      'No carrier with an outbound gateway was available for an outbound call. Add one, or let this account use an existing one.',
    mend: (alert) => ({
      label: 'Open carriers',
      href: ofAccount(addresses.carriers.list, alert),
    }),
  },
  'account-call-limit': limit('Account', 'calls', account),
  'account-device-limit': limit('Account', 'registered devices', account),
  'account-api-limit': limit('Account', 'API calls', account),
  'service-provider-call-limit': limit('Service provider', 'calls', settings),
  'service-provider-device-limit': limit('Service provider', 'registered devices', settings),
  'service-provider-api-limit': limit('Service provider', 'API calls', settings),
  'account is inactive or suspended': {
    name: 'Account is inactive or suspended',
    meaning: 'Calls of this account are refused until it is active again.',
    mend: account,
  },
  'play-url-notfound': {
    name: 'Audio file not found',
    meaning:
      "The application tried to play a file that doesn't exist. Check the address in its play verb.",
    mend: applications,
  },
  'alert-from-application': {
    name: 'Application alert',
    meaning: 'The application raised this alert itself. Its author knows what it means.',
  },
};

/** Types for the filter, sorted by name. */
export const alertTypes = Object.entries(known)
  .map(([type, { name }]) => ({ type, name }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Returns advice on an alert. Unknown types keep the platform's name. */
export function adviceOn(alert: Alert): Advice {
  const entry = known[alert.alert_type];
  if (!entry) {
    return {
      name: alert.alert_type || 'Alert',
      meaning:
        alert.alert_type === ''
          ? 'In the list of all accounts the platform doesn’t tell the type of an alert. The list of its account does.'
          : 'Unknown alert type.',
    };
  }
  const { name, meaning, mend } = entry;
  return { name, meaning, ...(mend && { mend: mend(alert) }) };
}

/**
 * Finds a phone number in an alert. The platform's own alerts contain none; an application's author
 * may have written one.
 */
export function numberIn({ message, detail }: Alert): string | undefined {
  const text = `${message} ${typeof detail === 'string' ? detail : ''}`;
  return /(?<![\w+])\+[1-9]\d{6,14}(?!\d)/.exec(text)?.[0];
}
