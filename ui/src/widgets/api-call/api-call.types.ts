import { formatNumber } from '../../tokens/format/index.ts';

/** A part of a form that is sent as `multipart/form-data`. */
export type ApiFormPart = { name: string; value: string } | { name: string; fileName: string };

/** A secret in a JSON value. */
export type ApiSecret = {
  /** Members and positions from the root: `['rows', 0, 'password']`. */
  path: readonly (string | number)[];
  /** The part of its text that is secret, as `slice` takes it. Default: the whole value. */
  range?: readonly [start: number, end: number];
};

/** Secrets by where they stand. Their values are not in the page: `$PASSWORD` stands for them. */
export type ApiSecrets = {
  /** Names of parameters of the query. */
  query?: readonly string[];
  /** Names of parts of the form. */
  form?: readonly string[];
  body?: readonly ApiSecret[];
  answer?: readonly ApiSecret[];
};

export type ApiRequest = {
  /** 'GET', 'POST', 'PUT', 'DELETE' */
  method: string;
  /** Base of the API, without a slash at its end: 'https://api.example.com/v1'. */
  baseUrl: string;
  /** Begins with a slash; encoded as it is sent, with its query. */
  path: string;
  /** A JSON value, before it is made a text; left out where none is sent. */
  body?: unknown;
  /** Sent in place of a body. */
  form?: readonly ApiFormPart[];
  /** Whether it carries the bearer token. Default true. */
  hasToken?: boolean;
  /** Where its secrets stand; left out where it has none. */
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
  /** HTTP status; 0: no answer came; null: not sent yet. Left out while the answer is awaited. */
  status?: number | null;
  /** How long the answer took, in ms. */
  duration?: number;
  /** When it was sent. */
  at?: Date | number;
  /** The answer: a JSON value, or a text that is none. Left out where there is none. */
  answer?: unknown;
  /**
   * False: only its line is known, because nothing was recorded when it was made; what has a body
   * is then not shown as code. Default true.
   */
  isRecorded?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Texts that replace those of the language. */
  labels?: Partial<ApiCallLabels>;
  /** Additional classes for the root. */
  className?: string;
};
