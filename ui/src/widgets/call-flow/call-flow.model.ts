import type { CallFlowLabels } from './flow-labels.ts';

/** Topic of a step, which decides its icon. */
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
  /** 'Say', 'Gather', 'Hang up'; the verb itself if unknown. */
  title: string;
  /** Spoken text or dialled target, on one line; '' for neither. */
  detail: string;
  /** Webhook that continues the call after the input; '' if the step asks nothing. */
  hook: string;
  /** Steps that run while this one waits. */
  during: readonly FlowStep[];
  /** Whether an earlier step has ended the call or handed it over. */
  isUnreached: boolean;
};

type Properties = Record<string, unknown>;
type Describe = (given: Properties, labels: CallFlowLabels) => string;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A webhook is a URL, or an object with one. */
const hookOf = (value: unknown) => text(isObject(value) ? value['url'] : value);

/** The first of several texts and their number, without speech markup. */
function firstOf(value: unknown, { oneOf }: CallFlowLabels): string {
  const all = (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);
  const first = (all[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return all.length > 1 ? oneOf(first, all.length) : first;
}

const named =
  (...keys: string[]): Describe =>
  (given, labels) =>
    keys.map((key) => firstOf(given[key], labels)).find(Boolean) ?? '';

const lengthOf: Describe = ({ length }, labels) =>
  text(length) === '' ? '' : labels.seconds(text(length));

const inputOf: Describe = (
  { input, numDigits, minDigits, maxDigits, finishOnKey },
  { digits, speech, or, endsWith },
) => {
  const kinds = (Array.isArray(input) ? input : ['digits']).map(text).filter(Boolean);
  const exact = numDigits ? text(numDigits) : '';
  const words: Record<string, string> = {
    digits: digits({ least: exact || text(minDigits), most: exact || text(maxDigits) }),
    speech,
  };
  const inputs = kinds.map((kind) => words[kind] ?? kind).join(` ${or} `);
  const key = kinds.includes('digits') ? text(finishOnKey) : '';
  return key ? endsWith(inputs, key) : inputs;
};

const targetsOf = ({ target }: Properties): string => {
  const all = (Array.isArray(target) ? target : [target]).filter(isObject);
  const names = all.map((one) => text(one['number'] ?? one['sipUri'] ?? one['name']));
  return names.filter(Boolean).join(', ');
};

const settingsOf: Describe = (given) =>
  Object.keys(given)
    .filter((key) => key !== 'verb' && key !== 'id')
    .join(', ');

type VerbLook = {
  kind: StepKind;
  title?: keyof CallFlowLabels['steps'];
  detail?: Describe;
  ends?: boolean;
};

const agent = (...keys: string[]): VerbLook => ({
  kind: 'agent',
  detail: named(...keys, 'vendor', 'url'),
});
const agentOf = named('model', 'vendor', 'url');
const anyAgent: VerbLook = { kind: 'agent', title: 'agent', detail: agentOf };
const meeting: VerbLook = { kind: 'meet', title: 'conference', detail: named('name') };
const stream: VerbLook = { kind: 'stream', title: 'stream', detail: named('url') };

/** Verbs without a `title` keep their own title. */
const looks = {
  say: { kind: 'speak', detail: named('text') },
  play: { kind: 'play', detail: named('url') },
  gather: { kind: 'listen', detail: inputOf },
  pause: { kind: 'wait', detail: lengthOf },
  dial: { kind: 'dial', detail: targetsOf },
  'rest:dial': { kind: 'dial', detail: ({ to }) => targetsOf({ target: to }) },
  enqueue: { kind: 'queue', detail: named('name') },
  dequeue: { kind: 'queue', detail: named('name') },
  leave: { kind: 'queue' },
  conference: meeting,
  room: meeting,
  agent: { ...anyAgent, detail: ({ llm }, labels) => (isObject(llm) ? agentOf(llm, labels) : '') },
  llm: anyAgent,
  s2s: anyAgent,
  pipeline: anyAgent,
  dialogflow: agent('agent', 'project'),
  lex: agent('botId'),
  rasa: agent(),
  listen: stream,
  stream,
  transcribe: { kind: 'stream' },
  dub: { kind: 'play', detail: named('track') },
  dtmf: { kind: 'send', detail: named('dtmf') },
  message: { kind: 'send', detail: named('to') },
  alert: { kind: 'send', detail: named('message') },
  config: { kind: 'set', detail: settingsOf },
  tag: { kind: 'set' },
  answer: { kind: 'set' },
  'sip:request': { kind: 'send', detail: named('method') },
  transfer: { kind: 'redirect', detail: targetsOf },
  'sip:refer': { kind: 'redirect', title: 'transfer', detail: named('referTo') },
  'sip:decline': { kind: 'end', detail: named('reason', 'status'), ends: true },
  redirect: { kind: 'redirect', ends: true },
  hangup: { kind: 'end', ends: true },
} satisfies Record<string, VerbLook>;

const lookOf = (verb: string): VerbLook | undefined =>
  Object.hasOwn(looks, verb)
    ? looks[verb as keyof typeof looks]
    : verb.endsWith('_s2s')
      ? anyAgent
      : undefined;

/** `{ verb: 'say', … }`, or the short form `{ say: { … } }`. */
function verbOf(item: unknown): { verb: string; properties: Properties } | null {
  if (!isObject(item)) return null;
  if (typeof item['verb'] === 'string') return { verb: item['verb'], properties: item };
  const [verb] = Object.keys(item);
  if (verb === undefined) return null;
  const inner = item[verb];
  return { verb, properties: isObject(inner) ? inner : {} };
}

function stepOf(
  verb: string,
  properties: Properties,
  labels: CallFlowLabels,
): Omit<FlowStep, 'isUnreached'> {
  const look = lookOf(verb);
  const during =
    verb === 'gather'
      ? ['say', 'play'].flatMap((name) => {
          const inner = properties[name];
          return isObject(inner) ? [{ ...stepOf(name, inner, labels), isUnreached: false }] : [];
        })
      : [];
  return {
    verb,
    kind: look?.kind ?? 'other',
    title: look ? labels.steps[look.title ?? (verb as keyof typeof labels.steps)] : verb,
    detail: look?.detail?.(properties, labels) ?? '',
    hook: hookOf(properties['actionHook']),
    during,
  };
}

/**
 * The steps of a call through a script of verbs.
 * @param script JSON text: an array of verbs
 * @returns null while it can't be read
 */
export function callFlow(script: string, labels: CallFlowLabels): FlowStep[] | null {
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
    const step = { ...stepOf(found.verb, found.properties, labels), isUnreached: isOver };
    isOver ||= lookOf(found.verb)?.ends === true;
    return [step];
  });
}
