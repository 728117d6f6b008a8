import {
  getPasswordPolicy,
  passwordPolicyUpdate,
} from '../../platform/resources/providers/password-settings.ts';
import {
  getServiceProvider,
  type StoredProvider,
  serviceProviderUpdate,
} from '../../platform/resources/providers/service-providers.ts';
import {
  getSystemInformation,
  systemInformationChange,
} from '../../platform/resources/providers/system-information.ts';
import { listLimits } from '../../platform/values/limits.ts';
import { providerOwner } from '../../platform/values/owner.ts';
import {
  type Attempts,
  attempts,
  type LabelledWrite,
} from '../../screen/form/save/compound/attempts.ts';
import { changedColumns } from '../../screen/form/save/record/columns.ts';
import {
  refusedBy,
  type SaveCalls,
  type Written,
} from '../../screen/form/save/record/save-record.ts';
import { isEqual } from '../../screen/form/values.ts';
import { limitCalls } from '../../shared/records/limits.ts';
import type { AdminFormValues } from './admin/admin-form.schema.ts';
import { adminFormValues, systemInformationOf } from './admin/admin-form.wire.ts';
import type { ProviderFormValues } from './provider-form.schema.ts';
import { providerFormValues, providerUpdateOf } from './provider-form.wire.ts';

type LatestAdmin = { values: AdminFormValues } | null;

/** The parts that were stored, with the new base of the form if others failed. */
async function writtenBy<Values>(
  tried: Attempts,
  reread: () => Promise<{ values: Values }>,
): Promise<Written<Values>> {
  if (tried.failures.length === 0 || tried.isFatal()) return tried;
  return { ...tried, base: (await reread().catch(() => undefined))?.values };
}

/** Two requests, each sent only if its part changed. */
function adminWrites(values: AdminFormValues, latest: LatestAdmin): LabelledWrite[] {
  const { systemInformation, passwordPolicy } = values;
  const writes: LabelledWrite[] = [];
  if (!isEqual(systemInformation, latest?.values.systemInformation)) {
    const next = systemInformationOf(systemInformation);
    const write = systemInformationChange(
      latest ? changedColumns(next, systemInformationOf(latest.values.systemInformation)) : next,
    );
    writes.push({ label: 'System information', write });
  }
  if (!isEqual(passwordPolicy, latest?.values.passwordPolicy)) {
    writes.push({ label: 'Password policy', write: passwordPolicyUpdate(passwordPolicy) });
  }
  return writes;
}

async function readAdmin() {
  const stored = await Promise.all([getSystemInformation(), getPasswordPolicy()]);
  return { values: adminFormValues(...stored), stored: null };
}

/** Saves the settings of the platform. */
export const adminCalls: SaveCalls<AdminFormValues, null> = {
  reread: readAdmin,
  calls: (values, latest) => adminWrites(values, latest).map(({ write }) => write),
  write: async (values, latest) => {
    const tried = attempts();
    await tried.runAll(adminWrites(values, latest));
    return writtenBy(tried, readAdmin);
  },
};

type LatestProvider = { values: ProviderFormValues; stored: StoredProvider };

/** Update without the limits; null if nothing changed. */
function ownWrite(values: ProviderFormValues, latest: LatestProvider) {
  const update = providerUpdateOf(values, latest.values);
  return update && serviceProviderUpdate(latest.stored, update);
}

async function readProvider(sid: string) {
  const [stored, limits] = await Promise.all([
    getServiceProvider(sid),
    listLimits(providerOwner(sid)),
  ]);
  return { values: providerFormValues(stored, limits), stored };
}

/** Saves the settings of a service provider: the provider itself, and each changed limit. */
export const providerCalls = (sid: string): SaveCalls<ProviderFormValues, StoredProvider> => ({
  reread: () => readProvider(sid),
  calls: (values, latest) => {
    if (!latest) return [];
    const own = ownWrite(values, latest);
    const limits = limitCalls(providerOwner(sid), latest.values.limits, values.limits);
    return [...(own ? [own] : []), ...limits.map(({ write }) => write)];
  },
  write: async (values, latest) => {
    if (!latest) return;
    const own = ownWrite(values, latest);
    // Sent first and alone: if it is rejected, nothing is stored and the field shows the error.
    const tried = attempts();
    if (own) {
      await own.send();
      tried.saved.push('Name and MS Teams');
    }
    await tried.runAll(limitCalls(providerOwner(sid), latest.values.limits, values.limits));
    return writtenBy(tried, () => readProvider(sid));
  },
  // The platform reports a taken name with its database's text, which names the column.
  refusedFields: refusedBy([/^Duplicate entry .*name/, 'name', 'This name is already in use.']),
});
