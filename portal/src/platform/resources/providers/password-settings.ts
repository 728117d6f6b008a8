import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import * as v from 'valibot';
import { read, useLookup } from '../../client/cache/query.ts';
import { bit, numberOr } from '../../client/calls/wire.ts';
import { write } from '../../client/calls/write.ts';

const passwordSettings = v.pipe(
  v.object({
    min_password_length: numberOr(6),
    require_digit: v.optional(bit, false),
    require_special_character: v.optional(bit, false),
  }),
  v.transform((row) => ({
    minLength: row.min_password_length,
    requireDigit: row.require_digit,
    requireSpecialCharacter: row.require_special_character,
  })),
);

const passwordPolicy = read('PasswordSettings', passwordSettings);
export const getPasswordPolicy = passwordPolicy.get;
export const usePasswordPolicy = (isWanted = true) => useLookup(isWanted ? passwordPolicy : null);

/** For admins. POST, not PUT: the platform has no PUT here. */
export const passwordPolicyUpdate = (policy: PasswordPolicy) =>
  write('POST', 'PasswordSettings', {
    min_password_length: policy.minLength,
    require_digit: policy.requireDigit ? 1 : 0,
    require_special_character: policy.requireSpecialCharacter ? 1 : 0,
  });
