import { formatInstant } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { causeOf } from '../doctor/causes.ts';
import { phoneView, show } from '../phone-view.ts';
import type { IncomingLine, LineEnd } from './line.types.ts';
import { dispatch, type RunningCall, runCall } from './running-call.ts';

type Plan = {
  accountSid: string;
  /** The called client. */
  username: string;
  hasHook: boolean;
  microphone: string | null;
  loudspeaker: string | null;
};

/** Shows the call in the title as well, for a tab in the background. @returns function that restores the title */
function ringInTitle(): () => void {
  const before = document.title;
  const ringing = `Incoming call · ${before}`;
  document.title = ringing;
  return () => {
    // Unless the person has moved to a screen with another title.
    if (document.title === ringing) document.title = before;
  };
}

export type IncomingCall = RunningCall & {
  /** Does nothing once the call has stopped ringing. */
  answer: () => Promise<void>;
  decline: () => void;
};

/** Lets a call ring here. Afterwards the phone is as before, with a note about the call. */
export function receiveCall(line: IncomingLine, plan: Plan): IncomingCall {
  const { microphone, loudspeaker, accountSid, username, hasHook } = plan;
  let isDeclined = false;
  let isAnswering = false;
  dispatch({ kind: 'rung' });
  const call = runCall({ microphone, onEnd, onOver: standBy });
  show({
    party: { name: line.from, detail: `Calls ${username}` },
    callAccountSid: accountSid,
    callSid: line.callSid,
  });
  call.use(line);
  call.tones.ring('here');
  const stopTitle = ringInTitle();
  line.onEvent(call.handle);

  function onEnd(end: LineEnd, isAnswered: boolean) {
    if (isDeclined) return call.finish(null, 'You declined.');
    if (end.status !== null || end.by === 'connection') {
      const facts = { isTestClient: false, right: 'user', ownCarriers: [] } as const;
      return call.fail(causeOf(end, { ...facts, hasHook, isAddressKnown: false }));
    }
    if (isAnswering && end.by === 'us') return call.finish(null, 'You hung up.');
    call.finish(
      null,
      isAnswered ? 'The other side hung up.' : `Missed call at ${formatInstant(Date.now())}.`,
    );
  }

  function standBy() {
    stopTitle();
    const { state } = phoneView.get();
    const reason = state.kind === 'ended' ? state.reason : '';
    dispatch({ kind: 'closed' });
    show({ party: null, note: `${line.from}: ${reason}` });
  }

  return {
    ...call.controls,
    async answer() {
      if (phoneView.get().state.kind !== 'incoming') return;
      isAnswering = true;
      call.tones.stopRinging();
      stopTitle();
      dispatch({ kind: 'answering' });
      const stream = await call.listen();
      if (!stream) return;
      try {
        if (loudspeaker) await line.setLoudspeaker(loudspeaker);
        if (!call.isOver()) line.answer(stream);
      } catch (error) {
        call.fail({ says: `The call couldn’t be answered. ${messageOf(error)}` });
      }
    },
    decline() {
      isDeclined = true;
      line.hangUp();
    },
  };
}
