import type { Services } from '../../http/env.ts';
import { badRequest, refusal } from '../../http/errors.ts';
import { fateOf, type Limits } from '../../live/fates.ts';
import type { LiveRecord, Step } from '../../live/live-state.ts';

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Member with the address, by the type of the target. */
const addressMembers: Record<string, string> = {
  phone: 'number',
  teams: 'number',
  user: 'name',
  sip: 'sipUri',
};

function addressOf(to: unknown): string {
  const member = isObject(to) ? addressMembers[String(to['type'])] : undefined;
  const address = member === undefined || !isObject(to) ? undefined : to[member];
  if (typeof address !== 'string' || address === '') {
    throw badRequest(`missing or invalid to property: ${JSON.stringify(to)}`);
  }
  return address;
}

function checkHook(name: string, value: unknown): void {
  const url = typeof value === 'string' ? value : isObject(value) ? value['url'] : undefined;
  if (typeof url !== 'string' || url === '') {
    throw badRequest(`${name} must be string or an object containing a url property`);
  }
  if (!/^(?:https?|wss?):\/\//.test(url)) throw badRequest(`${name} url be an absolute url`);
}

const speech = [
  'speech_synthesis_vendor',
  'speech_synthesis_language',
  'speech_synthesis_voice',
  'speech_recognizer_vendor',
  'speech_recognizer_language',
];

/** Whether the media server accepts a call; the text of its refusal gets lost. */
function isAccepted({ from, tag, timeout, timeLimit }: Body): boolean {
  const isWhole = (value: unknown) => value === undefined || Number.isInteger(value);
  return (
    typeof from === 'string' &&
    from.length <= 256 &&
    (tag === undefined || isObject(tag)) &&
    isWhole(timeout) &&
    isWhole(timeLimit)
  );
}

/** A call that passed the checks. */
type NewCall = Limits & {
  from: string;
  to: string;
  applicationSid: string | undefined;
  /** Outbound trunk as named in recent calls; live records don't contain it. */
  trunk: string;
};

const secondsOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The requested trunk, or the carrier of the calling number, if known. */
function trunkOf({ to, from }: Body, { carriers, numbers }: Services['store']): string {
  if (!isObject(to) || to['type'] === 'user') return 'user';
  if (typeof to['trunk'] === 'string' && to['trunk'] !== '') return to['trunk'];
  const number = numbers.list({ contains: String(from) }).find((one) => one.number === from);
  const carrier = number?.voip_carrier_sid ? carriers.get(number.voip_carrier_sid) : undefined;
  return carrier?.name ?? '';
}

/** Checks a new call in the platform's order. Undefined: the media server refuses it. */
export function checkedCall(
  body: Body,
  accountSid: string,
  { store }: Services,
): NewCall | undefined {
  const { from, to, application_sid, call_hook, call_status_hook } = body;
  if (!from) throw badRequest('missing from parameter');
  const address = addressOf(to);
  if (application_sid) {
    if (!store.applications.get(String(application_sid))) {
      throw badRequest(`application_sid not found ${String(application_sid)}`);
    }
    // Its hooks replace those of the body (`calls-create#hook-of-body-is-overwritten`).
  } else {
    if (!speech.every((member) => body[member])) {
      throw badRequest(`either application_sid or set of ${speech.join(', ')} required`);
    }
    if (!call_hook) throw badRequest('either call_hook or application_sid required');
    checkHook('call_hook', call_hook);
    if (call_status_hook === null) {
      throw refusal(500, "Cannot read properties of null (reading 'url')");
    }
    if (call_status_hook !== undefined) checkHook('call_status_hook', call_status_hook);
  }
  const account = store.accounts.get(accountSid);
  const isUser = isObject(to) && to['type'] === 'user' && !address.includes('@');
  if (!account || !isAccepted(body) || (isUser && !account.sip_realm)) return undefined;
  return {
    from: String(from),
    to: isUser ? `${address}@${account.sip_realm}` : address,
    applicationSid: application_sid ? String(application_sid) : undefined,
    trunk: trunkOf(body, store),
    timeout: secondsOf(body['timeout']),
    timeLimit: secondsOf(body['timeLimit']),
  };
}

const hex = (length: number) =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');

export const mediaServer = '172.31.4.20';

/** A call that was sent out; rings immediately. */
export function outboundCall(
  { from, to, applicationSid, ...limits }: NewCall,
  accountSid: string,
  at: number,
): { record: LiveRecord; plan: Step[] } {
  return {
    record: {
      service_url: `http://${mediaServer}:3000`,
      call_sid: crypto.randomUUID(),
      direction: 'outbound',
      from,
      to,
      call_id: crypto.randomUUID(),
      sip_status: 180,
      sip_reason: 'Trying',
      call_status: 'ringing',
      account_sid: accountSid,
      trace_id: hex(32),
      ...(applicationSid && { application_sid: applicationSid }),
      fs_sip_address: `${mediaServer}:5060`,
    },
    plan: fateOf(to, limits, at),
  };
}
