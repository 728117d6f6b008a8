/**
 * The platform API for this folder: takes a path below the base, and returns the response parsed
 * from JSON, or null if it is empty. A refusal is a `PlatformError`.
 */
export type Api = {
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<unknown>;
};

/** The platform responds to each scope differently, at different paths. */
export type Caller = 'admin' | 'service_provider' | 'account';

/** The platform, the scope of the log-in and the provider to work on. */
export type Access = { api: Api; caller: Caller; providerSid: string };

/** A record as the platform returns it. */
export type Row = Readonly<Record<string, unknown>>;
