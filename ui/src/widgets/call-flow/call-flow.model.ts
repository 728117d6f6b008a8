/** Topic of a step: chooses its icon. */
export type StepKind =
  | 'speak'
  | 'play'
  | 'listen'
  | 'wait'
  | 'dial'
  | 'queue'
  | 'meet'
  | 'agent'
  | 'stream'
  | 'send'
  | 'set'
  | 'redirect'
  | 'end'
  | 'other';

export type FlowStep = {
  verb: string;
  kind: StepKind;
  /** 'Say', 'Gather', 'Hang up'. */
  title: string;
  /** Spoken text or dialled target, on one line. '' for neither. */
  detail: string;
  /** Where the call continues after the answer; '' if the step asks nothing. */
  hook: string;
  /** Said or played while the step waits. */
  during: readonly FlowStep[];
  /** A step before it has ended the call or handed it on. */
  isUnreached: boolean;
};

type Properties = Record<string, unknown>;
type Describe = (given: Properties) => string;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A webhook is an address, or an object that has one. */
const hookOf = (value: unknown) => text(isObject(value) ? value['url'] : value);

/** The first of several, with their number; markup is for the voice, not for the eye. */
function firstOf(value: unknown): string {
  const all = (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);
  const first = (all[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return all.length > 1 ? `${first} (one of ${all.length})` : first;
}

const seconds = (value: unknown) => (text(value) === '' ? '' : `${text(value)} s`);
const named =
  (...keys: string[]): Describe =>
  (given) =>
    keys.map((key) => firstOf(given[key])).find(Boolean) ?? '';

const digitsOf = (count: string) => (count === '1' ? '1 digit' : `${count} digits`);

function inputOf({ input, numDigits, minDigits, maxDigits, finishOnKey }: Properties): string {
  const kinds = (Array.isArray(input) ? input : ['digits']).map(text).filter(Boolean);
  const least = text(minDigits);
  const most = text(maxDigits);
  const digits = numDigits
    ? digitsOf(text(numDigits))
    : least && most
      ? `${least} to ${most} digits`
      : most
        ? `up to ${digitsOf(most)}`
        : 'digits';
  const inputs = kinds.map((kind) => (kind === 'digits' ? digits : kind)).join(' or ');
  const key = kinds.includes('digits') ? text(finishOnKey) : '';
  return key ? `${inputs}, ends with ${key}` : inputs;
}

function targetsOf({ target }: Properties): string {
  const all = (Array.isArray(target) ? target : [target]).filter(isObject);
  const names = all.map((one) => text(one['number'] ?? one['sipUri'] ?? one['name']));
  return names.filter(Boolean).join(', ');
}

const settingsOf: Describe = (given) =>
  Object.keys(given)
    .filter((key) => key !== 'verb' && key !== 'id')
    .join(', ');

type VerbLook = { kind: StepKind; title: string; detail?: Describe; ends?: boolean };

const agent = (title: string, ...keys: string[]): VerbLook => ({
  kind: 'agent',
  title,
  detail: named(...keys, 'vendor', 'url'),
});
const agentOf = named('model', 'vendor', 'url');
const anyAgent: VerbLook = { kind: 'agent', title: 'Talk to an AI agent', detail: agentOf };
const meeting: VerbLook = { kind: 'meet', title: 'Join conference', detail: named('name') };
const stream: VerbLook = { kind: 'stream', title: 'Stream audio', detail: named('url') };

const looks = new Map<string, VerbLook>(
  Object.entries({
    say: { kind: 'speak', title: 'Say', detail: named('text') },
    play: { kind: 'play', title: 'Play', detail: named('url') },
    gather: { kind: 'listen', title: 'Gather', detail: inputOf },
    pause: { kind: 'wait', title: 'Pause', detail: ({ length }) => seconds(length) },
    dial: { kind: 'dial', title: 'Dial', detail: targetsOf },
    'rest:dial': {
      kind: 'dial',
      title: 'Place a call',
      detail: ({ to }) => targetsOf({ target: to }),
    },
    enqueue: { kind: 'queue', title: 'Queue the call', detail: named('name') },
    dequeue: { kind: 'queue', title: 'Take from queue', detail: named('name') },
    leave: { kind: 'queue', title: 'Leave the queue' },
    conference: meeting,
    room: meeting,
    agent: { ...anyAgent, detail: ({ llm }) => (isObject(llm) ? agentOf(llm) : '') },
    llm: anyAgent,
    s2s: anyAgent,
    pipeline: anyAgent,
    dialogflow: agent('Talk to Dialogflow', 'agent', 'project'),
    lex: agent('Talk to Lex', 'botId'),
    rasa: agent('Talk to Rasa'),
    listen: stream,
    stream,
    transcribe: { kind: 'stream', title: 'Transcribe' },
    dub: { kind: 'play', title: 'Dub a track', detail: named('track') },
    dtmf: { kind: 'send', title: 'Send tones', detail: named('dtmf') },
    message: { kind: 'send', title: 'Send a text message', detail: named('to') },
    alert: { kind: 'send', title: 'Ring with an alert', detail: named('message') },
    config: { kind: 'set', title: 'Configure', detail: settingsOf },
    tag: { kind: 'set', title: 'Tag the call' },
    answer: { kind: 'set', title: 'Answer' },
    'sip:request': { kind: 'send', title: 'Send a SIP request', detail: named('method') },
    transfer: { kind: 'redirect', title: 'Transfer', detail: targetsOf },
    'sip:refer': { kind: 'redirect', title: 'Transfer', detail: named('referTo') },
    'sip:decline': { kind: 'end', title: 'Decline', detail: named('reason', 'status'), ends: true },
    redirect: { kind: 'redirect', title: 'Redirect', ends: true },
    hangup: { kind: 'end', title: 'Hang up', ends: true },
  } satisfies Record<string, VerbLook>),
);

/** `{ verb: 'say', … }`, or the short form `{ say: { … } }`. */
function verbOf(item: unknown): { verb: string; properties: Properties } | null {
  if (!isObject(item)) return null;
  if (typeof item['verb'] === 'string') return { verb: item['verb'], properties: item };
  const [verb] = Object.keys(item);
  if (verb === undefined) return null;
  const inner = item[verb];
  return { verb, properties: isObject(inner) ? inner : {} };
}

function stepOf(verb: string, properties: Properties): Omit<FlowStep, 'isUnreached'> {
  const look = looks.get(verb) ?? (verb.endsWith('_s2s') ? anyAgent : undefined);
  const during =
    verb === 'gather'
      ? ['say', 'play'].flatMap((name) => {
          const inner = properties[name];
          return isObject(inner) ? [{ ...stepOf(name, inner), isUnreached: false }] : [];
        })
      : [];
  return {
    verb,
    kind: look?.kind ?? 'other',
    title: look?.title ?? verb,
    detail: look?.detail?.(properties) ?? '',
    hook: hookOf(properties['actionHook']),
    during,
  };
}

/**
 * The way a call takes through a script of verbs.
 * @param script JSON text: an array of verbs
 * @returns null while it cannot be read
 */
export function callFlow(script: string): FlowStep[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(script);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  let isOver = false;
  return parsed.flatMap((item) => {
    const found = verbOf(item);
    if (!found) return [];
    const step = { ...stepOf(found.verb, found.properties), isUnreached: isOver };
    isOver ||= looks.get(found.verb)?.ends === true;
    return [step];
  });
}
