import type { PhoneKey } from '@trunkline/ui/widgets/phone';
import { closeMicrophone, openMicrophone } from '../audio/microphone.ts';
import { createTones } from '../audio/tones.ts';
import { type Cause, lostPath, microphoneCauses, noPath } from '../doctor/causes.ts';
import { isCalling } from '../phone-target.ts';
import { phoneView, show } from '../phone-view.ts';
import { type CallEvent, nextState } from './call.model.ts';
import type { CallLine, LineEnd, LineEvent } from './line.types.ts';
import { watchQuality } from './watch-quality.ts';

export const dispatch = (event: CallEvent) =>
  show({ state: nextState(phoneView.get().state, event) });

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

type CallParts = {
  /** The chosen device; null for the system's choice. */
  microphone: string | null;
  /** Called when the signalling reports the end: finish the call. */
  onEnd: (end: LineEnd, isAnswered: boolean) => void;
  /** Called when the call is over, whatever ended it. */
  onOver: () => void;
};

/** One call, from pressing the button or from ringing to its end. No line and no sound outlive the end. */
export function runCall({ microphone: chosen, onEnd, onOver }: CallParts) {
  let isOver = false;
  let line: CallLine | null = null;
  let microphone: MediaStream | null = null;
  let stopWatching: (() => void) | undefined;
  const tones = createTones();
  const leave = () => line?.close();

  show({ callSid: null, cause: null, sentKeys: '', note: null });
  isCalling.set(true);
  window.addEventListener('beforeunload', askBeforeLeaving);
  window.addEventListener('pagehide', leave);

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
    onOver();
  }
  const fail = (cause: Cause) => finish(cause, cause.says);

  function handle(event: LineEvent) {
    const { state } = phoneView.get();
    if (event.kind === 'ended') {
      return onEnd(event.end, state.kind === 'in-call' || state.kind === 'on-hold');
    }
    if (event.kind === 'no-path') return fail(noPath);
    if (event.kind === 'path-lost') return fail(lostPath);
    if (event.kind === 'ringing') {
      dispatch({ kind: 'ringing' });
      if (event.callSid) show({ callSid: event.callSid });
      if (event.isSilent) tones.ring('there');
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

  return {
    tones,
    finish,
    fail,
    handle,
    isOver: () => isOver,
    use(next: CallLine) {
      line = next;
    },
    /** @returns null once the call is over; a refused microphone ends it */
    async listen(): Promise<MediaStream | null> {
      const opened = await openMicrophone(chosen);
      if (typeof opened === 'string') {
        fail(microphoneCauses[opened]);
        return null;
      }
      if (isOver) {
        closeMicrophone(opened);
        return null;
      }
      microphone = opened;
      dispatch({ kind: 'microphone-opened' });
      return opened;
    },
    controls: {
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
    },
  };
}
export type RunningCall = ReturnType<typeof runCall>['controls'];
