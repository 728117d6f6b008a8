import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { ApiError, badRequest, bareRefusal } from '../../http/errors.ts';
import { noContent } from '../../http/replies.ts';
import { isEmail } from '../../rules/emails.ts';
import { hashPassword, isPassword } from '../../rules/passwords.ts';
import { randomWord } from '../../rules/secrets.ts';

const hour = 3_600_000;
const linkLength = 22;

const resetRefusal = (text: string) => new ApiError(400, { shape: 'error', text });

export function registerPasswordReset(api: Api, services: Services): void {
  const { store, now } = services;

  api.post('/forgot-password', (c) => {
    const { email } = bodyRecord(c);
    if (!isEmail(email)) throw resetRefusal('invalid or missing email');
    // The response reveals whether an address is known (`registration#forgot-password-unknown`).
    const user = store.users.byEmail(email);
    if (!user || user.is_active === 0) throw resetRefusal('failed to reset your password');
    const link = randomWord(linkLength);
    store.transaction(() => {
      store.resetLinks.add(link, user.user_sid, now().getTime() + hour);
      store.sessions.endAll(user.user_sid);
      store.mails.send({
        sent_at: now().toISOString(),
        recipient: user.email,
        subject: 'Reset your password',
        body: `Somebody asked to reset your password. If it was you, follow this link:\n/reset-password/${link}\nIt is good for one hour.`,
      });
    });
    return noContent();
  });

  api.post('/change-password', async (c) => {
    const { userSid } = c.get('caller');
    const { old_password, new_password } = bodyRecord(c);
    if (!old_password || !new_password) throw badRequest('missing old_password or new_password');
    const user = userSid === undefined ? undefined : store.users.get(userSid);
    // An API key has no user.
    if (!user) throw bareRefusal(403);
    if (typeof old_password !== 'string' || typeof new_password !== 'string') {
      throw badRequest('old_password is incorrect');
    }
    const isLink = store.resetLinks.userOf(old_password, now().getTime()) === user.user_sid;
    if (!isLink && !(await isPassword(old_password, user.hashed_password))) {
      throw badRequest('old_password is incorrect');
    }
    // The password policy isn't checked (`registration#change-password-short`).
    const hash = await hashPassword(new_password);
    store.transaction(() => {
      store.users.setPassword(user.user_sid, hash);
      store.resetLinks.drop(old_password);
      store.sessions.endAll(user.user_sid);
    });
    return noContent();
  });
}
