import { DigitsNotSent, type LiveCall } from '@trunkline/ui/engines/live-calls';
import type { CallAction, CallCommand } from '@trunkline/ui/widgets/call-controls';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import { getApplication } from '../../../platform/resources/applications/applications.ts';
import { changeLiveCall, removeLiveCall } from '../../../platform/resources/live/live-calls.ts';

/** Turns the platform's error for a command into a message. */
function inWords(error: unknown): Error {
  if (!(error instanceof PlatformError)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  if (error.status === 404) {
    return new Error('The platform has no record of this call any more. It can’t be changed.');
  }
  if (error.status === 422) {
    return new Error('The call has ended, or its state doesn’t allow this any more.');
  }
  if (error.status === 500) {
    return new Error('The media server that holds this call didn’t take the command.');
  }
  if (error.status === 0) {
    return new Error(
      'The platform didn’t answer. It may have carried out the command: watch the call before you send it again.',
    );
  }
  return new Error(error.message);
}

/** Keeps the speech settings of the call's first application. */
async function redirection(applicationSid: string): Promise<object> {
  const application = await getApplication(applicationSid).catch((error: unknown) => {
    const isGone = error instanceof PlatformError && error.status === 404;
    throw isGone ? new Error('This application no longer exists. Choose another one.') : error;
  });
  const { call_hook, name } = application;
  if (!call_hook) throw new Error(`${name} has no webhook for calls.`);
  const { url, method, username, password } = call_hook;
  return { call_hook: { url, method, ...(username && { username, password }) } };
}

/** The platform takes one digit per request. A digit without a response may have been played. */
async function sendDigits(digits: string, send: (digit: string) => Promise<void>): Promise<void> {
  for (const [index, digit] of [...digits].entries()) {
    try {
      await send(digit);
    } catch (reason) {
      const mayBeHeard = reason instanceof PlatformError && reason.status === 0;
      const sent = digits.slice(0, index);
      const said = [
        sent !== '' && `Sent: ${sent}.`,
        mayBeHeard
          ? `No answer to ${digit}: it may have been heard.`
          : `${digit} wasn’t sent. ${inWords(reason).message}`,
      ];
      throw new DigitsNotSent(
        said.filter(Boolean).join(' '),
        digits.slice(mayBeHeard ? index + 1 : index),
      );
    }
  }
}

/** The call or leg to command. */
type Target = Pick<LiveCall, 'accountSid' | 'sid'>;

const toWords = (error: unknown) => {
  throw inWords(error);
};
const change = ({ accountSid, sid }: Target, body: object) =>
  changeLiveCall(accountSid, sid, body).catch(toWords);
const record = (to: Target, action: 'startCallRecording' | 'stopCallRecording') =>
  change(to, { record: { action, type: 'cloud' } });

type Sending<Action extends CallAction> = {
  send: (to: Target, command: CallCommand<Action>) => Promise<void>;
  /** Shown once the platform has accepted the command; it never confirms the execution. */
  sent: string;
};

const sendings: { [Action in CallAction]: Sending<Action> } = {
  'hang-up': {
    send: (to) => change(to, { call_status: 'completed' }),
    sent: 'Hanging up…',
  },
  cancel: {
    send: (to) => change(to, { call_status: 'no-answer' }),
    sent: 'Cancelling…',
  },
  redirect: {
    send: async (to, { applicationSid }) => change(to, await redirection(applicationSid)),
    sent: 'Sent to the application',
  },
  whisper: {
    send: (to, { text }) => change(to, { whisper: { verb: 'say', text } }),
    sent: 'Whisper sent',
  },
  mute: {
    send: (to) => change(to, { mute_status: 'mute' }),
    sent: 'Mute sent',
  },
  unmute: {
    send: (to) => change(to, { mute_status: 'unmute' }),
    sent: 'Unmute sent',
  },
  digits: {
    send: ({ accountSid, sid }, { digits }) =>
      sendDigits(digits, (digit) => changeLiveCall(accountSid, sid, { dtmf: { digit } })),
    sent: 'Digits sent',
  },
  'start-recording': {
    send: (to) => record(to, 'startCallRecording'),
    sent: 'Start of recording sent',
  },
  'stop-recording': {
    send: (to) => record(to, 'stopCallRecording'),
    sent: 'Stop of recording sent',
  },
  tag: {
    send: (to, { tag }) => change(to, { tag }),
    sent: 'Tags sent',
  },
  clear: {
    send: ({ accountSid, sid }) => removeLiveCall(accountSid, sid).catch(toWords),
    sent: 'Removed from the list',
  },
};

/** Sends a command for a call and resolves with a message to show. Throws errors with messages for the user. */
export async function sendCommand<Action extends CallAction>(
  { accountSid, sid }: Target,
  command: CallCommand<Action>,
): Promise<string> {
  const { send, sent } = sendings[command.action];
  const { legSid = sid }: { action: string; legSid?: string } = command;
  await send({ accountSid, sid: legSid }, command);
  return sent;
}
