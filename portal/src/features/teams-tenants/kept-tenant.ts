import { type KeptRecord, keptRecord } from '../../screen/history/kept-record.ts';
import { tenantForm, tenantRecord } from './tenant.ts';

/** A Teams tenant, before it is deleted. */
export const keptTenant = (sid: string): Promise<KeptRecord> =>
  keptRecord(tenantRecord, sid, tenantForm);
