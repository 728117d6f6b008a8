import { isRecord } from '../browser/record.ts';

export const scopes = ['account', 'service_provider', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** account 0, service_provider 1, admin 2, so that "and above" is a comparison. */
export const levelOf = (scope: Scope): number => scopes.indexOf(scope);

/** Token payload plus access level. */
export type SessionUser = {
  userSid: string;
  name: string;
  scope: Scope;
  level: number;
  /** null above account scope */
  accountSid: string | null;
  /** null for admins */
  serviceProviderSid: string | null;
  isViewOnly: boolean;
};

const isScope = (value: unknown): value is Scope => scopes.some((scope) => scope === value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function decodeSegment(segment: string): unknown {
  const base64 = segment.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads the payload of a JWT; null for anything else, such as garbled storage. */
export function userFromToken(token: string | null): SessionUser | null {
  const segment = token?.split('.')[1];
  if (!segment) return null;
  try {
    const payload = decodeSegment(segment);
    if (!isRecord(payload)) return null;
    const { user_sid, scope, name, account_sid, service_provider_sid, is_view_only } = payload;
    if (typeof user_sid !== 'string' || !isScope(scope)) return null;
    return {
      userSid: user_sid,
      name: textOf(name) ?? '',
      scope,
      level: levelOf(scope),
      accountSid: textOf(account_sid),
      serviceProviderSid: textOf(service_provider_sid),
      isViewOnly: is_view_only === true,
    };
  } catch {
    return null;
  }
}
