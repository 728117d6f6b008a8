import { fateOf } from '../../live/fates.ts';
import { isEnded, type LiveRecord } from '../../live/live-state.ts';
import type { Phone } from '../phone.ts';

type DeviceEvents = {
  onRinging(): void;
  /** @param hangUp called when the far end hangs up */
  onAnswered(whenItHangsUp: (hangUp: () => void) => void): void;
  onRefused(status: number): void;
};

/**
 * Rings a simulated device: its name decides its fate, as for calls made through the API. @returns
 * call to cancel
 */
export function ringDevice(
  { live, now }: Phone,
  record: LiveRecord,
  events: DeviceEvents,
): () => void {
  const at = now().getTime();
  const [decision, end] = fateOf(String(record['to']), {}, at);
  const timers: NodeJS.Timeout[] = [];
  const after = (ms: number, work: () => void) => timers.push(setTimeout(work, ms));
  const isAnswered = decision?.next['call_status'] === 'in-progress';

  live.add({ ...record, call_status: 'ringing', sip_status: 180 }, [], at, 'user');
  events.onRinging();
  const change = (next: typeof decision) => next && live.change(record.call_sid, next.next);
  const decidedAt = decision?.at ?? at;
  after(decidedAt - at, () => {
    change(decision);
    if (!isAnswered) return events.onRefused(Number(decision?.next['sip_status'] ?? 480));
    events.onAnswered((hangUp) => {
      after((end?.at ?? decidedAt) - decidedAt, () => {
        change(end);
        hangUp();
      });
    });
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    const current = live.get(record.account_sid, record.call_sid);
    if (!current || isEnded(current)) return;
    const isTalking = current.call_status === 'in-progress';
    live.change(
      record.call_sid,
      isTalking
        ? { call_status: 'completed' }
        : { call_status: 'no-answer', sip_status: 487, sip_reason: 'Request Terminated' },
    );
  };
}
