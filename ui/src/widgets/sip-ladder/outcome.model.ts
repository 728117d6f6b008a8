import { timeText } from './ladder.model.ts';
import type { Endpoint, Outcome, SipMessage } from './sip-ladder.types.ts';

/** Why a call was refused, and what can be done. */
const advice: Record<number, string> = {
  301: 'the number has moved. Dial the address in the Contact header instead',
  302: 'the call was sent on to another address. Allow redirects, or dial the address in the Contact header',
  400: 'the request is not well formed. Look at its headers, and ask the other side for its log',
  401: 'the username or password was not accepted. Check the credentials',
  402: 'there is no credit. Check the balance with the carrier',
  403: 'the other side does not accept this caller number, account or source address. Check the caller number and the addresses the other side allows',
  404: 'the number is not known there. Check how it is written: country code, leading plus, tech prefix',
  405: 'the method is not allowed there',
  407: 'the username or password was not accepted. Check the credentials',
  408: 'no one answered the request in time. Check that the address is reachable',
  410: 'the number is no longer in service',
  415: 'the kind of body is not accepted. Compare the Content-Type headers',
  420: 'a SIP extension is required that the other side does not have',
  480: 'no one is there at the moment: not registered, not answering or not to be disturbed',
  481: 'the other side does not know this call any more. It may have restarted, or the request came late',
  482: 'the request went round in a circle. Check the routing between the two sides',
  483: 'the request went over too many hops. Check the routing for a circle',
  484: 'the number is incomplete. Check how many digits the other side expects',
  486: 'the line is busy',
  487: 'the call was given up before it was answered',
  488: 'no codec or way of encryption suits both sides. Compare the media of the INVITE with what the other side takes',
  491: 'both sides changed the call at once. They try again by themselves',
  500: 'something went wrong on the other side. Ask for its log, with the Call-ID',
  501: 'the other side does not know this method',
  502: 'a gateway behind the other side gave a bad answer. Ask the carrier, with the Call-ID',
  503: 'the other side is overloaded or out of channels. Try another gateway, or ask the carrier for more channels',
  504: 'a server behind the other side did not answer in time. Ask the carrier, with the Call-ID',
  600: 'the line is busy everywhere',
  603: 'the call was declined. A carrier may do that to a caller number it does not trust',
  604: 'the number does not exist anywhere',
  606: 'no codec or way of encryption suits both sides',
  607: 'the called person has marked this caller as unwanted',
  608: 'the call was blocked on its way, as unwanted. Ask the carrier how to have that checked',
};

const adviceOn = (status: number) =>
  advice[status] ??
  (status >= 500
    ? 'something went wrong on the other side. Ask for its log, with the Call-ID'
    : 'the other side does not accept the request. The Reason header may tell more');

const isSame = (a: Endpoint, b: Endpoint) => a.ip === b.ip && a.port === b.port;

/**
 * What happened in a capture and what to do about it, in one or two sentences. The call is the first
 * INVITE with all that has its Call-ID; without one, the first request of any kind.
 * @param names of hosts, by their address: 'Carrier'
 */
export function outcomeOf(
  messages: readonly SipMessage[],
  names: Readonly<Record<string, string>>,
): Outcome {
  const isRequest = ({ status }: SipMessage) => status === null;
  const first =
    messages.find((one) => isRequest(one) && one.method === 'INVITE' && !one.hasToTag) ??
    messages.find(isRequest);
  if (!first) {
    return {
      tone: 'plain',
      text:
        messages.length === 0
          ? 'There is no SIP in this capture.'
          : 'The beginning is not in this capture: it has answers alone.',
    };
  }
  const call = messages.filter(({ callId }) => callId === first.callId);
  const who = ({ ip }: Endpoint) => {
    const name = names[ip];
    return name ? `the ${name.toLowerCase()}` : ip;
  };
  const callee = who(first.to);
  const answers = call.filter(({ status, method }) => status !== null && method === first.method);
  const finals = answers.filter(({ status }) => (status ?? 0) >= 200);
  // After a challenge the request goes out once more, with a password.
  const later = call.some(
    (one) =>
      isRequest(one) && one.method === first.method && one.cseq > first.cseq && !one.hasToTag,
  );
  const isChallenge = ({ status, cseq }: SipMessage) =>
    (status === 401 || status === 407) && later && cseq === first.cseq;
  const final = finals.find((one) => !isChallenge(one));
  const took = (message: SipMessage) => timeText(message.at - first.at);
  const what = first.method === 'INVITE' ? 'The call' : `The ${first.method}`;

  if (!final) return unanswered(first, call, answers, callee, took);
  const status = final.status ?? 0;
  if (status >= 300) {
    const cancel = call.find((one) => isRequest(one) && one.method === 'CANCEL');
    if (status === 487 && cancel) {
      return {
        tone: 'plain',
        text: `The caller gave up after ${took(cancel)}, before anyone answered.`,
      };
    }
    return {
      tone: 'bad',
      text: `${what} was rejected by ${who(final.from)} with ${status} after ${took(final)}: ${adviceOn(status)}.`,
    };
  }
  if (first.method !== 'INVITE') {
    return {
      tone: 'good',
      text: `${what} was accepted by ${who(final.from)} after ${took(final)}.`,
    };
  }
  const acked = call.some((one) => isRequest(one) && one.method === 'ACK' && one.at >= final.at);
  const bye = call.find((one) => isRequest(one) && one.method === 'BYE');
  const answered = `The call was answered after ${took(final)}`;
  if (!acked) {
    return {
      tone: 'bad',
      text: `${answered}, but the answer was never acknowledged: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.`,
    };
  }
  if (!bye) return { tone: 'good', text: `${answered}. Its end is not in this capture.` };
  const side =
    isSame(bye.from, first.from) || bye.from.ip === first.from.ip ? 'caller' : 'called side';
  return {
    tone: 'good',
    text: `${answered} and ended by the ${side} ${timeText(bye.at - final.at)} later.`,
  };
}

function unanswered(
  first: SipMessage,
  call: readonly SipMessage[],
  answers: readonly SipMessage[],
  callee: string,
  took: (message: SipMessage) => string,
): Outcome {
  const last = answers.at(-1);
  if (last) {
    const isRinging = (last.status ?? 0) >= 180;
    return {
      tone: 'plain',
      text: isRinging
        ? `It rang after ${took(last)}, and no one had answered when the capture ended.`
        : `${callee} took the request after ${took(last)}, and had not answered when the capture ended.`.replace(
            /^t/,
            'T',
          ),
    };
  }
  const sent = call.filter(
    ({ status, method, cseq }) => status === null && method === first.method && cseq === first.cseq,
  );
  const end = sent.at(-1) ?? first;
  const times = sent.length === 1 ? 'once' : `${sent.length} times in ${took(end)}`;
  return {
    tone: 'bad',
    text: `No answer at all: the ${first.method} was sent to ${callee} ${times}. Check the address and port, and that a firewall lets SIP through in both directions.`,
  };
}
