import { addressKind } from '@trunkline/ui/engines/gateway-address';

export const emptyAuthentication = {
  requiresRegister: false,
  username: '',
  password: '',
  realm: '',
  fromUser: '',
  fromDomain: '',
  usesPublicIp: false,
};
export type Authentication = typeof emptyAuthentication;

/** Whether a port is absent or can be listened on. */
const isPortInUse = (port: string | undefined) =>
  port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);

const hasBlank = (text: string) => /\s/.test(text);

/** The platform's rule for a realm: a domain or an address, without a scheme. */
function domainError(text: string): string | undefined {
  if (text === '') return undefined;
  const [, host = '', port] = /^(.*?)(?::(\d+))?$/s.exec(text) ?? [];
  return addressKind(host) === 'invalid' || !isPortInUse(port)
    ? 'Enter a domain name or IP address, without sip: and without spaces.'
    : undefined;
}

export function authenticationErrors(value: Authentication): Record<string, string> {
  const { username, password, requiresRegister, realm, fromDomain } = value;
  const errors: Record<string, string> = {};
  const user = username.trim();
  if (user === '' && (password !== '' || requiresRegister)) {
    errors['username'] = requiresRegister
      ? 'Enter the username to register with.'
      : 'Enter the username that goes with the password.';
  } else if (hasBlank(user)) errors['username'] = 'Use a username without spaces.';
  if (password === '' && (user !== '' || requiresRegister)) {
    errors['password'] = requiresRegister
      ? 'Enter the password to register with.'
      : 'Enter the password that goes with the username.';
  }
  if (!requiresRegister) return errors;
  const realmError =
    realm.trim() === '' ? 'Enter the SIP realm to register with.' : domainError(realm.trim());
  if (realmError) errors['realm'] = realmError;
  const fromError = domainError(fromDomain.trim());
  if (fromError) errors['fromDomain'] = fromError;
  return errors;
}

/** Prescribed. */
const invalidProxy = 'Please provide a valid SIP Proxy domain or IP address.';

/** Parameters and headers of a SIP URI by the grammar of RFC 3261: ';transport=tls;lr?x=y'. */
const uriEnd = /^(?:;[^;=?@\s]+(?:=[^;?@\s]*)?)*(?:\?[^?@\s]+)?$/;

/** 'proxy.example.com:5060' or a SIP URI with a scheme, a user and parameters; also in angle brackets. */
export function proxyError(text: string): string | undefined {
  const proxy = text.replace(/\s/g, '').replace(/^<(.*)>$/, '$1');
  if (proxy === '') return undefined;
  const [, host = '', port, end = ''] =
    /^(?:sips?:(?:[^@;?]+@)?)?([^:@;?]+)(?::(\d+))?([;?].*)?$/i.exec(proxy) ?? [];
  if (!uriEnd.test(end)) return invalidProxy;
  return addressKind(host) !== 'invalid' && isPortInUse(port) ? undefined : invalidProxy;
}

export const techPrefixError = (text: string) =>
  text !== '' && text.length < 3 ? 'Use at least 3 characters.' : undefined;
