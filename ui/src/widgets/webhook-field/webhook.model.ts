import { parseUrl, shorten } from '../../tokens/text/index.ts';

export type WebhookMethod = 'POST' | 'GET';
export type WebhookScheme = 'http' | 'https' | 'ws' | 'wss';

export type WebhookValue = {
  url: string;
  /** Any other stored method stays until one of these is chosen. */
  method: WebhookMethod | (string & {});
  /** Kept while `hasAuth` is off, so that ticking the box again restores it. */
  username: string;
  password: string;
  /** Whether to use HTTP basic authentication. Off: username and password are not sent. */
  hasAuth: boolean;
};

export type WebhookErrors = Readonly<Partial<Record<'url' | 'username' | 'password', string>>>;

export type WebhookRules = {
  /** Whether an empty URL is an error. */
  isRequired?: boolean;
  /** Default: both. Queue event hooks allow only POST. */
  allowedMethods?: readonly WebhookMethod[];
  /** Default: all four. */
  allowedSchemes?: readonly WebhookScheme[];
};

export type WebhookToSend = {
  url: string;
  method: WebhookValue['method'];
  username: string;
  password: string;
};

export const emptyWebhook: WebhookValue = {
  url: '',
  method: 'POST',
  username: '',
  password: '',
  hasAuth: false,
};

export const allMethods: readonly WebhookMethod[] = ['POST', 'GET'];
const allSchemes: readonly WebhookScheme[] = ['http', 'https', 'ws', 'wss'];

/** Limits of the platform's columns. */
const maxLength = { url: 1024, credential: 255 };

export const webhookMessages = {
  required: 'Enter a URL.',
  whitespace: 'Remove the spaces before and after the URL.',
  invalid: 'The URL is not valid.',
  protocol: (schemes: readonly string[]) => `The URL must start with ${list(schemes)}.`,
  postOnly: 'Queue event hooks use POST, so the address must start with http:// or https://',
  hostname: (host: string) => `The host name “${shorten(host)}” is not valid.`,
  username: 'Enter the username.',
  password: 'Enter the password.',
  tooLong: (length: number) => `Use at most ${length} characters.`,
};
export type WebhookMessages = typeof webhookMessages;

function list(schemes: readonly string[]): string {
  const starts = schemes.map((scheme) => `${scheme}://`);
  const last = starts.pop() ?? '';
  return starts.length > 0 ? `${starts.join(', ')} or ${last}` : last;
}

/** Websockets have no POST: a ws URL uses GET. */
export const isWebsocket = (url: string) => /^\s*ws/i.test(url);

/** Changes the URL. A websocket sets the method to GET if that is allowed. */
export function changeUrl(
  value: WebhookValue,
  url: string,
  { allowedMethods = allMethods }: WebhookRules = {},
): WebhookValue {
  if (isWebsocket(url) && allowedMethods.includes('GET')) return { ...value, url, method: 'GET' };
  // The websocket had set GET; without one the method is POST again.
  const isLeft = isWebsocket(value.url) && !isWebsocket(url) && allowedMethods.includes('POST');
  return { ...value, url, method: isLeft ? 'POST' : value.method };
}

/**
 * Updates the status webhook after a change of the calling webhook: one connection serves both, so
 * the websocket is copied, unless the status webhook has a URL of another kind.
 */
export function followWebsocket(status: WebhookValue, calling: WebhookValue): WebhookValue {
  const mayFollow = status.url.trim() === '' || isWebsocket(status.url);
  return isWebsocket(calling.url) && mayFollow ? changeUrl(status, calling.url) : status;
}

/** Reason why the method can't be chosen. */
export function methodLock(
  { url }: WebhookValue,
  { allowedMethods = allMethods }: WebhookRules = {},
): 'websocket' | 'only-one' | undefined {
  if (allowedMethods.length === 1) return 'only-one';
  return isWebsocket(url) ? 'websocket' : undefined;
}

/** Body to send; null without a URL. Omits credentials if the box isn't ticked. */
export function parseWebhook({
  url,
  method,
  username,
  password,
  hasAuth,
}: WebhookValue): WebhookToSend | null {
  if (url.trim() === '') return null;
  return {
    url: url.trim(),
    method,
    username: hasAuth ? username : '',
    password: hasAuth ? password : '',
  };
}

/** Messages by field; empty if valid. */
export function validateWebhook(
  value: WebhookValue,
  rules: WebhookRules = {},
  messages: WebhookMessages = webhookMessages,
): WebhookErrors {
  const errors: { -readonly [Field in keyof WebhookErrors]: WebhookErrors[Field] } = {};
  if (value.url.trim() === '') {
    // Without a URL there is no webhook, so its credentials don't matter.
    return rules.isRequired ? { url: messages.required } : {};
  }
  const url = urlError(value.url, rules, messages);
  if (url) errors.url = url;
  if (value.hasAuth) {
    for (const field of ['username', 'password'] as const) {
      if (value[field] === '') errors[field] = messages[field];
      else if (value[field].length > maxLength.credential) {
        errors[field] = messages.tooLong(maxLength.credential);
      }
    }
  }
  return errors;
}

function urlError(
  url: string,
  { allowedMethods = allMethods, allowedSchemes = allSchemes }: WebhookRules,
  messages: WebhookMessages,
): string | undefined {
  if (url !== url.trim()) return messages.whitespace;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (!allowedSchemes.some((allowed) => allowed === scheme)) {
    const isRefusedWebsocket = isWebsocket(url) && !allowedMethods.includes('GET');
    return isRefusedWebsocket ? messages.postOnly : messages.protocol(allowedSchemes);
  }
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
  const host = authority.replace(/^.*@/, '').replace(/:\d*$/, '');
  if (!isHost(host)) return messages.hostname(host);
  if (/\s/.test(url) || !parseUrl(url)) return messages.invalid;
  return url.length > maxLength.url ? messages.tooLong(maxLength.url) : undefined;
}

const hostLabel = /^[\p{L}\p{N}_]([\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?$/u;

/** Whether it is a name of one or more labels, an IPv4 address, or an IPv6 address in brackets. */
function isHost(host: string): boolean {
  if (/^\[[0-9a-f:.]+\]$/i.test(host)) return parseUrl(`http://${host}`) !== null;
  const labels = host.replace(/\.$/, '').split('.');
  if (host.length > 253 || !labels.every((label) => hostLabel.test(label))) return false;
  // A name with a numeric last label is an address: the parser rejects impossible ones.
  return parseUrl(`http://${host}`) !== null;
}
