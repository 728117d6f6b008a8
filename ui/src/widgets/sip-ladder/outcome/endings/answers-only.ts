import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import type { OutcomeSentences } from '../outcome-sentences.ts';
import type { Scene } from '../scene.ts';
import { whyRefused } from './reasons.ts';

/** Statuses that ask for another try, or that refuse something within a call. */
const noVerdicts = [401, 407, 421, 422, 423, 481, 487, 491];

/** What answers prove by themselves. */
export function toldByAnswers(
  answers: readonly SipMessage[],
  who: Scene['who'],
  sentences: OutcomeSentences,
): string[] {
  const finals = answers.filter(({ status }) => (status ?? 0) >= 200);
  const isAnswered = ({ method, status }: SipMessage) => method === 'INVITE' && (status ?? 0) < 300;
  const isOver = finals.some(({ method }) => method === 'BYE');
  if (finals.some(isAnswered))
    return [isOver ? sentences.answeredAndEnded : sentences.answered('')];
  const refusal = finals.findLast(
    ({ method, status }) => method === 'INVITE' && (status ?? 0) >= 400,
  );
  if (!refusal || isOver || noVerdicts.includes(refusal.status ?? 0)) return [];
  const why = whyRefused(refusal, sentences.reasons);
  return [sentences.rejected('INVITE', who(refusal.from), refusal.status ?? 0, '', why)];
}
