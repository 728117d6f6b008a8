import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, insufficientPrivileges } from '../../http/errors.ts';
import { isUuid, rawSid } from '../../http/params.ts';
import { guardedAccount, requireAdmin } from '../../http/permissions.ts';
import { json, noContent } from '../../http/replies.ts';

/** A malformed id from an admin ends the platform's process (`process-ending#tts-cache-malformed-account`). */
function cacheAccount(c: Ctx, services: Services): string {
  if (c.get('caller').scope === 'admin' && !isUuid(rawSid(c))) {
    throw badRequest('invalid AccountsSid format');
  }
  return guardedAccount(c, services);
}

export function registerTtsCache(api: Api, services: Services): void {
  const { ttsCache } = services.store;

  api.get('/TtsCache', (c) => {
    requireAdmin(c, insufficientPrivileges());
    return json({ size: ttsCache.total() });
  });

  api.delete('/TtsCache', (c) => {
    requireAdmin(c, insufficientPrivileges());
    ttsCache.clear();
    return noContent();
  });

  api.get('/Accounts/:sid/TtsCache', (c) =>
    json({ size: ttsCache.ofAccount(cacheAccount(c, services)) }),
  );

  api.delete('/Accounts/:sid/TtsCache', (c) => {
    ttsCache.clearAccount(cacheAccount(c, services));
    return noContent();
  });
}
