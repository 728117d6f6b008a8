import { badRequest } from '../../http/errors.ts';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A domain with a dot or an address: no scheme, no blanks. */
const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$|^\[?[0-9a-f:]+:[0-9a-f:]+\]?$/i;

function checkDomain(field: string, value: unknown, fallback: string): void {
  if (value === undefined || value === null) return;
  if (value === '') {
    throw badRequest(`${field} must not be empty string; use null to fall back to ${fallback}`);
  }
  if (typeof value !== 'string' || !domain.test(value)) {
    throw badRequest(`${field} must be a valid domain or IP address (no sip: prefix, no spaces)`);
  }
}

/** Check of `/VoipCarriers`; the paths below providers and accounts have none. */
export function checkRegistration(body: Record<string, unknown>): void {
  if (body['requires_register']) {
    for (const field of ['register_username', 'register_password']) {
      if (isMissing(body[field])) {
        throw badRequest(`${field} is required when requires_register is true`);
      }
    }
  }
  const { register_username: username } = body;
  if (typeof username === 'string' && /\s/.test(username)) {
    throw badRequest('register_username must not contain whitespace');
  }
  checkDomain('register_sip_realm', body['register_sip_realm'], 'gateway IP');
  checkDomain('register_from_domain', body['register_from_domain'], 'register_sip_realm');
}
