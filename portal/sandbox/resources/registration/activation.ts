import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest } from '../../http/errors.ts';
import { query } from '../../http/params.ts';
import { json, noContent } from '../../http/replies.ts';
import { isEmail } from '../../rules/emails.ts';
import type { UserRow } from '../users/store.ts';

const longestCode = 16;

export function sendActivationCode({ store, now }: Services, recipient: string, code: string) {
  store.mails.send({
    sent_at: now().toISOString(),
    recipient,
    subject: 'Activate your account',
    body: `Your activation code is ${code}. Enter it where you registered.`,
  });
}

export function registerActivation(api: Api, services: Services): void {
  const { store } = services;
  const invalid = () => badRequest('invalid user or activation code');

  /** Only the caller's own user; the platform checks only the id in the body. */
  function ownUser(c: Ctx): UserRow {
    const { user_sid } = bodyRecord(c);
    const { userSid } = c.get('caller');
    const user = userSid === undefined ? undefined : store.users.get(userSid);
    if (!user || user_sid !== userSid) throw invalid();
    return user;
  }

  api.put('/ActivationCode/:code', (c) => {
    const user = ownUser(c);
    if (bodyRecord(c)['type'] !== 'email') throw invalid();
    const expected = user['email_activation_code'];
    if (expected === null || c.req.param('code') !== expected) throw invalid();
    store.transaction(() => {
      store.users.validateEmail(user.user_sid);
      if (user.account_sid !== null) store.accounts.change(user.account_sid, { is_active: 1 });
    });
    return noContent();
  });

  api.post('/ActivationCode', (c) => {
    const { type, code, value } = bodyRecord(c);
    // The sandbox sends no text messages, so phone numbers can't be verified.
    if (type !== 'email') {
      const spelled = typeof type === 'string' ? type : JSON.stringify(type);
      throw badRequest(`invalid activation type: ${spelled}`);
    }
    const user = ownUser(c);
    const spelled = typeof code === 'string' || typeof code === 'number' ? String(code) : '';
    if (spelled === '' || spelled.length > longestCode) throw badRequest('invalid code');
    if (!isEmail(value)) throw badRequest('invalid email');
    store.transaction(() => {
      store.users.setActivationCode(user.user_sid, spelled);
      sendActivationCode(services, value, spelled);
    });
    return noContent();
  });

  /** Whether a SIP realm (the whole name), an email address or a number is still available. */
  api.get('/Availability', (c) => {
    const type = c.req.query('type');
    const value = query(c, 'value');
    if (type !== 'subdomain' && type !== 'email' && type !== 'phone') {
      throw badRequest(`invalid type: ${type}`);
    }
    if (value === undefined) throw badRequest('missing value');
    const isTaken = {
      subdomain: () => store.accounts.bySipRealm(value) !== undefined,
      email: () => store.users.byEmail(value) !== undefined,
      phone: () => store.users.byPhone(value) !== undefined,
    }[type];
    return json({ available: !isTaken() });
  });
}
