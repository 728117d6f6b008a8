import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { badRequest, insufficientPrivileges } from '../../http/errors.ts';
import { requireAdmin } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';

const LOG_LEVELS = ['info', 'debug'];

export function registerSystemInformation(api: Api, { store }: Services): void {
  api.get('/SystemInformation', (c) => {
    requireAdmin(c, insufficientPrivileges());
    return json(store.platformSettings.systemInformation() ?? {});
  });

  api.post('/SystemInformation', (c) => {
    requireAdmin(c, insufficientPrivileges());
    const body = bodyRecord(c);
    const names = Object.keys(body);
    // These three end the platform's process (process-ending samples).
    if (names.length === 0) throw badRequest('no updates requested');
    for (const name of names) {
      if (!store.platformSettings.systemColumns.includes(name)) {
        throw badRequest(`Unknown column '${name}'`);
      }
    }
    if ('log_level' in body && !LOG_LEVELS.includes(String(body['log_level']))) {
      throw badRequest('invalid log_level');
    }
    store.platformSettings.setSystemInformation(body);
    return json(store.platformSettings.systemInformation(), 201);
  });
}
