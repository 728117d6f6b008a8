import { randomUUID } from 'node:crypto';
import { bindingOf, type Phone } from '../phone.ts';
import type { Caller, Target } from '../rules/targets.ts';
import { runApplication } from './application.ts';
import { type CallRecord, createCallRecord, recordOf } from './call-record.ts';
import { bridge, type Leg } from './leg.ts';
import { ringClient } from './ring-client.ts';
import { ringDevice } from './ring-device.ts';

/** How long a call waits for the next caller of a queue. In ms. */
const queueWait = 5000;
/** How long a client of the realm rings. In ms. */
const ringsFor = 60_000;

type Wanted = {
  target: Target;
  /** The call that reaches for the target. */
  call: CallRecord;
  caller: Caller;
};

/** A target that has answered. */
export type Reached = {
  /** Connects a client to it. */
  join(leg: Leg): void;
  /** Leaves the target without a partner: the sandbox talks to it. */
  alone(): void;
  /** Ends the target's leg, if any: the caller has left. */
  drop(): void;
};

type Events = {
  onRinging(): void;
  onAnswered(reached: Reached): void;
  onRefused(status: number): void;
};

/** Takes the next caller out of a queue; without one, hangs up after a while. */
function serveQueue(phone: Phone, leg: Leg, name: string): void {
  const { record } = leg.call;
  phone.live.pass();
  const queue = phone.live.queues.get(record.account_sid);
  const waiting = queue?.get(name);
  if (queue && typeof waiting === 'number' && waiting > 0) {
    queue.set(name, waiting - 1);
    runApplication(leg);
    return;
  }
  const timer = setTimeout(leg.hangUp, queueWait);
  leg.call.onEnded(() => clearTimeout(timer));
}

/** Joins a conference, which lasts as long as the call. */
function joinConference(phone: Phone, leg: Leg, name: string): void {
  const { conferences } = phone.live;
  const { account_sid: sid } = leg.call.record;
  conferences.set(sid, [...new Set([...(conferences.get(sid) ?? []), name])]);
  leg.call.onEnded(() => {
    conferences.set(
      sid,
      (conferences.get(sid) ?? []).filter((one) => one !== name),
    );
  });
  runApplication(leg);
}

/** Reaches a target that a client dialled. @returns call to give up */
export function reach(phone: Phone, wanted: Wanted, events: Events): () => void {
  const { target, call, caller } = wanted;
  if (target.kind === 'user') return reachUser(phone, target.address, { call, caller }, events);
  events.onAnswered({
    join(leg) {
      if (target.kind === 'queue') serveQueue(phone, leg, target.name);
      else if (target.kind === 'conference') joinConference(phone, leg, target.name);
      else runApplication(leg);
    },
    alone: () => {},
    drop: () => {},
  });
  return () => {};
}

function reachUser(
  phone: Phone,
  address: string,
  { call, caller }: Omit<Wanted, 'target'>,
  events: Events,
): () => void {
  const { record: parent } = call;
  const callId = randomUUID();
  const from = String(parent['from']);
  const record = recordOf({
    accountSid: parent.account_sid,
    applicationSid: undefined,
    direction: 'outbound',
    from,
    to: address,
    sipCallId: callId,
    parent,
  });
  const binding = bindingOf(phone, address);
  if (!binding) {
    const cancel = ringDevice(phone, record, {
      ...events,
      onAnswered: (whenItHangsUp) =>
        events.onAnswered({
          join(leg) {
            runApplication(leg);
            whenItHangsUp(leg.hangUp);
            leg.call.onEnded(cancel);
          },
          alone: () => whenItHangsUp(() => {}),
          drop: () => cancel(),
        }),
    });
    return cancel;
  }
  const { connection } = binding;
  const child = createCallRecord(phone, {
    record,
    remote: connection.remote,
    sipCallId: callId,
    messages: connection.messagesOf(callId),
  });
  return ringClient(
    phone,
    {
      binding,
      call: child,
      from,
      to: address,
      caller,
      callId,
      timeoutMs: ringsFor,
    },
    {
      ...events,
      onAnswered: (callee) =>
        events.onAnswered({
          join: (leg) => bridge(leg, callee),
          alone: () => runApplication(callee),
          drop: callee.hangUp,
        }),
    },
  );
}
