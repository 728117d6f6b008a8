import { addresses } from '../../addresses.ts';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';

/** The meaning of an alert, and where to fix its cause. */
export type Advice = {
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
  label: vendorOf(alert) ? `Open credentials for ${vendorOf(alert)}` : 'Open speech credentials',
  href: ofAccount(addresses.speech.list, alert, vendorOf(alert)),
});
const account: Entry['mend'] = (alert) => ({
  label: 'Open account',
  href: addresses.accounts.edit(String(alert['account_sid'] ?? '')),
});
const settings: Entry['mend'] = () => ({ label: 'Open settings', href: addresses.settings });

const limit = (whose: string, what: string, mend: Entry['mend']): Entry => ({
  name: `${whose} limit: ${what}`,
  meaning: `More ${what} were wanted than the limit of the ${whose.toLowerCase()} allows. What was over it was refused. Raise the limit, or find out what uses it up.`,
  ...(mend && { mend }),
});

/** Every type the platform knows. */
const known: Record<string, Entry> = {
  'webhook-failure': {
    name: 'Webhook failed',
    meaning:
      'The application server answered with an error. The call went on without instructions, or ended. Look for the cause in the log of that server.',
    mend: applications,
  },
  'webhook-connection-failure': {
    name: 'Webhook not reached',
    meaning:
      'No connection to the application server could be made. Check that it runs, that its name resolves and that its firewall lets the platform in.',
    mend: applications,
  },
  'webhook-url-notfound': {
    name: 'Webhook address not found',
    meaning:
      'The application server does not know this address. Check the path in the application.',
    mend: applications,
  },
  'webhook-auth-failure': {
    name: 'Webhook refused the password',
    meaning:
      'The application server did not accept the username and password of the webhook. Enter them again in the application.',
    mend: applications,
  },
  'invalid-app-payload': {
    name: 'Answer of the webhook is not valid',
    meaning:
      'The application server answered, but not with a list of verbs that the platform can read. The detail says what is wrong with it.',
    mend: applications,
  },
  'no-tts': {
    name: 'No text to speech credential',
    meaning:
      'A call wanted to speak, and there is no credential for that vendor and label. Add one, or choose another vendor in the application.',
    mend: credentials,
  },
  'no-stt': {
    name: 'No speech to text credential',
    meaning:
      'A call wanted to listen, and there is no credential for that vendor and label. Add one, or choose another vendor in the application.',
    mend: credentials,
  },
  'tts-failure': {
    name: 'Text to speech failed',
    meaning:
      'The vendor refused to make speech. Test the credential: it may have expired, or its quota is used up.',
    mend: credentials,
  },
  'stt-failure': {
    name: 'Speech to text failed',
    meaning:
      'The vendor refused to recognise speech. Test the credential: it may have expired, or its quota is used up.',
    mend: credentials,
  },
  'tts-streaming-connection-failure': {
    name: 'Text to speech stream not reached',
    meaning:
      "The streaming service of the vendor couldn't be reached. Test the credential, then look at the status page of the vendor.",
    mend: credentials,
  },
  'no-carrier': {
    name: 'No carrier for an outbound call',
    meaning:
      'A call was to go out and there was no carrier with an outbound gateway for it. Add one, or let this account use it.',
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
      'A file that the application wanted to play is not there. Check the address in its play verb.',
    mend: applications,
  },
  'alert-from-application': {
    name: 'Alert of an application',
    meaning: 'The application raised this alert itself. What it means is up to whoever wrote it.',
  },
};

/** For the filter, by name. */
export const alertTypes = Object.entries(known)
  .map(([type, { name }]) => ({ type, name }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Unknown types keep the platform's name. */
export function adviceOn(alert: Alert): Advice {
  const entry = known[alert.alert_type];
  if (!entry) {
    return {
      name: alert.alert_type || 'Alert',
      meaning: 'The console does not know this type of alert.',
    };
  }
  const { name, meaning, mend } = entry;
  return { name, meaning, ...(mend && { mend: mend(alert) }) };
}
