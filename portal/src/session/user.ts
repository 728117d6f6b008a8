import * as v from 'valibot';

export const scopes = ['account', 'service_provider', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** account 0, service_provider 1, admin 2, so that "and above" is a comparison. */
export const levelOf = (scope: Scope): number => scopes.indexOf(scope);

/** The token's payload plus the access level. */
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

const payload = v.object({
  user_sid: v.string(),
  scope: v.picklist(scopes),
  name: v.optional(v.string(), ''),
  account_sid: v.nullish(v.string()),
  service_provider_sid: v.nullish(v.string()),
  is_view_only: v.optional(v.boolean(), false),
});

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
    const result = v.safeParse(payload, decodeSegment(segment));
    if (!result.success) return null;
    const { user_sid, scope, name, account_sid, service_provider_sid, is_view_only } =
      result.output;
    return {
      userSid: user_sid,
      name,
      scope,
      level: levelOf(scope),
      accountSid: account_sid ?? null,
      serviceProviderSid: service_provider_sid ?? null,
      isViewOnly: is_view_only,
    };
  } catch {
    return null;
  }
}
