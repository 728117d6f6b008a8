/**
 * Small applications that the sandbox serves under `/sandbox/apps/NAME`, so that variables can be
 * tried without a network. OPTIONS describes the variables; a call gets a few verbs.
 */
export type DemoApp = {
  /** Response to OPTIONS; absent for an application without a description. */
  schema?: unknown;
  /** Response to a call; absent for an application that sends no verbs. */
  verbs?: readonly Record<string, unknown>[];
};

const say = (text: string) => ({ verb: 'say', text });
const hangUp = { verb: 'hangup' };

/** Every kind of variable that a form must support. */
const CONCIERGE = {
  GREETING: {
    type: 'string',
    description: 'Greeting spoken to the caller',
    required: true,
    default: 'Welcome to the concierge desk',
  },
  AGENT_NAME: { type: 'string', description: 'Name the assistant gives itself' },
  MAX_TURNS: {
    type: 'number',
    description: 'Turns before a human takes over',
    required: true,
    default: 12,
  },
  SILENCE_SECONDS: { type: 'number', description: 'Silence before asking again', default: 0 },
  ALLOW_BARGE_IN: {
    type: 'boolean',
    description: 'Callers may interrupt the assistant',
    default: false,
  },
  CALL_BACK: { type: 'boolean', description: 'Offer a call back when busy', default: true },
  REGION: {
    type: 'string',
    description: 'Where calls are handled',
    enum: ['us', 'eu', 'ap'],
    default: 'eu',
  },
  PRIORITY: { type: 'number', description: 'Queue priority', enum: [1, 2, 3] },
  ORDER_API_TOKEN: {
    type: 'string',
    description: 'Token for the order API',
    obscure: true,
    required: true,
  },
  SYSTEM_PROMPT: {
    type: 'string',
    description: 'Instructions for the assistant',
    uiHint: 'textarea',
    default: 'You are a friendly concierge.\nAnswer in one or two sentences.',
  },
  KNOWLEDGE_BASE: {
    type: 'string',
    description: 'Text file with questions and answers',
    uiHint: 'filepicker',
  },
  OUTBOUND_CARRIER: {
    type: 'string',
    description: 'Carrier used for transfers',
    jambonzResource: 'carriers',
  },
};

/** Two hundred variables, for long forms. */
const callCentre = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const kinds = [
      { type: 'string', default: `queue-${number}` },
      { type: 'number', default: index },
      { type: 'boolean', default: index % 2 === 0 },
      { type: 'string', enum: ['round-robin', 'longest-idle', 'ring-all'] },
    ];
    return [
      `SKILL_${number}`,
      { ...kinds[index % kinds.length], description: `Setting of skill group ${number}` },
    ];
  }),
);

const apps: Record<string, DemoApp> = {
  concierge: {
    schema: CONCIERGE,
    verbs: [say('Welcome to the concierge desk.'), { verb: 'pause', length: 1 }, hangUp],
  },
  reminder: {
    schema: {
      MINUTES_BEFORE: { type: 'number', description: 'How early to call', default: 30 },
      VOICEMAIL: { type: 'boolean', description: 'Leave a message', default: true },
    },
    verbs: [say('This is a reminder of your appointment.'), hangUp],
  },
  'call-centre': {
    schema: callCentre,
    verbs: [say('Please hold.'), { verb: 'enqueue', name: 'support' }],
  },
  // A variable without a type and one with a blank in its name.
  broken: {
    schema: { GREETING: { description: 'No type' }, 'TWO WORDS': { type: 'string' } },
    verbs: [say('My settings are broken, my voice is not.'), hangUp],
  },
  plain: { verbs: [say('I have no settings.'), hangUp] },
  silent: {},
};

export const DEMO_APPS_PATH = '/sandbox/apps';

export const demoApp = (name: string): DemoApp | undefined =>
  Object.hasOwn(apps, name) ? apps[name] : undefined;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Demo application at a URL: on this machine with any port (there may be a proxy), or on the host
 * that received the request. Null for a URL of the sandbox without one, undefined for any other
 * URL.
 */
export function demoAppAt(url: URL, ownHost?: string): DemoApp | null | undefined {
  if (!loopback.has(url.hostname) && url.host !== ownHost) return undefined;
  if (!url.pathname.startsWith(`${DEMO_APPS_PATH}/`)) return undefined;
  const name = url.pathname.slice(DEMO_APPS_PATH.length + 1).replace(/\/$/, '');
  return demoApp(name) ?? null;
}
