import { forPeople } from './internals.ts';

export type PlatformErrorKind =
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'Conflict'
  | 'Invalid'
  | 'Unreachable'
  | 'Unexpected';

export const messages = {
  generic: 'Something went wrong, please try again',
  unreachable: 'The server cannot be reached',
  /** The server answers other calls. */
  unanswered: 'The server did not answer',
  sessionExpired: 'Your session has expired. Please log in and try again.',
  forbidden: 'You do not have access to this resource',
  tooManyRequests: 'Too many requests, please try again later.',
} as const;

/** Every failed call. `message` can be shown to people; `status` is 0 without a response. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind;
  readonly status: number;
  /** The platform's message, which may be SQL: it distinguishes refusals and is never shown. */
  readonly said: string;
  constructor(kind: PlatformErrorKind, said: string, status = 0, options?: ErrorOptions) {
    super(forPeople(said) ?? messages.generic, options);
    this.name = 'PlatformError';
    this.kind = kind;
    this.status = status;
    this.said = said;
  }
}

/** A response that breaks the contract. `what` goes to monitoring: never a value, which might be a secret. */
export const unexpected = (what: string) =>
  new PlatformError('Unexpected', messages.generic, 200, { cause: new Error(what) });

const kinds: Record<number, PlatformErrorKind> = {
  400: 'Invalid',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'Invalid',
  422: 'Conflict',
};

/**
 * The platform has five shapes of error body: {msg}, {status, message}, {error}, bare text, nothing.
 * Bare text is a status name or a proxy's HTML page, so only the first three are shown.
 */
function readErrorBody(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    for (const key of ['msg', 'message', 'error']) {
      const text = (parsed as Record<string, unknown>)[key];
      if (typeof text === 'string' && text.trim() !== '') return text;
    }
  } catch {
    // Not JSON: bare text, which isn't shown.
  }
  return undefined;
}

export function errorFromAnswer(status: number, body: string): PlatformError {
  const said = readErrorBody(body);
  // The platform reports another owner's carrier or phone number as a bad request.
  const isForeign = status === 400 && said === 'insufficient privileges';
  const kind = isForeign ? 'Forbidden' : (kinds[status] ?? 'Unexpected');
  return new PlatformError(kind, said ?? fallbackMessage(status), status);
}

function fallbackMessage(status: number): string {
  if (status === 401) return messages.sessionExpired;
  if (status === 403) return messages.forbidden;
  // The rate limiter responds in HTML (http-behaviour#rate-limit-request-3).
  if (status === 429) return messages.tooManyRequests;
  return messages.generic;
}

/** The text to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof PlatformError ? error.message : messages.generic;
}

/** Whether a record doesn't exist, or isn't visible to this user. */
export const isNotFound = (error: unknown) =>
  error instanceof PlatformError && error.kind === 'NotFound';
