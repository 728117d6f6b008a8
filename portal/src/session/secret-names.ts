const secretName =
  /(?:password|passwd|passphrase|passcode|secret|token|authorization|cookie|connection_?string|(?:^|_)(?:pwd|jwt|pin|otp)|(?:api|access|account|auth|client|cloning|encryption|private|secret|service|shared|signing)_?key|(?:activation|auth|invite|oauth2?|reset|verification)_?code|(?:^|password_|token_|key_)hash)(?:_(?:again|base64|b64|confirm(?:ation)?|header|hex|new|old|repeat|text|value))?$/;

/** URLs come from other systems, which use shorter names. */
const secretParameter =
  /(?:^|_)(?:bearer|creds?|hash|pass|sess|session_?id|sig|sign)$|(?:auth|credentials?|sessid|session|signature|userpass)$|hmac|(?<!don|hoc|hot|joc|mon|tur)key$|^code$/;

/** 'api_key' for 'apiKey', 'Api-Key' and 'api_key_2'. */
const snakeCase = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^a-z\d]+/gi, '_')
    .replace(/_?\d+$/, '')
    .toLowerCase();

/** Whether a member of this name holds a secret. */
export const isSecretName = (name: string): boolean => secretName.test(snakeCase(name));

const yesOrNo = /^(?:allows?|can|has|is|max|min|needs|requires?|uses?)_/;

/** Whether a member is a secret. Numbers, as of `use_voice_cloning_key` or `max_token`, are none. */
export const isSecretMember = (name: string, value: unknown): boolean =>
  (typeof value === 'string' || (typeof value === 'number' && !yesOrNo.test(snakeCase(name)))) &&
  isSecretName(name);

/** Words and short numbers: 'greeting', 'en', 'US', 'v2', '2026'. */
const isWord = (part: string) => /^(?:[A-Z]?[a-z]{1,15}|[A-Z]{1,15})?\d{0,4}$/.test(part);
const time = /^\d{4}-?\d\d-?\d\dT\d\d:?\d\d:?\d\d(?:\.\d+)?(?:Z|[ +-]\d\d:?\d\d)?$/;

/** Long, with letters and digits, and not made of words. */
export const looksRandom = (value: string): boolean =>
  value.length >= 16 &&
  /\d/.test(value) &&
  /[a-z]/i.test(value) &&
  !time.test(value) &&
  !value.split(/[^a-z\d]+/i).every(isWord);

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Identifiers are as long and random as keys: only their names tell them apart. */
function isIdentifier(name: string, value: string): boolean {
  const plain = snakeCase(name);
  return /(?:^|_)(?:sid|uuid|guid)$|_id$/.test(plain) || (plain === 'id' && uuid.test(value));
}

/** Whether a parameter of a URL holds a secret. */
export const isSecretParameter = (name: string, value: string): boolean =>
  isSecretName(name) ||
  secretParameter.test(snakeCase(name)) ||
  (looksRandom(value) && !isIdentifier(name, value));
