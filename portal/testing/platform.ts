import { type Person, people, uniqueName } from './people.ts';

/*
 * Scenes are set with calls of their own to the platform API, past the page and with a token that no
 * page signs out.
 */

const real = window.fetch.bind(window);
const tokens = new Map<string, Promise<string>>();

async function request(method: string, path: string, token: string | null, body?: unknown) {
  const answer = await real(`/api/v1/${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown };
  } catch {
    // Bare text answers stay text.
    return { status: answer.status, body: text as unknown };
  }
}

/** A session of its own for the person. */
export async function tokenFor({ name, password }: Person): Promise<string> {
  const { status, body } = await request('POST', 'login', null, { username: name, password });
  if (status !== 200) throw new Error(`${name} cannot sign in: ${status}`);
  return (body as { token: string }).token;
}

/** Calls the platform API as somebody: to set a scene, and to see what was stored. */
export async function api<Body = unknown>(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Body }> {
  const key = `${person.name} ${person.password}`;
  const token = tokens.get(key) ?? tokenFor(person);
  tokens.set(key, token);
  return request(method, path, await token, body) as Promise<{ status: number; body: Body }>;
}

type Provider = { service_provider_sid: string; name: string };

/** The sid of a provider that every platform has. */
export async function providerSid(name = 'Northwind Telecom'): Promise<string> {
  const { body } = await api<Provider[]>(people.admin, 'GET', 'ServiceProviders');
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No service provider ${name}`);
  return found.service_provider_sid;
}

/** The sid of an account of the seed. */
export async function accountSid(name: string): Promise<string> {
  const { body } = await api<{ account_sid: string; name: string }[]>(
    people.admin,
    'GET',
    'Accounts',
  );
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No account ${name}`);
  return found.account_sid;
}

/** A new account of Northwind, for one test. */
export async function createAccount(columns: Record<string, unknown> = {}) {
  const name = uniqueName('Account');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Accounts', {
    name,
    service_provider_sid: await providerSid(),
    ...columns,
  });
  return { name: typeof columns['name'] === 'string' ? columns['name'] : name, sid: body.sid };
}

/** A new service provider, for one test. */
export async function createProvider(columns: Record<string, unknown> = {}) {
  const name = uniqueName('Provider');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'ServiceProviders', {
    name,
    ...columns,
  });
  return { name, sid: body.sid };
}

/** A user for one test: of Northwind, or of one of its accounts. */
export async function createUser(columns: Record<string, unknown> = {}) {
  const name = uniqueName('person');
  const [email, password] = [`${name}@example.net`, 'Temp-Pass-1'];
  const { body } = await api<{ user_sid: string }>(people.admin, 'POST', 'Users', {
    name,
    email,
    initial_password: password,
    force_change: false,
    is_active: true,
    is_view_only: false,
    service_provider_sid: await providerSid(),
    account_sid: null,
    ...columns,
  });
  return { sid: body.user_sid, name, email, password };
}
