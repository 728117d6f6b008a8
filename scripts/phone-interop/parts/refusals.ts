import { causeOf } from '../../../portal/src/shared/phone/doctor/causes.ts';
import { check, holds } from '../report.ts';
import { openScene, type Stage } from '../scene.ts';
import { type Refusal, startRefuser } from '../servers/refuser.ts';

/** Responses of the platform's border controller. */
const refusals: readonly Refusal[] = [
  { status: 403, phrase: 'Forbidden', headers: { 'X-Reason': 'Invalid credentials' } },
  { status: 404, phrase: 'Not Found', headers: {} },
  {
    status: 480,
    phrase: 'Temporarily Unavailable',
    headers: { 'X-Reason': 'no configured application for incoming calls' },
  },
  { status: 486, phrase: 'Busy Here', headers: {} },
  {
    status: 503,
    phrase: 'Service Unavailable',
    headers: { 'X-Reason': 'Max Account Calls In Progress', 'X-Call-Limit': '25' },
  },
];

const sentenceFor = ({ status, phrase, headers }: Refusal) =>
  causeOf(
    {
      by: 'them',
      status,
      reason: headers['X-Reason'] ?? phrase,
      limit: headers['X-Call-Limit'] ?? null,
    },
    { hasHook: false, isTestClient: true, right: 'app', ownCarriers: [], isAddressKnown: true },
  ).says;

async function refused(stage: Stage, refusal: Refusal): Promise<string> {
  const refuser = await startRefuser(refusal);
  const scene = await openScene(stage);
  try {
    await stage.proxy.routeTo(refuser.address);
    await scene.part.button('call').click();
    const sentence = sentenceFor(refusal);
    const took = await scene.status(sentence).catch(async () => {
      throw new Error(`“${await scene.says()}” in place of “${sentence}”`);
    });
    const invites = () => scene.wire.methods().filter((method) => method === 'INVITE').length;
    const sent = invites();
    holds(sent === 2, `${sent} INVITEs, not one and the one with the digest`);
    if (refusal.status === 403) {
      await scene.part.button('callAgain').press('Enter');
      holds(await scene.part.button('callAgain').isDisabled(), 'the call can be made again');
      holds(invites() === sent, 'an INVITE went out after the 403');
    }
    return `“${sentence}” after ${Math.round(took)} ms`;
  } finally {
    await scene.close();
    await refuser.end();
  }
}

/** Checks that the phone has a sentence for each refusal by sipp. */
export async function allRefusals(stage: Stage): Promise<void> {
  for (const refusal of refusals) {
    const reason = refusal.headers['X-Reason'];
    const name = `sipp answers ${refusal.status}${reason ? ` X-Reason: ${reason}` : ''}`;
    await check(name, () => refused(stage, refusal));
  }
}
