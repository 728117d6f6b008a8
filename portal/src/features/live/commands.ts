import type { CallCommand, LiveCall } from '@trunkline/ui/engines/live-calls';
import { PlatformError } from '../../platform/client/errors.ts';
import { getApplication } from '../../platform/resources/applications/applications.ts';
import { changeLiveCall, removeLiveCall } from '../../platform/resources/live/live-calls.ts';

/** Speech settings stay those of the application that the call began with. */
async function redirection(applicationSid: string): Promise<object> {
  const { call_hook, name } = await getApplication(applicationSid);
  if (!call_hook) throw new Error(`${name} has no webhook for calls.`);
  const { url, method, username, password } = call_hook;
  return { call_hook: { url, method, ...(username && { username, password }) } };
}

/** What the platform says to a command, in words. */
function inWords(error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error;
  if (error.status === 404) {
    return new Error('The platform has no record of this call any more. It can’t be changed.');
  }
  if (error.status === 422) {
    return new Error('The call has ended, or its state doesn’t allow this any more.');
  }
  if (error.status === 500) {
    return new Error('The media server that holds this call didn’t take the command.');
  }
  return new Error(error.message);
}

/** In one request each: the platform takes a single digit at a time. */
async function send(call: LiveCall, command: CallCommand): Promise<void> {
  const { accountSid, sid } = call;
  const change = (body: object, legSid = sid) => changeLiveCall(accountSid, legSid, body);
  switch (command.action) {
    case 'hang-up':
      return change({ call_status: 'completed' });
    case 'cancel':
      return change({ call_status: 'no-answer' });
    case 'redirect':
      return change(await redirection(command.applicationSid));
    case 'mute':
    case 'unmute':
      return change({ mute_status: command.action }, command.legSid);
    case 'whisper':
      return change({ whisper: { verb: 'say', text: command.text } }, command.legSid);
    case 'digits':
      for (const digit of command.digits) await change({ dtmf: { digit } }, command.legSid);
      return;
    case 'start-recording':
      return change({ record: { action: 'startCallRecording', type: 'cloud' } });
    case 'stop-recording':
      return change({ record: { action: 'stopCallRecording', type: 'cloud' } });
    case 'tag':
      return change({ tag: command.tag });
    case 'clear':
      return removeLiveCall(accountSid, command.legSid);
  }
}

/** Sends a command for a call. Throws with words for a person. */
export async function sendCommand(call: LiveCall, command: CallCommand): Promise<void> {
  try {
    await send(call, command);
  } catch (error) {
    throw inWords(error);
  }
}
