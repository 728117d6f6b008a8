import { formatNumber } from '../../tokens/format/index.ts';

/** A part of a form sent as `multipart/form-data`. */
export type ApiFormPart = { name: string; value: string } | { name: string; fileName: string };

/** A secret in a JSON value. */
export type ApiSecret = {
  /** Keys and indexes from the root: `['rows', 0, 'password']`. */
  path: readonly (string | number)[];
  /** The secret part of its text, as arguments of `slice`. Default: the whole value. */
  range?: readonly [start: number, end: number];
};

/** Where the secrets are. The page shows `$PASSWORD` instead of their values. */
export type ApiSecrets = {
  /** Names of query parameters. */
  query?: readonly string[];
  /** Names of form parts. */
  form?: readonly string[];
  body?: readonly ApiSecret[];
  answer?: readonly ApiSecret[];
};

export type ApiRequest = {
  /** 'GET', 'POST', 'PUT', 'DELETE' */
  method: string;
  /** Base URL of the API, without a trailing slash: 'https://api.example.com/v1'. */
  baseUrl: string;
  /** Path with query, encoded as sent; begins with a slash. */
  path: string;
  /** A JSON value, not yet serialised; omitted if none is sent. */
  body?: unknown;
  /** Sent instead of a body. */
  form?: readonly ApiFormPart[];
  /** Whether the request carries the bearer token. Default: true. */
  hasToken?: boolean;
  /** Where its secrets are; omitted if it has none. */
  secrets?: ApiSecrets;
};

export const defaultLabels = {
  notSent: 'Not sent yet',
  pending: 'Waiting for the answer',
  noAnswer: 'No answer',
  code: 'The call as code',
  body: 'Body',
  answer: 'Answer',
  notRecorded: 'Body and answer were not recorded.',
  noContent: 'Empty',
  copy: (what: string) => `Copy as ${what}`,
  copyText: (what: string) => `Copy: ${what}`,
  more: (count: number) => `${formatNumber(count)} more lines`,
};

export type ApiCallLabels = typeof defaultLabels;

export type ApiCallProps = ApiRequest & {
  /** HTTP status; 0: no response; null: not sent yet. Omitted while the request is in flight. */
  status?: number | null;
  /** Time to the response, in ms. */
  duration?: number;
  /** Time of sending. */
  at?: Date | number;
  /** The response: a JSON value, or other text. Omitted if there is none. */
  answer?: unknown;
  /**
   * false: only method and path are known, because recording was off; a request with a body is then
   * not shown as code. Default: true.
   */
  isRecorded?: boolean;
  /** Whether it is initially open. */
  defaultOpen?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<ApiCallLabels>;
  /** Additional classes for the root. */
  className?: string;
};
