import { type Person, people, uniqueName } from './people.ts';

type Answer<Body> = { status: number; body: Body };
type Columns = Record<string, unknown>;

const named = (columns: Columns, otherwise: string) =>
  typeof columns['name'] === 'string' ? columns['name'] : otherwise;

/**
 * The platform API past the page, to set scenes and to read what was stored. It has its own
 * sessions, which are never signed out.
 * @param baseUrl of every call, ending in /v1
 */
export function createPlatform(baseUrl: string, send: typeof fetch = fetch) {
  const tokens = new Map<string, Promise<string>>();
  const sids = new Map<string, Promise<string>>();

  async function request(method: string, path: string, token: string | null, body?: unknown) {
    const answer = await send(`${baseUrl}/${path}`, {
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
      // Bare text responses stay text.
      return { status: answer.status, body: text as unknown };
    }
  }

  async function signIn({ name, password }: Person): Promise<string> {
    const { status, body } = await request('POST', 'login', null, { username: name, password });
    if (status !== 200) throw new Error(`${name} cannot sign in: ${status}`);
    return (body as { token: string }).token;
  }

  const isOver = async (token: string) => (await request('GET', 'Users/me', token)).status === 401;

  /**
   * Gets a session that hasn't ended. Within a second the platform signs the same token again, even
   * one that was signed out in between.
   */
  async function tokenFor(person: Person): Promise<string> {
    for (;;) {
      const token = await signIn(person);
      if (!(await isOver(token))) return token;
    }
  }

  const endSession = (token: string) => request('POST', 'logout', token);

  /** Calls as a given user. */
  async function api<Body = unknown>(
    person: Person,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const key = `${person.name} ${person.password}`;
    const call = async () => {
      const token = tokens.get(key) ?? tokenFor(person);
      tokens.set(key, token);
      return request(method, path, await token, body);
    };
    let answer = await call();
    if (answer.status === 401) {
      // A page that got the same token has signed out.
      tokens.delete(key);
      answer = await call();
    }
    return answer as Answer<Body>;
  }

  /** Looks up a seed record by name: sids differ from platform to platform. */
  function sidOf(list: string, column: string, name: string): Promise<string> {
    const known = sids.get(`${list} ${name}`);
    if (known) return known;
    const asked = api<Record<string, string>[]>(people.admin, 'GET', list).then(({ body }) => {
      const sid = body.find((one) => one['name'] === name)?.[column];
      if (!sid) throw new Error(`${list} has no ${name}`);
      return sid;
    });
    sids.set(`${list} ${name}`, asked);
    return asked;
  }
  const providerSid = (name = 'Northwind Telecom') =>
    sidOf('ServiceProviders', 'service_provider_sid', name);
  const accountSid = (name: string) => sidOf('Accounts', 'account_sid', name);

  /** Creates an account of Northwind for one test; `columns` are named as on the platform. */
  async function createAccount(columns: Columns = {}) {
    const name = named(columns, uniqueName('Test'));
    const service_provider_sid = await providerSid();
    const made = { name, service_provider_sid, ...columns };
    const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Accounts', made);
    return { name, sid: body.sid };
  }

  /** Creates a service provider for one test. */
  async function createProvider(columns: Columns = {}) {
    const name = named(columns, uniqueName('Provider'));
    const made = { name, ...columns };
    const { body } = await api<{ sid: string }>(people.admin, 'POST', 'ServiceProviders', made);
    return { name, sid: body.sid };
  }

  /** Creates a user of Northwind, or of one of its accounts, for one test. */
  async function createUser(columns: Columns = {}) {
    const name = named(columns, uniqueName('person'));
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

  /** Creates an application for one test. */
  async function createApplication(accountSid: string, columns: Columns = {}) {
    const name = named(columns, uniqueName('App'));
    const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Applications', {
      name,
      account_sid: accountSid,
      call_hook: { url: 'https://apps.example.com/call', method: 'POST' },
      call_status_hook: { url: 'https://apps.example.com/status', method: 'POST' },
      ...columns,
    });
    return { name, sid: body.sid };
  }

  return {
    api,
    tokenFor,
    endSession,
    sidOf,
    providerSid,
    accountSid,
    createAccount,
    createApplication,
    createProvider,
    createUser,
  };
}
export type Platform = ReturnType<typeof createPlatform>;
