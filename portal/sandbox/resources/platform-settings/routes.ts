import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, insufficientPrivileges } from '../../http/errors.ts';
import { requireAdmin } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';

const shortest = 8;
const longest = 20;
const members = ['min_password_length', 'require_digit', 'require_special_character'] as const;

export function registerPasswordSettings(api: Api, { store }: Services): void {
  api.get('/PasswordSettings', () =>
    // Until a policy is stored, returns only the length (`password-settings#get-admin`).
    json(store.platformSettings.passwordPolicy() ?? { min_password_length: shortest }),
  );

  api.post('/PasswordSettings', (c) => {
    requireAdmin(c, bareRefusal(403));
    const body = bodyRecord(c);
    // The only endpoint that ignores unknown members (`password-settings#post-unknown-field`).
    const input = Object.fromEntries(
      members
        .filter((name) => body[name] !== undefined && body[name] !== null)
        .map((name) => [name, body[name]]),
    );
    const length = input['min_password_length'];
    if (length !== undefined) {
      const number = typeof length === 'string' || typeof length === 'number' ? Number(length) : 0;
      if (!(number >= shortest && number <= longest)) {
        throw badRequest('invalid min_password_length property: should be between 8-20');
      }
    }
    store.platformSettings.setPasswordPolicy(input);
    return json({}, 201);
  });
}

const logLevels = ['info', 'debug'];

export function registerSystemInformation(api: Api, { store }: Services): void {
  api.get('/SystemInformation', (c) => {
    requireAdmin(c, insufficientPrivileges());
    return json(store.platformSettings.systemInformation() ?? {});
  });

  api.post('/SystemInformation', (c) => {
    requireAdmin(c, insufficientPrivileges());
    const body = bodyRecord(c);
    const names = Object.keys(body);
    // The following three inputs crash the platform (process-ending samples).
    if (names.length === 0) throw badRequest('no updates requested');
    for (const name of names) {
      if (!store.platformSettings.systemColumns.includes(name)) {
        throw badRequest(`Unknown column '${name}'`);
      }
    }
    if ('log_level' in body && !logLevels.includes(String(body['log_level']))) {
      throw badRequest('invalid log_level');
    }
    store.platformSettings.setSystemInformation(body);
    return json(store.platformSettings.systemInformation(), 201);
  });
}
