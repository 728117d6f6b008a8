import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { badRequest, bareRefusal } from '../../http/errors.ts';
import { requireAdmin } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';

const SHORTEST = 8;
const LONGEST = 20;
const MEMBERS = ['min_password_length', 'require_digit', 'require_special_character'] as const;

export function registerPasswordSettings(api: Api, { store }: Services): void {
  api.get('/PasswordSettings', () =>
    // Until a policy is stored only the length is answered (`password-settings#get-admin`).
    json(store.platformSettings.passwordPolicy() ?? { min_password_length: SHORTEST }),
  );

  api.post('/PasswordSettings', (c) => {
    requireAdmin(c, bareRefusal(403));
    const body = bodyRecord(c);
    // The one place where unknown members are passed over (`password-settings#post-unknown-field`).
    const input = Object.fromEntries(
      MEMBERS.filter((name) => body[name] !== undefined && body[name] !== null).map((name) => [
        name,
        body[name],
      ]),
    );
    const length = input['min_password_length'];
    if (length !== undefined) {
      const number = typeof length === 'string' || typeof length === 'number' ? Number(length) : 0;
      if (!(number >= SHORTEST && number <= LONGEST)) {
        throw badRequest('invalid min_password_length property: should be between 8-20');
      }
    }
    store.platformSettings.setPasswordPolicy(input);
    return json({}, 201);
  });
}
