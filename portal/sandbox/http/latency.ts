import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './env.ts';

/** Delay of a response: `real` as in front of the platform, otherwise none. */
export type Latency = 'none' | 'real';

/** In ms. The platform delays log-ins randomly. */
const ranges = { call: [3, 10], logIn: [0, 800] } as const;

export function latencyFromEnvironment(environment: NodeJS.ProcessEnv = process.env): Latency {
  const wanted = environment['SANDBOX_LATENCY'] ?? '';
  if (wanted === '') return 'none';
  if (wanted !== 'real') throw new Error(`SANDBOX_LATENCY must be real or empty, not "${wanted}".`);
  return wanted;
}

/** Delays each response as the platform does. */
export const latency: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const isLogIn = c.req.method === 'POST' && /\/login$/i.test(c.req.path);
  const [least, most] = isLogIn ? ranges.logIn : ranges.call;
  const milliseconds = least + Math.random() * (most - least);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await next();
};
