import { readCaptureFile } from '../../../ui/src/engines/sip-capture/capture-file.ts';
import {
  CaptureError,
  captureProblems,
} from '../../../ui/src/engines/sip-capture/capture-problems.ts';
import { noteText, tellsOfMissing } from '../../../ui/src/engines/sip-capture/notes.ts';
import type { Capture } from '../../../ui/src/engines/sip-capture/sip-capture.types.ts';
import { ladderOf } from '../../../ui/src/widgets/sip-ladder/ladder.model.ts';
import { outcomeOf } from '../../../ui/src/widgets/sip-ladder/outcome/outcome.model.ts';
import { type Given, Refusal } from '../command.ts';
import { bytesOf } from '../files.ts';
import type { Explained } from './explained.ts';

/** Describes the SIP of a capture, like the ladder of the console. */
export async function explainedCapture(
  bytes: Uint8Array,
  hosts: Readonly<Record<string, string>> = {},
  callId = '',
): Promise<Explained & Pick<Capture, 'messages'>> {
  const { messages, notes, unreachable, connections } = await readCaptureFile(bytes);
  const { rungs } = ladderOf(messages, hosts);
  const outcome = outcomeOf(messages, hosts, {
    ...(callId !== '' && { callId }),
    isPartial: tellsOfMissing(notes),
    unreachable,
    connections,
  });
  const who = ({ ip, port }: { ip: string; port: number }) =>
    hosts[ip] ? `${hosts[ip]} (${ip}:${port})` : `${ip}:${port}`;
  const steps = rungs.map(({ message: { method, status, from, to }, offset }) => {
    // There is no offset for a time that is missing or measured by another clock.
    const time = offset === null ? '–' : `${(offset / 1000).toFixed(3)} s`;
    const what = status === null ? method : `${status} for ${method}`;
    return `${time}  ${who(from)} → ${who(to)}  ${what}`;
  });
  return {
    title: outcome.text,
    steps,
    unknown: notes.map((note) => noteText(note)),
    data: {
      tone: outcome.tone,
      messages: rungs.map(
        ({ message: { at, hasNoTime, from, to, transport, method, status, callId: id } }) => ({
          at: hasNoTime ? null : new Date(at).toISOString(),
          from,
          to,
          transport,
          method,
          status,
          callId: id,
        }),
      ),
    },
    messages,
  };
}

export async function explainCapture(given: Given): Promise<Explained> {
  const [, file = ''] = given.words;
  try {
    return await explainedCapture(await bytesOf(file), {}, given.option('call-id'));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const said = error instanceof CaptureError ? error.message : captureProblems.unreadable;
    throw new Refusal(`${file}: ${said}`);
  }
}
