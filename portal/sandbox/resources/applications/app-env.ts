import type { Api } from '../../http/env.ts';
import { ApiError, badRequest } from '../../http/errors.ts';
import { query } from '../../http/params.ts';
import { json, noContent } from '../../http/replies.ts';
import { lookUpSchema } from './env-schemas.ts';

export function registerAppEnv(api: Api): void {
  api.get('/AppEnv', (c) => {
    const schema = lookUpSchema(query(c, 'url'), new URL(c.req.url).host);
    // A 500 with an empty object (`app-env#invalid-url`).
    if (schema === undefined) throw new ApiError(500, { shape: 'object' });
    if (schema === null) return noContent();
    if (schema === 'invalid') throw badRequest('Invalid appenv schema');
    return json(schema);
  });
}
