import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { users } from '../../store/tables.ts';

export type UserRow = {
  user_sid: string;
  name: string;
  email: string;
  account_sid: string | null;
  service_provider_sid: string | null;
  force_change: number;
  is_active: number;
  hashed_password: string | null;
  /** JSON text of the permission names. */
  permissions: string;
  [column: string]: string | number | null;
};

export type ListedUser = UserRow & {
  account_name: string | null;
  service_provider_name: string | null;
};

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(db: Database, writer: Writer) {
  const columns = [users.key, ...Object.keys(users.columns)].map((name) => `users.${name}`);
  const select = `SELECT ${columns.join(', ')}, users.hashed_password, users.permissions`;
  const named = `${select}, accounts.name AS account_name,
      service_providers.name AS service_provider_name
    FROM users
    LEFT JOIN accounts ON accounts.account_sid = users.account_sid
    LEFT JOIN service_providers
      ON service_providers.service_provider_sid = users.service_provider_sid`;

  return {
    list: (filter: { serviceProviderSid?: string; accountSid?: string } = {}) =>
      db.all<ListedUser>(
        `${named} WHERE (?1 IS NULL OR users.service_provider_sid = ?1)
           AND (?2 IS NULL OR users.account_sid = ?2) ORDER BY users.user_sid`,
        [filter.serviceProviderSid, filter.accountSid],
      ),

    get: (sid: string) => db.get<UserRow>(`${select} FROM users WHERE user_sid = ?`, [sid]),

    /** Names are not unique once changed (`users#put-duplicate-name`); the first one signs in. */
    byName: (name: string) =>
      db.get<ListedUser>(`${named} WHERE users.name = ? ORDER BY users.user_sid LIMIT 1`, [name]),

    byEmail: (email: string) =>
      db.get<UserRow>(`${select} FROM users WHERE email = ? ORDER BY user_sid LIMIT 1`, [email]),

    byValidatedEmail: (email: string) =>
      db.get<UserRow>(
        `${select} FROM users WHERE email = ? AND email_validated <> 0 ORDER BY user_sid LIMIT 1`,
        [email],
      ),

    byPhone: (phone: string) =>
      db.get<UserRow>(`${select} FROM users WHERE phone = ? LIMIT 1`, [phone]),

    byIdentity: (provider: string, providerUserid: string) =>
      db.get<UserRow>(
        `${select} FROM users WHERE provider = ? AND provider_userid = ? ORDER BY user_sid LIMIT 1`,
        [provider, providerUserid],
      ),

    /** Code that verifies an email address; null if none is pending. */
    setActivationCode: (sid: string, code: string | null) =>
      db.run('UPDATE users SET email_activation_code = ? WHERE user_sid = ?', [code, sid]),

    validateEmail: (sid: string) =>
      db.run(
        'UPDATE users SET email_validated = 1, email_activation_code = NULL WHERE user_sid = ?',
        [sid],
      ),

    isTaken: (name: unknown, email: unknown) =>
      db.get('SELECT 1 FROM users WHERE name = ? OR email = ? LIMIT 1', [
        typeof name === 'string' ? name : undefined,
        typeof email === 'string' ? email : undefined,
      ]) !== undefined,

    add: (input: Input, own: { hashed_password: string | null; permissions: string }) =>
      writer.insert(users, crypto.randomUUID(), input, own),

    change: (sid: string, input: Input) => writer.update(users, sid, input),

    setPassword: (sid: string, hash: string) =>
      db.run('UPDATE users SET hashed_password = ? WHERE user_sid = ?', [hash, sid]),

    setPermissions: (sid: string, permissions: readonly string[]) =>
      db.run('UPDATE users SET permissions = ? WHERE user_sid = ?', [
        JSON.stringify(permissions),
        sid,
      ]),

    remove: (sid: string) => writer.remove(users, sid),

    removeOfAccount: (accountSid: string) =>
      db.run('DELETE FROM users WHERE account_sid = ?', [accountSid]),

    activeAdmins: () =>
      db.all<{ user_sid: string }>(
        `SELECT user_sid FROM users
         WHERE account_sid IS NULL AND service_provider_sid IS NULL AND is_active <> 0`,
      ),
  };
}
