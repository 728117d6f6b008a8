import { valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { isRequest } from '../attempts.ts';
import type { OutcomeSentences } from '../outcome-sentences.ts';
import type { Scene } from '../scene.ts';
import { within } from './answered.ts';
import { whyRefused } from './reasons.ts';
import { refusalOfBye } from './within-call/bye.ts';

/** Statuses that call for another try, or that refuse something within a call. */
const noVerdicts = [401, 407, 421, 422, 423, 481, 487, 491];

/** Methods used outside of calls. */
const alone = ['REGISTER', 'OPTIONS', 'MESSAGE', 'SUBSCRIBE', 'PUBLISH'];

/** The last response counts, because such requests are repeated. */
function toldAlone(
  finals: readonly SipMessage[],
  who: Scene['who'],
  sentences: OutcomeSentences,
): string[] {
  const last = finals.at(-1);
  const status = last?.status ?? 0;
  if (!last || finals.some(({ method }) => method !== last.method)) return [];
  if (status < 300) {
    // A response without an address may belong to an unregistration.
    const isTold = last.method !== 'REGISTER' || valuesOf(last.text, 'contact').length > 0;
    return isTold ? [sentences.accepted(last.method, who(last.from), '')] : [];
  }
  if (status < 400 || noVerdicts.includes(status)) return [];
  const why = whyRefused(last, sentences.reasons);
  return [sentences.rejected(last.method, who(last.from), status, '', why)];
}

const isEnd = (status: number | null) => (status ?? 0) < 300 || status === 481 || status === 408;

/** What the responses prove without their requests. */
export function toldByAnswers(
  answers: readonly SipMessage[],
  who: Scene['who'],
  sentences: OutcomeSentences,
): string[] {
  const finals = answers.filter(({ status }) => (status ?? 0) >= 200);
  if (finals.every(({ method }) => alone.includes(method)))
    return toldAlone(finals, who, sentences);
  const isAnswered = ({ method, status }: SipMessage) => method === 'INVITE' && (status ?? 0) < 300;
  // A refused or challenged BYE does not end the call.
  const isOver = finals.some(({ method, status }) => method === 'BYE' && isEnd(status));
  if (finals.some(isAnswered))
    return [isOver ? sentences.answeredAndEnded : sentences.answered('')];
  const refusal = finals.findLast(
    ({ method, status }) => method === 'INVITE' && (status ?? 0) >= 400,
  );
  if (!refusal || isOver) return [];
  const isOf = ({ method, cseq }: SipMessage) => method === 'INVITE' && cseq === refusal.cseq;
  // A response to an INVITE within a call has its tag (RFC 3261, 8.2.6.2).
  const isFirst = answers.some((one) => isOf(one) && one.status === 100 && one.toTag === '');
  if (refusal.status === 487 && isFirst) return [sentences.givenUpWith487('')];
  if (noVerdicts.includes(refusal.status ?? 0)) return [];
  const hasRung = answers.some((one) => isOf(one) && one.status === 180);
  const why = whyRefused(refusal, sentences.reasons, undefined, hasRung);
  return [sentences.rejected('INVITE', who(refusal.from), refusal.status ?? 0, '', why)];
}

/** What the messages of a call prove if its first INVITE is missing. */
export function toldByRest(
  messages: readonly SipMessage[],
  who: Scene['who'],
  sentences: OutcomeSentences,
): string[] {
  if (messages.some(({ callId }) => callId !== messages[0]?.callId)) return [];
  // A BYE may also come before the answer: the INVITE then ends with 487.
  if (messages.some(({ method, status }) => method === 'INVITE' && status === 487)) return [];
  const inside = messages.filter((one) => isRequest(one) && within.includes(one.method));
  const byes = inside.filter(({ method }) => method === 'BYE');
  const isOver = byes.some((bye) => refusalOfBye(bye, messages) === null);
  if (isOver) return [sentences.answeredAndEnded];
  if (inside.length > 0) return [sentences.answered('')];
  return toldByAnswers(messages, who, sentences);
}
