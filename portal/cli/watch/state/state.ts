import * as v from 'valibot';
import { conditionKinds, type Range, type Sight } from '../core/condition.ts';
import { type Message, messagesOf } from '../core/messages.ts';
import { transitionsOf } from '../core/transitions.ts';

export const channelNames = ['stdout', 'webhook', 'slack', 'pagerduty', 'email'] as const;
export type ChannelName = (typeof channelNames)[number];

const kind = v.picklist(conditionKinds);
const spread = v.object({ mean: v.number(), between: v.number(), ofOne: v.number() });
const range = v.object({ rate: v.nullable(spread), delay: v.nullable(spread) });

const condition = v.object({
  id: v.string(),
  kind,
  title: v.string(),
  detail: v.string(),
  over: v.string(),
  href: v.string(),
  range: v.exactOptional(range),
});

const message = v.object({
  id: v.string(),
  change: v.picklist(['begin', 'end']),
  kind,
  severity: v.picklist(['critical', 'error', 'warning']),
  at: v.string(),
  target: v.string(),
  title: v.string(),
  href: v.string(),
  items: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      detail: v.string(),
      href: v.string(),
      since: v.string(),
    }),
  ),
  resolves: v.array(v.string()),
});

/** State of a watch. Times are ISO. */
export const stateSchema = v.object({
  version: v.literal(1),
  /** Prefix of its message ids. */
  id: v.string(),
  /** Platform, provider and account from the options: another target needs another state. */
  target: v.string(),
  /** Name of the provider or account, for messages. */
  name: v.string(),
  /** Number of messages so far. */
  told: v.number(),
  /** Time of the last successful look. */
  lookedAt: v.nullable(v.string()),
  /** Time up to which the alerts of all accounts were read. */
  alertsReadAt: v.nullable(v.string()),
  /** Start of the failures; null while looks succeed. */
  failingSince: v.nullable(v.string()),
  active: v.array(v.object({ condition, since: v.string(), toldBy: v.string() })),
  /** Last week’s ranges by carrier name, and when they were read. */
  week: v.nullable(v.object({ at: v.string(), ranges: v.record(v.string(), range) })),
  /** Messages, oldest first, with the channels that still have to deliver them. */
  outbox: v.array(v.object({ message, left: v.array(v.picklist(channelNames)) })),
});
export type State = v.InferOutput<typeof stateSchema>;

export const newState = (target: string, name: string, id: string): State => ({
  version: 1,
  id,
  target,
  name,
  told: 0,
  lookedAt: null,
  alertsReadAt: null,
  failingSince: null,
  active: [],
  week: null,
  outbox: [],
});

export type Week = { at: string; ranges: Record<string, Range> };

/** State after a look, with its messages in the outbox, so that a stored problem always has its message. */
export function stateAfter(
  state: State,
  sight: Sight,
  at: Date,
  channels: readonly ChannelName[],
): State {
  let { told } = state;
  const nextId = () => {
    told += 1;
    return `${state.id}-${told}`;
  };
  const transitions = transitionsOf(state.active, sight);
  const { messages, active } = messagesOf(transitions, {
    at: at.toISOString(),
    target: state.name,
    nextId,
  });
  const added = channels.length === 0 ? [] : messages;
  const outbox = [...state.outbox, ...added.map((one) => ({ message: one, left: [...channels] }))];
  return { ...state, told, active, outbox };
}

/** The oldest message that waits for a channel. */
export const nextFor = (state: State, channel: ChannelName): Message | undefined =>
  state.outbox.find(({ left }) => left.includes(channel))?.message;

/** Number of messages that wait for a channel. */
export const waitingFor = (state: State, channel: ChannelName): number =>
  state.outbox.filter(({ left }) => left.includes(channel)).length;

export const withoutDelivery = (state: State, channel: ChannelName, id: string): State => ({
  ...state,
  outbox: state.outbox
    .map((one) =>
      one.message.id === id ? { ...one, left: one.left.filter((name) => name !== channel) } : one,
    )
    .filter(({ left }) => left.length > 0),
});

/** Drops messages for channels that this watch no longer has. */
export const onlyFor = (state: State, channels: readonly ChannelName[]): State => ({
  ...state,
  outbox: state.outbox
    .map((one) => ({ ...one, left: one.left.filter((name) => channels.includes(name)) }))
    .filter(({ left }) => left.length > 0),
});
