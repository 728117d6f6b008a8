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
    /** The parsed JSON body; an empty object when there was none. */
    body: unknown;
    /** The answer is a fault that was asked for, with the headers it was given and no others. */
    isFault?: boolean;
  };
};

export type Api = Hono<SandboxEnv>;
export type Ctx = Context<SandboxEnv>;

/** Context of the routes. */
export type Services = {
  store: Store;
  /** What goes on now. */
  live: LiveState;
  secret: string;
  now: () => Date;
  tokenLifetimeMinutes: number;
  /** Whether billing and DNS are there, as on the hosted platform. */
  hosted: boolean;
  /** Whether there is a service that captures SIP. */
  hasCapture: boolean;
  /** Whether there is a service that keeps the logs of calls. */
  hasLogs: boolean;
  /** Calls that have a real end. */
  phone: Phone;
};
