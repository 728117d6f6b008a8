import { readCapture } from '../../../ui/src/engines/sip-capture/capture.ts';
import {
  CaptureError,
  captureProblems,
} from '../../../ui/src/engines/sip-capture/capture-problems.ts';
import { outcomeOf } from '../../../ui/src/widgets/sip-ladder/outcome/outcome.model.ts';
import { type Given, Refusal } from '../command.ts';
import { bytesOf } from '../files.ts';
import type { Explained } from './explained.ts';

/** The SIP of a capture as the ladder of the console tells it. */
export function explainedCapture(
  bytes: Uint8Array,
  hosts: Readonly<Record<string, string>> = {},
  callId = '',
): Explained & { messages: ReturnType<typeof readCapture>['messages'] } {
  const { messages, notes } = readCapture(bytes);
  const outcome = outcomeOf(messages, hosts, {
    ...(callId !== '' && { callId }),
    isPartial: notes.length > 0,
  });
  const [first] = messages;
  const who = ({ ip, port }: { ip: string; port: number }) =>
    hosts[ip] ? `${hosts[ip]} (${ip}:${port})` : `${ip}:${port}`;
  const steps = messages.map((one) => {
    const seconds = ((one.at - (first?.at ?? 0)) / 1000).toFixed(3);
    const what = one.status === null ? one.method : `${one.status} for ${one.method}`;
    return `${seconds} s  ${who(one.from)} → ${who(one.to)}  ${what}`;
  });
  return {
    title: outcome.text,
    steps,
    unknown: notes,
    data: {
      tone: outcome.tone,
      messages: messages.map(({ at, from, to, transport, method, status, callId: id }) => ({
        at: new Date(at).toISOString(),
        from,
        to,
        transport,
        method,
        status,
        callId: id,
      })),
    },
    messages,
  };
}

export async function explainCapture(given: Given): Promise<Explained> {
  const [, file = ''] = given.words;
  try {
    return explainedCapture(await bytesOf(file), {}, given.option('call-id'));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const said = error instanceof CaptureError ? error.message : captureProblems.unreadable;
    throw new Refusal(`${file}: ${said}`);
  }
}
