import {
  getPasswordPolicy,
  savePasswordPolicy,
} from '../../platform/resources/providers/password-settings.ts';
import {
  getServiceProvider,
  type StoredProvider,
  updateServiceProvider,
} from '../../platform/resources/providers/service-providers.ts';
import {
  getSystemInformation,
  saveSystemInformation,
} from '../../platform/resources/providers/system-information.ts';
import { listLimits } from '../../platform/values/limits.ts';
import { providerOwner } from '../../platform/values/owner.ts';
import { attempts } from '../../screen/form/save/attempts.ts';
import { refusedBy, type SaveCalls } from '../../screen/form/save/save-record.ts';
import { isEqual } from '../../screen/form/values.ts';
import { saveLimits } from '../../shared/limits.ts';
import type { AdminFormValues } from './admin/admin-form.schema.ts';
import { adminFormValues, systemInformationOf } from './admin/admin-form.wire.ts';
import type { ProviderFormValues } from './provider-form.schema.ts';
import { providerFormValues, providerUpdateOf } from './provider-form.wire.ts';

/** The settings of the platform: two calls, each only when its part changed. */
export const adminCalls: SaveCalls<AdminFormValues, null> = {
  reread: async () => {
    const stored = await Promise.all([getSystemInformation(), getPasswordPolicy()]);
    return { values: adminFormValues(...stored), stored: null };
  },
  write: async ({ systemInformation, passwordPolicy }, latest) => {
    const tried = attempts();
    if (!isEqual(systemInformation, latest?.values.systemInformation)) {
      const body = systemInformationOf(systemInformation);
      await tried.run('System information', () => saveSystemInformation(body));
    }
    if (!isEqual(passwordPolicy, latest?.values.passwordPolicy)) {
      await tried.run('Password policy', () => savePasswordPolicy(passwordPolicy));
    }
    return tried;
  },
};

/** The settings of one service provider: itself, and a call for each limit that changed. */
export const providerCalls = (sid: string): SaveCalls<ProviderFormValues, StoredProvider> => ({
  reread: async () => {
    const [stored, limits] = await Promise.all([
      getServiceProvider(sid),
      listLimits(providerOwner(sid)),
    ]);
    return { values: providerFormValues(stored, limits), stored };
  },
  write: async (values, latest) => {
    if (!latest) return;
    const update = providerUpdateOf(values, latest.values);
    // First, and alone: where it is refused nothing is stored, and its field says why.
    const tried = attempts();
    if (update) {
      await updateServiceProvider(latest.stored, update);
      tried.saved.push('Name and MS Teams');
    }
    await saveLimits(providerOwner(sid), latest.values.limits, values.limits, tried);
    return tried;
  },
  // The platform tells a taken name with the text of its database, which names the column.
  refusedFields: refusedBy([/^Duplicate entry .*name/, 'name', 'This name is already in use.']),
});
