import { type CallCommand, DigitsNotSent, type LiveCall } from '@trunkline/ui/engines/live-calls';
import { PlatformError } from '../../platform/client/errors.ts';
import { getApplication } from '../../platform/resources/applications/applications.ts';
import { changeLiveCall, removeLiveCall } from '../../platform/resources/live/live-calls.ts';

/** The platform's answer to a command, in words. */
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

/** Speech settings stay those of the application that the call began with. */
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

/** The platform takes one digit a request. A digit without an answer may have been heard. */
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

/** Sends a command for a call. Throws with words for a person. Not `async`: a missing case must not compile. */
export function sendCommand(
  { accountSid, sid }: Pick<LiveCall, 'accountSid' | 'sid'>,
  command: CallCommand,
): Promise<void> {
  const change = (body: object, legSid = sid) =>
    changeLiveCall(accountSid, legSid, body).catch((error: unknown) => {
      throw inWords(error);
    });
  switch (command.action) {
    case 'hang-up':
      return change({ call_status: 'completed' });
    case 'cancel':
      return change({ call_status: 'no-answer' });
    case 'redirect':
      return redirection(command.applicationSid).then((body) => change(body));
    case 'mute':
    case 'unmute':
      return change({ mute_status: command.action }, command.legSid);
    case 'whisper':
      return change({ whisper: { verb: 'say', text: command.text } }, command.legSid);
    case 'digits':
      return sendDigits(command.digits, (digit) =>
        changeLiveCall(accountSid, command.legSid, { dtmf: { digit } }),
      );
    case 'start-recording':
      return change({ record: { action: 'startCallRecording', type: 'cloud' } });
    case 'stop-recording':
      return change({ record: { action: 'stopCallRecording', type: 'cloud' } });
    case 'tag':
      return change({ tag: command.tag });
    case 'clear':
      return removeLiveCall(accountSid, command.legSid).catch((error: unknown) => {
        throw inWords(error);
      });
  }
}
