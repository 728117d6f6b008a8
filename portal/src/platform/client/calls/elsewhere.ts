import { errorFromAnswer, messages, PlatformError } from './errors.ts';

type Details = {
  /** Absent where a redirect leads: browsers don't tell. */
  url?: string;
  /** The page's own policy forbids to load from there. */
  isForbidden?: boolean;
  /** 0 without an answer. */
  status?: number;
  /** The storage's word for its refusal, such as NoSuchKey. */
  code?: string | undefined;
  cause?: unknown;
};

/** A file is on another host than the platform's, and didn't come from there. */
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
 * The code of an error as storages write it: an element of XML at Amazon and Azure, a member of JSON
 * at others. Nothing else of the text is for people: it may hold keys.
 */
export function storageCode(text: string): string | undefined {
  const [, element, member] =
    /<Code>\s*([a-z]\w{1,60})\s*<\/Code>|"code"\s*:\s*"([a-z]\w{1,60})"/i.exec(text) ?? [];
  return element ?? member;
}

/** The file that another host answers with, or its refusal. */
export async function elsewhereFile(answer: Response, url: string): Promise<Blob> {
  const { status } = answer;
  if (status < 400) return answer.blob();
  throw new ElsewhereError({ url, status, code: storageCode(await answer.text()) });
}

/**
 * Loads from another host.
 * @throws ElsewhereError when nothing came
 */
export async function fromElsewhere(url: string, load: () => Promise<Response>): Promise<Response> {
  let isForbidden = false;
  // Browsers leave the fragment out.
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
 * Whether the platform redirects a call that failed: then the place it leads to failed.
 * @param load the same call, which follows no redirect
 */
export const isRedirected = (load: () => Promise<Response>): Promise<boolean> =>
  load().then(
    ({ type, body }) => {
      void body?.cancel();
      return type === 'opaqueredirect';
    },
    () => false,
  );
