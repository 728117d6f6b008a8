import type { Tag } from '../tags-editor/index.ts';

/** Kind of the called party. */
export type CallOutKind = 'phone' | 'client' | 'sip' | 'teams';

export type CallOutValue = {
  /** Caller ID: a number or a name. */
  from: string;
  kind: CallOutKind;
  /** Number, username or address, depending on `kind`. */
  to: string;
  /** '' until one is chosen. */
  applicationSid: string;
  /** Passed to the application. */
  tags: readonly Tag[];
  /** Seconds of ringing before giving up, as typed; '' for the platform's default. */
  timeout: string;
};

export const emptyCallOut: CallOutValue = {
  from: '',
  kind: 'phone',
  to: '',
  applicationSid: '',
  tags: [],
  timeout: '',
};

/** Problems by field. */
export type CallOutProblems = Partial<
  Record<'from' | 'to' | 'applicationSid' | 'tags' | 'timeout', CallOutProblem>
>;
export type CallOutProblem =
  | 'missing'
  | 'tooLong'
  | 'noNumber'
  | 'noAddress'
  | 'noTagName'
  | 'noSeconds';

const numberPattern = /^\+?[\d\s().*#-]+$/;
const addressPattern = /^sips?:[^\s@]+@[^\s@]+$/i;

function problemOfTarget({ kind, to }: CallOutValue): CallOutProblem | undefined {
  const target = to.trim();
  if (target === '') return 'missing';
  if (kind === 'phone' || kind === 'teams') {
    return numberPattern.test(target) ? undefined : 'noNumber';
  }
  return kind === 'sip' && !addressPattern.test(target) ? 'noAddress' : undefined;
}

function problemOfTimeout({ timeout }: CallOutValue): CallOutProblem | undefined {
  if (timeout.trim() === '') return undefined;
  const seconds = Number(timeout);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= 600 ? undefined : 'noSeconds';
}

/** Problems that prevent the call; empty if there are none. */
export function callOutProblems(value: CallOutValue): CallOutProblems {
  const from = value.from.trim();
  const found: Record<string, CallOutProblem | undefined> = {
    from: from === '' ? 'missing' : from.length > 256 ? 'tooLong' : undefined,
    to: problemOfTarget(value),
    applicationSid: value.applicationSid === '' ? 'missing' : undefined,
    tags: value.tags.some(({ name }) => name.trim() === '') ? 'noTagName' : undefined,
    timeout: problemOfTimeout(value),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The target as sent: without formatting characters. */
export const dialledTarget = ({ kind, to }: CallOutValue): string =>
  kind === 'phone' || kind === 'teams' ? to.replace(/[\s().-]/g, '') : to.trim();
