import type { Context, Hono } from 'hono';
import type { LiveState } from '../live/live-state.ts';
import type { Phone } from '../sip/phone.ts';
import type { Store } from '../store/store.ts';

export type Scope = 'admin' | 'service_provider' | 'account';

/** The caller: a signed-in user, or an API key, which has no user behind it. */
export type Caller = {
  scope: Scope;
  permissions: readonly string[];
  isViewOnly: boolean;
  userSid?: string;
  serviceProviderSid?: string;
  accountSid?: string;
};

export type SandboxEnv = {
  /** Filled in by the Node server only; there is no socket behind `app.request()`. */
  Bindings: {
    incoming?: { socket?: { destroy(): void } };
    outgoing?: { writeHead: (status: number, headers: Record<string, unknown>) => unknown };
  };
  Variables: {
    caller: Caller;
    /** Parsed JSON body; an empty object without one. */
    body: unknown;
    /** Whether the response is a requested fault, sent with the fault's headers only. */
    isFault?: boolean;
  };
};

export type Api = Hono<SandboxEnv>;
export type Ctx = Context<SandboxEnv>;

/** Dependencies of the routes. */
export type Services = {
  store: Store;
  /** Live calls, queues and registrations. */
  live: LiveState;
  secret: string;
  now: () => Date;
  tokenLifetimeMinutes: number;
  /** Whether billing and DNS exist, as on the hosted platform. */
  hosted: boolean;
  /** Whether a service captures SIP. */
  hasCapture: boolean;
  /** Whether a service stores the logs of calls. */
  hasLogs: boolean;
  /** Calls of real clients. */
  phone: Phone;
};
