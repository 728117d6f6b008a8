import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { json, noContent } from '../../http/replies.ts';
import { isEmail } from '../../rules/emails.ts';
import { exchangeCode } from '../../rules/oauth.ts';
import { hashPassword } from '../../rules/passwords.ts';
import type { ServiceProviderRow } from '../service-providers/store.ts';
import type { UserRow } from '../users/store.ts';
import { sendActivationCode } from './activation.ts';
import { beginSession, createTrialAccount } from './new-account.ts';

type Body = Record<string, unknown>;

const oauthProviders = ['github', 'google'];
const OAUTH_FIELDS = ['oauth2_code', 'oauth2_state', 'oauth2_client_id', 'oauth2_redirect_uri'];
const shortestPassword = 6;
const longestCode = 16;

function localFields({ email, password, email_activation_code: code }: Body) {
  if (!email || !password) throw badRequest('missing email or password');
  if (!isEmail(email)) throw badRequest('invalid email');
  if (typeof password !== 'string' || password.length < shortestPassword) {
    throw badRequest('password must be at least 6 characters');
  }
  if (!['string', 'number'].includes(typeof code) || code === '') {
    throw badRequest('email activation code required');
  }
  const spelled = String(code);
  if (spelled.length > longestCode) throw badRequest('invalid email activation code');
  return { email, password, code: spelled };
}

function oauthFields(provider: string, body: Body) {
  const missing = OAUTH_FIELDS.find((name) => !body[name]);
  if (missing) throw badRequest(`missing ${missing} for provider ${provider}`);
  const wrong = OAUTH_FIELDS.find((name) => typeof body[name] !== 'string');
  if (wrong) throw badRequest(`invalid ${wrong}`);
  return { code: String(body['oauth2_code']) };
}

export function registerRegistration(api: Api, services: Services): void {
  const { store } = services;

  function providerOf({ service_provider_sid: sid }: Body): ServiceProviderRow {
    const found = typeof sid === 'string' ? store.serviceProviders.get(sid) : undefined;
    if (!found) throw refusal(422, 'invalid service_provider_sid');
    // Without a root domain there are no SIP realms to assign (API description, 21).
    if (found.root_domain === null) throw refusal(500, 'service provider has no root_domain');
    return found;
  }

  async function answer(user: UserRow, isActive: boolean, more: Record<string, unknown>) {
    const { user_sid, name, email, account_sid, service_provider_sid } = user;
    const owner = { account_sid, service_provider_sid };
    const claims = { user_sid, ...owner, scope: 'account', email, name };
    const { root_domain, ...rest } = more;
    return json({
      jwt: await beginSession(services, user_sid, claims),
      name,
      email,
      provider: user['provider'],
      // Absent for a known user.
      root_domain,
      account_sid,
      user_sid,
      ...rest,
      is_active: isActive,
      email_validated: user['email_validated'] !== 0,
      phone_validated: user['phone_validated'] !== 0,
      tutorial_completion: 0,
      scope: user['scope'],
    });
  }

  function userOf(sid: string): UserRow {
    const user = store.users.get(sid);
    if (!user) throw new Error('the new user is gone');
    return user;
  }

  async function registerLocal(body: Body): Promise<Response> {
    const { email, password, code } = localFields(body);
    const provider = providerOf(body);
    if (store.users.isTaken(email, email)) {
      throw refusal(422, 'account already exists for this email');
    }
    const hash = await hashPassword(password);
    const { user_sid } = createTrialAccount(services, provider, {
      name: email,
      email,
      provider: 'local',
      provider_userid: null,
      email_activation_code: code,
      isValidated: false,
      hash,
    });
    sendActivationCode(services, email, code);
    return answer(userOf(user_sid), false, { root_domain: provider.root_domain, pristine: true });
  }

  async function registerOauth(name: string, body: Body): Promise<Response> {
    const { code } = oauthFields(name, body);
    const provider = providerOf(body);
    const person = exchangeCode(name, code);
    if (!person) throw refusal(403, 'fetch failed');
    const known = store.users.byIdentity(name, person.id);
    if (known) {
      const account = store.accounts.get(known.account_sid ?? '');
      return answer(known, account?.['is_active'] !== 0, { pristine: false });
    }
    if (body['locationBeforeAuth'] === '/sign-in') {
      throw refusal(404, 'registering a new account not allowed from the sign-in page');
    }
    if (store.users.isTaken(person.email, person.email)) {
      throw badRequest('account already exists for this email');
    }
    const { user_sid } = createTrialAccount(services, provider, {
      name: person.name,
      email: person.email,
      provider: name,
      provider_userid: person.id,
      email_activation_code: null,
      isValidated: true,
      hash: null,
    });
    return answer(userOf(user_sid), true, { root_domain: provider.root_domain, pristine: true });
  }

  api.post('/register', async (c) => {
    const body = bodyRecord(c);
    const { provider } = body;
    if (!provider) throw badRequest('missing provider');
    if (!body['service_provider_sid']) throw badRequest('missing service_provider_sid');
    if (provider === 'local') return registerLocal(body);
    if (typeof provider === 'string' && oauthProviders.includes(provider)) {
      return registerOauth(provider, body);
    }
    const spelled = typeof provider === 'object' ? JSON.stringify(provider) : String(provider);
    throw refusal(422, `invalid provider: ${spelled}`);
  });

  // Any code is valid (`registration#invite-code-test`).
  api.post('/InviteCodes', (c) => {
    const { code } = bodyRecord(c);
    if (typeof code !== 'string' || code === '') throw bareRefusal(400);
    return noContent();
  });
}
