import { errorFromAnswer, type PlatformError } from '../src/platform/client/calls/errors.ts';
import { withSecretsHidden } from '../src/session/hidden-secrets.ts';

/*
 * Sentences about failed calls, for a person who reads a log: the address, the status, the next step.
 */

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host can’t be looked up',
  ETIMEDOUT: 'it takes no connection',
  EHOSTUNREACH: 'there is no way to the host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is that of another host',
};

const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : codeOf(cause);
};

/** Explains a request without a response. @param timeout in seconds */
export function brokenProblem(cause: unknown, url: string, timeout: number): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return `${url} did not answer in ${timeout} seconds. --timeout SECONDS waits longer.`;
  }
  const code = codeOf(cause);
  const why = reasons[code] ?? (code || 'no connection');
  return `${url} can’t be reached: ${why}.`;
}

const isPage = (text: string) => /^\s*<(!doctype|html|head|\?xml)/i.test(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Explains a bad response; undefined for a good one.
 * @param call 'GET https://…'
 * @param secrets that the platform may quote
 */
export function answerProblem(
  status: number,
  text: string,
  call: string,
  secrets: readonly string[],
): string | undefined {
  if (isPage(text)) {
    return `${call} answered a web page (${status}). Does API_BASE_URL end in /v1?`;
  }
  if (status === 401) {
    return `The platform refused the token (${call} answered 401). It is wrong or has expired.`;
  }
  if (status >= 400) {
    const { message } = errorFromAnswer(status, text);
    const said = withSecretsHidden(message, secrets).replace(/\.$/, '');
    return `${said}. (${call} answered ${status}.)`;
  }
  return text === '' || isJson(text) ? undefined : `${call} answered ${status}, and no JSON.`;
}

/** Explains a refused log-in; null for any other failure. */
export function passwordProblem({ status, said }: PlatformError, baseUrl: string): string | null {
  if (status !== 401 && status !== 403) return null;
  if (/attempts/i.test(said)) return said;
  return `The username or the password is wrong (${baseUrl}/login answered ${status}). See API_USERNAME and API_PASSWORD.`;
}
