import { addresses } from '../../../src/addresses.ts';
import { unregisteredCount } from '../../../src/shared/records/unregistered.ts';
import { failedTestCount } from '../../../src/shared/speech/failed-test.ts';
import { type Condition, type ConditionKind, conditionKinds } from './condition.ts';
import type { Active, Transitions } from './transitions.ts';

type Severity = 'critical' | 'error' | 'warning';

export type Message = {
  /** Stays the same in every delivery attempt. */
  id: string;
  change: 'begin' | 'end';
  kind: ConditionKind;
  severity: Severity;
  /** Time of the look, ISO. */
  at: string;
  /** Name of the provider or account. */
  target: string;
  title: string;
  /** Path in the console. */
  href: string;
  items: MessageItem[];
  /** Ids of the beginning messages that have no ongoing condition left after this. */
  resolves: string[];
};

export type MessageItem = Pick<Condition, 'title' | 'detail' | 'href'> & {
  /** Id of the condition, the same at its beginning and end. */
  id: string;
  /** Start, ISO. */
  since: string;
};

type Words = {
  severity: Severity;
  /** Several conditions of the kind in one line. */
  many: { begin: (count: number) => string; end: (count: number) => string };
  /** Path of a list of all of them. */
  list: string;
};

const words: Readonly<Record<ConditionKind, Words>> = {
  platform: {
    severity: 'critical',
    many: { begin: String, end: String },
    list: addresses.overview,
  },
  registration: {
    severity: 'critical',
    many: {
      begin: unregisteredCount,
      end: (count) => `${count} carriers are no longer unregistered`,
    },
    list: addresses.carriers.list,
  },
  'live-calls': {
    severity: 'error',
    many: {
      begin: (count) => `${count} call limits are nearly reached`,
      end: (count) => `${count} call limits are no longer nearly reached`,
    },
    list: addresses.live.list,
  },
  speech: {
    severity: 'error',
    many: {
      begin: failedTestCount,
      end: (count) => `${count} speech credentials no longer fail their test`,
    },
    list: addresses.speech.list,
  },
  'answer-rate': {
    severity: 'error',
    many: {
      begin: (count) => `${count} carriers answer fewer calls than last week`,
      end: (count) => `${count} carriers are no longer below last week’s answer rate`,
    },
    list: addresses.recentCalls,
  },
  'answer-delay': {
    severity: 'warning',
    many: {
      begin: (count) => `${count} carriers take longer to answer than last week`,
      end: (count) => `${count} carriers no longer take longer to answer than last week`,
    },
    list: addresses.recentCalls,
  },
  alert: {
    severity: 'warning',
    many: {
      begin: (count) => `${count} types of alerts`,
      end: (count) => `No new alerts of ${count} types`,
    },
    list: addresses.alerts,
  },
};

const itemOf = (condition: Condition, since: string, title: string): MessageItem => {
  const { id, detail, href } = condition;
  return { id, title, detail, href, since };
};

function messageOf(
  change: Message['change'],
  kind: ConditionKind,
  items: MessageItem[],
  rest: Pick<Message, 'id' | 'at' | 'target' | 'resolves'>,
): Message {
  const { severity, many, list } = words[kind];
  const [first, ...others] = items;
  const isOne = first !== undefined && others.length === 0;
  const title = isOne ? first.title : many[change](items.length);
  return { ...rest, change, kind, severity, title, href: isOne ? first.href : list, items };
}

type Telling = Pick<Message, 'at' | 'target'> & {
  /** Returns a new id on each call. */
  nextId: () => string;
};

/** Combines conditions: one message for all of a kind that begin together, one for all that end. */
export function messagesOf(
  { begun, ended, ongoing }: Transitions,
  { at, target, nextId }: Telling,
): { messages: Message[]; active: Active[] } {
  const messages: Message[] = [];
  const active = [...ongoing];
  const isOpen = (id: string) => ongoing.some(({ toldBy }) => toldBy === id);
  for (const kind of conditionKinds) {
    const over = ended.filter(({ condition }) => condition.kind === kind);
    if (over.length > 0) {
      const folds = [...new Set(over.map(({ toldBy }) => toldBy))];
      const resolves = folds.filter((id) => !isOpen(id));
      const items = over.map(({ condition, since }) => itemOf(condition, since, condition.over));
      messages.push(messageOf('end', kind, items, { id: nextId(), at, target, resolves }));
    }
    const fresh = begun.filter((condition) => condition.kind === kind);
    if (fresh.length > 0) {
      const id = nextId();
      const items = fresh.map((condition) => itemOf(condition, at, condition.title));
      messages.push(messageOf('begin', kind, items, { id, at, target, resolves: [] }));
      active.push(...fresh.map((condition) => ({ condition, since: at, toldBy: id })));
    }
  }
  return { messages, active };
}
