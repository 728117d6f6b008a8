import type { MiddlewareHandler } from 'hono';
import type { Ctx, SandboxEnv } from './env.ts';
import { badRequest, refusal } from './errors.ts';

const bodyLimit = 100 * 1024;

/** Stops reading the body at the limit, so that a large one isn't held in memory. */
async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > bodyLimit) {
      await reader.cancel();
      throw refusal(413, 'request entity too large');
    }
    chunks.push(value);
  }
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}

function parse(source: string): unknown {
  // Only objects and arrays are bodies; the platform's parser refuses a single value as well.
  const first = source.trimStart()[0];
  if (first !== '{' && first !== '[') {
    throw badRequest(`Unexpected token ${first} in JSON at position 0`);
  }
  try {
    return JSON.parse(source);
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : 'invalid json');
  }
}

/** Runs before the token is checked: broken JSON is a 400 even without one. */
export const parseBody: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  const declared = Number(c.req.header('content-length') ?? 0);
  if (isJson && declared > bodyLimit) throw refusal(413, 'request entity too large');
  const source = isJson && c.req.method !== 'GET' ? await readText(c.req.raw) : '';
  c.set('body', source.trim() === '' ? {} : parse(source));
  return next();
};

/** Refuses a body without a required member. */
export function requireMembers(body: Record<string, unknown>, ...names: readonly string[]): void {
  const missing = names.find((name) => body[name] === undefined);
  if (missing !== undefined) throw badRequest(`missing field ${missing}`);
}

export function refuseKey(body: Record<string, unknown>, key: string): void {
  if (key in body) throw badRequest(`primary key ${key} is immutable`);
}

/** The body as named members. An array's names are its indices, which match no column. */
export function bodyRecord(c: Ctx): Record<string, unknown> {
  const body = c.get('body');
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
