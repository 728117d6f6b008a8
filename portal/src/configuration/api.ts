/**
 * The platform API as this folder sees it: a path below the base, an answer parsed from JSON, null
 * where it is empty. A refusal is a `PlatformError`.
 */
export type Api = {
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<unknown>;
};

/** The platform answers each of them in its own way, at its own paths. */
export type Caller = 'admin' | 'service_provider' | 'account';

/** The platform, the scope of the log-in and the provider in question. */
export type Access = { api: Api; caller: Caller; providerSid: string };

/** A record as the platform answers it. */
export type Row = Readonly<Record<string, unknown>>;
