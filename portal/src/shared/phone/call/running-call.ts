import type { PhoneKey } from '@trunkline/ui/widgets/phone';
import { config } from '../../../config/index.ts';
import type { SipEntrance } from '../../../config/phone-settings.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { closeMicrophone, openMicrophone } from '../audio/microphone.ts';
import { createTones } from '../audio/tones.ts';
import {
  type Cause,
  causeOf,
  type FailureFacts,
  lostPath,
  microphoneCauses,
  noPath,
} from '../doctor/causes.ts';
import { isCalling, type PhoneTarget } from '../phone-target.ts';
import { phoneView, show } from '../phone-view.ts';
import { type CallEvent, nextState } from './call.model.ts';
import type { Line, LineEnd, LineEvent } from './line.types.ts';
import { type Caller, createTestClient } from './test-client.ts';
import { watchQuality } from './watch-quality.ts';

export type CallPlan = {
  target: PhoneTarget;
  entrance: SipEntrance;
  realm: string;
  hasHook: boolean;
  /** null: a client is created for this call, and deleted after it. */
  caller: Caller | null;
  microphone: string | null;
  loudspeaker: string | null;
};

const dispatch = (event: CallEvent) => show({ state: nextState(phoneView.get().state, event) });

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** One call from the press to its end. Nothing of it outlives the end: no socket, no client, no sound. */
export function startCall(plan: CallPlan, onFailure: (end: LineEnd, facts: FailureFacts) => void) {
  const { target, entrance, realm, hasHook } = plan;
  let isOver = false;
  let line: Line | null = null;
  let microphone: MediaStream | null = null;
  let removeClient: (() => Promise<void>) | undefined;
  let stopWatching: (() => void) | undefined;
  const tones = createTones();
  const leave = () => line?.close();

  function finish(cause: Cause | null, reason: string): void {
    if (isOver) return;
    isOver = true;
    dispatch({ kind: 'ended', at: Date.now(), reason, isFailure: cause !== null });
    show({ cause, complaints: [], ...(cause?.isFinal && { refusal: cause.says }) });
    isCalling.set(false);
    window.removeEventListener('beforeunload', askBeforeLeaving);
    window.removeEventListener('pagehide', leave);
    stopWatching?.();
    tones.close();
    line?.close();
    closeMicrophone(microphone);
    void removeClient?.();
  }

  function handleEnd(end: LineEnd) {
    const { state } = phoneView.get();
    if (end.by === 'us' && end.status === null) return finish(null, 'You hung up.');
    const isAnswered = state.kind === 'in-call' || state.kind === 'on-hold';
    if (isAnswered && end.by === 'them') return finish(null, 'The other side hung up.');
    const facts: FailureFacts = {
      hasHook,
      isTestClient: plan.caller === null,
      right: target.right,
      ownCarriers: [],
      isAddressKnown: phoneView.get().ownAddress !== undefined,
    };
    const cause = causeOf(end, facts);
    finish(cause, cause.says);
    onFailure(end, facts);
  }

  function handle(event: LineEvent) {
    if (event.kind === 'ended') return handleEnd(event.end);
    if (event.kind === 'no-path') return finish(noPath, noPath.says);
    if (event.kind === 'path-lost') return finish(lostPath, lostPath.says);
    if (event.kind === 'ringing') {
      dispatch({ kind: 'ringing' });
      if (event.callSid) show({ callSid: event.callSid });
      if (event.isSilent) tones.ring();
      else tones.stopRinging();
    } else if (event.kind === 'answered') {
      tones.stopRinging();
      dispatch({ kind: 'answered', at: Date.now() });
      if (event.callSid) show({ callSid: event.callSid });
      stopWatching = line ? watchQuality(line, (complaints) => show({ complaints })) : undefined;
    } else if (event.kind === 'held') {
      dispatch(event);
    } else if (event.kind === 'transferred') {
      show({ note: event.isDone ? 'Transferred.' : 'The platform didn’t take the transfer.' });
      if (event.isDone) line?.hangUp();
    }
  }

  async function callerOf(): Promise<Caller> {
    if (plan.caller) return plan.caller;
    const { remove, ...caller } = await createTestClient(target.accountSid, target.right);
    removeClient = remove;
    // Hung up meanwhile: the end came before there was anything to delete.
    if (isOver) void remove();
    return caller;
  }

  async function run(): Promise<void> {
    dispatch({ kind: 'dialled' });
    show({ callSid: null, cause: null, sentKeys: '', note: null });
    isCalling.set(true);
    window.addEventListener('beforeunload', askBeforeLeaving);
    window.addEventListener('pagehide', leave);
    const opened = await openMicrophone(plan.microphone);
    if (typeof opened === 'string') {
      return finish(microphoneCauses[opened], microphoneCauses[opened].says);
    }
    if (isOver) return closeMicrophone(opened);
    microphone = opened;
    dispatch({ kind: 'microphone-opened' });
    const [{ createPhone }, caller] = await Promise.all([import('./line.ts'), callerOf()]);
    if (isOver) return;
    line = createPhone({
      url: entrance.url,
      realm,
      ...caller,
      iceServers: config().iceServers,
      onEvent: handle,
    });
    if (plan.loudspeaker) await line.setLoudspeaker(plan.loudspeaker);
    line.call(target.user, microphone);
  }

  run().catch((error) => {
    const says = `The call couldn’t be made. ${messageOf(error)}`;
    finish({ says }, says);
  });

  return {
    hangUp() {
      if (line) line.hangUp();
      else finish(null, 'You hung up.');
    },
    setMuted(isMuted: boolean) {
      line?.setMuted(isMuted);
      dispatch({ kind: 'muted', isMuted });
    },
    setHeld: (isHeld: boolean) => line?.setHeld(isHeld),
    sendKey(key: PhoneKey) {
      tones.key(key);
      line?.sendKey(key);
      show({ sentKeys: phoneView.get().sentKeys + key });
    },
    transfer: (to: string) => line?.transfer(to),
    setLoudspeaker: (id: string) => line?.setLoudspeaker(id),
    async setMicrophone(id: string | null) {
      const opened = await openMicrophone(id);
      if (typeof opened === 'string') return show({ note: microphoneCauses[opened].says });
      if (isOver) return closeMicrophone(opened);
      await line?.setMicrophone(opened);
      closeMicrophone(microphone);
      microphone = opened;
    },
  };
}
export type RunningCall = ReturnType<typeof startCall>;
