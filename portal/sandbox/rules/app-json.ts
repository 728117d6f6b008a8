import { badRequest, refusal } from '../http/errors.ts';

/** The platform's verbs and the members each cannot do without. */
const VERBS: Record<string, readonly string[]> = {
  alert: ['message'],
  answer: [],
  conference: ['name'],
  config: [],
  deepgram: [],
  dequeue: ['name'],
  dial: ['target'],
  dialogflow: ['credentials', 'project', 'lang'],
  dtmf: ['dtmf'],
  dub: ['action', 'track'],
  enqueue: ['name'],
  gather: [],
  hangup: [],
  leave: [],
  lex: ['botId', 'botAlias', 'region'],
  listen: ['url'],
  llm: ['vendor'],
  message: ['to'],
  pause: ['length'],
  play: ['url'],
  rasa: ['url'],
  redirect: ['actionHook'],
  'rest:dial': ['call_hook', 'from', 'to'],
  say: ['text'],
  'sip:decline': ['status'],
  'sip:refer': ['referTo'],
  'sip:request': ['method'],
  stream: ['url'],
  tag: ['data'],
  transcribe: [],
};

/** The text of JSON.parse differs between runtimes; the recorded one names the position only. */
function parseJson(source: unknown): unknown {
  if (typeof source === 'object') throw refusal(500, '"[object Object]" is not valid JSON');
  try {
    return JSON.parse(String(source));
  } catch (error) {
    const message = error instanceof Error ? error.message : 'invalid JSON';
    throw refusal(500, message.replace(/ \(line \d+ column \d+\)$/, ''));
  }
}

/** Refuses an application's static verbs: what is no JSON text is a 500, what is no app a 400. */
export function checkAppJson(source: unknown): void {
  if (!source) return;
  const verbs = parseJson(source);
  if (!Array.isArray(verbs)) {
    throw badRequest('Error: malformed jambonz payload: must be array');
  }
  for (const item of verbs) {
    const verb: Record<string, unknown> = typeof item === 'object' && item !== null ? item : {};
    const name = verb['verb'];
    const required = typeof name === 'string' && Object.hasOwn(VERBS, name) ? VERBS[name] : null;
    if (!required) throw badRequest(`Error: invalid instruction: ${String(name)}`);
    for (const member of required) {
      if (verb[member] === undefined) {
        throw badRequest(`Error: ${name}: missing value for ${member}`);
      }
    }
  }
}
