import { createTwoFilesPatch } from 'diff';
import { messageOf, PlatformError } from '../../platform/client/calls/errors.ts';
import { pace } from '../../platform/client/pace/pace.ts';
import type { Api } from '../api.ts';
import { type Answer, type Applying, applyPlan } from '../apply.ts';
import { parseFile } from '../file/read.ts';
import { writeConfiguration } from '../file/write.ts';
import type { Configuration } from '../model.ts';
import { type Plan, planOf } from '../plan.ts';
import { callerProblem, planFile } from '../plan-file.ts';
import { newAccount, readConfiguration } from '../platform/read.ts';
import { remembering } from '../remembering.ts';
import { testsForFile } from '../tests/keep.ts';
import type {
  Answers,
  Applied,
  Compared,
  Exported,
  FromWorker,
  Planned,
  PlanRequest,
  Request,
  Source,
  ToWorker,
  Unreadable,
} from './messages.ts';
import { askedSecrets, plannedRecords } from './records.ts';
import { testsOf } from './tests.ts';

/*
 * Reads, compares and applies configurations off the page: 5,000 numbers hold nothing up. The page
 * makes the calls, for it has the session.
 */

const post = (message: FromWorker) => self.postMessage(message);

let calls = 0;
const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (error: unknown) => void }
>();

const api: Api = {
  call: (method, path, body) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      post({ type: 'call', id: calls, method, path, body });
    }),
};

/** The latest plan, and its apply in progress. */
let planned: { plan: Plan; providerSid: string } | null = null;
let applying: Applying | null = null;
const asking = new Map<string, (answer: Answer) => void>();

type Session = Pick<Request, 'caller' | 'providerSid'>;

const currentOf = ({ caller, providerSid }: Session, accountSid: string | null) =>
  readConfiguration(api, caller, { providerSid, accountSid });

async function exported(
  { caller, providerSid }: Session,
  { accountSid, kinds, tests: kept = [] }: Extract<Request, { do: 'export' }>,
): Promise<Exported> {
  // The tests load the same lists again.
  const once = kept.length > 0 ? remembering(api) : api;
  const place = { providerSid, accountSid };
  const configuration = await readConfiguration(once, caller, place, kinds);
  const { notes } = configuration;
  const tests = testsForFile(kept, configuration);
  if (tests.length === 0) return { text: writeConfiguration(configuration), notes };
  const file = { ...configuration, tests };
  const tested = await testsOf(file, file, { api: once, caller, providerSid });
  return { text: writeConfiguration(file), notes, ...(tested && { tests: tested.tests }) };
}

/** Limits a comparison to the sections that both sides have. */
function shared(one: Configuration, other: Configuration): Configuration {
  const sections = new Set([...one.sections].filter((section) => other.sections.has(section)));
  return { ...one, sections };
}

async function compared(
  session: Session,
  { before, after }: Extract<Request, { do: 'compare' }>,
): Promise<Compared | Unreadable> {
  const onPlatform = async (source: Source) =>
    source.from === 'platform' ? await currentOf(session, source.accountSid) : null;
  const [first, second] = await Promise.all([onPlatform(before), onPlatform(after)]);
  const sideOf = (source: Source, own: Configuration | null, other: Configuration | null) => {
    if (own) return { ok: true as const, configuration: own };
    return parseFile(source.from === 'file' ? source.text : '').read(other);
  };
  const was = sideOf(before, first, second);
  if (!was.ok) return { problems: was.problems, side: 'before' };
  const is = sideOf(after, second, first ?? was.configuration);
  if (!is.ok) return { problems: is.problems, side: 'after' };
  const plan = planOf(
    was.configuration,
    shared(is.configuration, was.configuration),
    {},
    {
      isComparison: true,
    },
  );
  const texts = [was.configuration, is.configuration].map(writeConfiguration);
  const diff = createTwoFilesPatch('before', 'after', texts[0] ?? '', texts[1] ?? '', '', '', {
    context: 3,
  });
  const tested =
    (await testsOf(is.configuration, first, { api, ...session })) ??
    (await testsOf(was.configuration, second, { api, ...session }));
  return { records: plannedRecords({ ...plan, accounts: [] }), diff, ...tested };
}

async function planRequest(session: Session, request: PlanRequest): Promise<Planned | Unreadable> {
  planned = null;
  const { text, accountSid, names, without: left = [], secrets, isCopy = false } = request;
  const { caller, providerSid } = session;
  // Check the file before the first request.
  const parsed = parseFile(text);
  const alone = parsed.read();
  if (!alone.ok) return { problems: alone.problems };
  const { of, name } = alone.configuration;
  const isProvider = of === 'provider';
  const isNew = accountSid === null && !isProvider;
  const refusal = callerProblem(caller, of, isNew);
  if (refusal !== undefined) throw new PlatformError('Forbidden', refusal);
  const current = isNew
    ? await newAccount(api, providerSid, names?.name ?? name)
    : await currentOf(session, isProvider ? null : accountSid);
  const file = await planFile({
    api,
    caller,
    providerSid,
    file: parsed,
    current,
    left,
    secrets,
    isCopy,
    ...(!isProvider && { names: names ?? { name: current.name } }),
  });
  if ('problems' in file) return file;
  const { plan, notes } = file;
  planned = { plan, providerSid };
  const tested = await testsOf(plan.wanted, plan.current, { api, caller, providerSid });
  return {
    records: plannedRecords(plan),
    secrets: askedSecrets(plan),
    notes,
    ...tested,
  };
}

async function applied(
  { caller }: Session,
  { secrets, chosen }: Extract<Request, { do: 'apply' }>,
): Promise<Applied> {
  if (!planned) throw new Error('nothing is planned');
  const { plan, providerSid } = planned;
  planned = null;
  applying = applyPlan(plan, {
    api,
    caller,
    providerSid,
    secrets,
    chosen: new Set(chosen),
    pace,
    ask: (entry, labels) => {
      post({ type: 'state', record: entry.id, state: { status: 'asks', labels } });
      return new Promise((resolve) => asking.set(entry.id, resolve));
    },
    onState: (record, state) => {
      // The question itself announces this state.
      if (state.status !== 'asks') post({ type: 'state', record, state });
    },
    onPause: (reason) => post({ type: 'paused', reason }),
  });
  try {
    return await applying.done;
  } finally {
    applying = null;
  }
}

function answerTo(request: Request): Promise<Answers[keyof Answers]> {
  switch (request.do) {
    case 'export':
      return exported(request, request);
    case 'compare':
      return compared(request, request);
    case 'plan':
      return planRequest(request, request);
    case 'apply':
      return applied(request, request);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'request':
      answerTo(data.request).then(
        (value) => post({ type: 'done', id: data.id, value }),
        (error: unknown) => post({ type: 'failed', id: data.id, message: messageOf(error) }),
      );
      break;
    case 'answered':
      waiting.get(data.id)?.resolve(data.value);
      waiting.delete(data.id);
      break;
    case 'refused': {
      const { kind, said, status } = data.refused;
      waiting.get(data.id)?.reject(new PlatformError(kind, said, status));
      waiting.delete(data.id);
      break;
    }
    case 'choice':
      asking.get(data.record)?.(data.answer);
      asking.delete(data.record);
      break;
    case 'pause':
      applying?.pause();
      post({ type: 'paused', reason: '' });
      break;
    case 'resume':
      applying?.resume();
      break;
    case 'stop':
      for (const answer of asking.values()) answer('leave');
      asking.clear();
      applying?.stop();
      break;
  }
};
