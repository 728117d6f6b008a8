import { config } from '../../../config/index.ts';
import type { SipEntrance } from '../../../config/phone-settings.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { causeOf, type FailureFacts } from '../doctor/causes.ts';
import type { PhoneTarget } from '../phone-target.ts';
import { phoneView, show } from '../phone-view.ts';
import type { LineEnd } from './line.types.ts';
import { dispatch, type RunningCall, runCall } from './running-call.ts';
import { type Caller, createTestClient } from './test-client.ts';

type CallPlan = {
  target: PhoneTarget;
  entrance: SipEntrance;
  realm: string;
  hasHook: boolean;
  /** null: a client is created for this call, and deleted afterwards. */
  caller: Caller | null;
  microphone: string | null;
  loudspeaker: string | null;
};

/** Calls the target. Deletes a client created for the call at its end. */
export function startCall(
  plan: CallPlan,
  onFailure: (end: LineEnd, facts: FailureFacts) => void,
): RunningCall {
  const { target, entrance, realm, hasHook, microphone } = plan;
  let removeClient: (() => Promise<void>) | undefined;
  dispatch({ kind: 'dialled' });
  const call = runCall({ microphone, onEnd, onOver: () => void removeClient?.() });
  show({ callAccountSid: target.accountSid });

  function onEnd(end: LineEnd, isAnswered: boolean) {
    if (end.by === 'us' && end.status === null) return call.finish(null, 'You hung up.');
    if (isAnswered && end.by === 'them') return call.finish(null, 'The other side hung up.');
    const facts: FailureFacts = {
      hasHook,
      isTestClient: plan.caller === null,
      right: target.right,
      ownCarriers: [],
      isAddressKnown: phoneView.get().ownAddress !== undefined,
    };
    call.fail(causeOf(end, facts));
    onFailure(end, facts);
  }

  async function callerOf(): Promise<Caller> {
    if (plan.caller) return plan.caller;
    const { remove, ...caller } = await createTestClient(target.accountSid, target.right);
    removeClient = remove;
    // The person hung up before the client existed, so the end could not delete it.
    if (call.isOver()) void remove();
    return caller;
  }

  async function run(): Promise<void> {
    const stream = await call.listen();
    if (!stream) return;
    const [{ createPhone }, caller] = await Promise.all([import('./sip/line.ts'), callerOf()]);
    if (call.isOver()) return;
    const { iceServers } = config();
    const line = createPhone({ url: entrance.url, realm, ...caller, iceServers }, call.handle);
    call.use(line);
    if (plan.loudspeaker) await line.setLoudspeaker(plan.loudspeaker);
    line.call(target.user, stream);
  }

  run().catch((error) => call.fail({ says: `The call couldn’t be made. ${messageOf(error)}` }));
  return call.controls;
}
