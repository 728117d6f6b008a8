import { errorFromAnswer, messages, PlatformError } from './errors.ts';

type Details = {
  /** Absent after a redirect: browsers don't tell where it led. */
  url?: string;
  /** The page's content security policy blocks the URL. */
  isForbidden?: boolean;
  /** 0 without a response. */
  status?: number;
  /** Error code of the storage, such as NoSuchKey. */
  code?: string | undefined;
  cause?: unknown;
};

/** A file on another host could not be loaded. */
export class ElsewhereError extends PlatformError {
  readonly host: string | undefined;
  readonly isForbidden: boolean;
  readonly code: string | undefined;
  constructor({ url, isForbidden = false, status = 0, code, cause }: Details = {}) {
    const kind = status === 0 ? 'Unreachable' : errorFromAnswer(status, '').kind;
    super(kind, messages.unreachable, status, { cause });
    this.name = 'ElsewhereError';
    this.host = url && new URL(url).host;
    this.isForbidden = isForbidden;
    this.code = code;
  }
}

/**
 * Reads the error code of a storage: an XML element at Amazon and Azure, a JSON member elsewhere.
 * The rest of the text must not be shown: it may hold keys.
 */
export function storageCode(text: string): string | undefined {
  const [, element, member] =
    /<Code>\s*([a-z]\w{1,60})\s*<\/Code>|"code"\s*:\s*"([a-z]\w{1,60})"/i.exec(text) ?? [];
  return element ?? member;
}

/** Returns the file from another host, or throws its refusal. */
export async function elsewhereFile(answer: Response, url: string): Promise<Blob> {
  const { status } = answer;
  if (status < 400) return answer.blob();
  throw new ElsewhereError({ url, status, code: storageCode(await answer.text()) });
}

/**
 * Loads from another host.
 * @throws ElsewhereError if no response arrived
 */
export async function fromElsewhere(url: string, load: () => Promise<Response>): Promise<Response> {
  let isForbidden = false;
  // Browsers report the URL without its fragment.
  const [reported] = new URL(url).href.split('#');
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= blockedURI === reported;
  };
  // Node has neither document nor policy.
  const page = globalThis.document as Document | undefined;
  page?.addEventListener('securitypolicyviolation', note);
  try {
    return await load();
  } catch (cause) {
    // Browsers report a violation in a later task, after the call has failed.
    await new Promise((resolve) => setTimeout(resolve));
    throw new ElsewhereError({ url, isForbidden, cause });
  } finally {
    page?.removeEventListener('securitypolicyviolation', note);
  }
}

/**
 * Whether the platform redirects a failed call: then the target of the redirect failed.
 * @param load the same call, without following redirects
 */
export const isRedirected = (load: () => Promise<Response>): Promise<boolean> =>
  load().then(
    ({ type, body }) => {
      void body?.cancel();
      return type === 'opaqueredirect';
    },
    () => false,
  );
