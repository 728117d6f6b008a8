import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useRefresh } from '../../../platform/client/cache/query.ts';
import { useCurrentProvider } from '../../../session/current-provider.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { rememberAccount, rememberedAccount } from '../../../session/remembered-account.ts';
import { useUser } from '../../../session/session.ts';
import { carryingColumns } from '../../form/save/record/columns.ts';
import {
  type RecordFormOptions,
  type RecordSave,
  useRecordForm,
} from '../../form/use-record-form.ts';
import { refuseOtherAccount } from '../../owners/own-account.ts';
import type { OwnerAccount } from '../../owners/use-owners.ts';
import { useFirstCallStep } from '../first-call.ts';
import { changeCalls, createCalls, type SavedRecord } from '../record.ts';

type SavedRecordOptions<Values extends FieldValues, Stored> = Pick<
  RecordFormOptions<Values, Stored>,
  'effects'
> &
  // Options that depend on more than the record.
  Partial<Pick<RecordFormOptions<Values, Stored>, 'schema' | 'members' | 'nameOf' | 'secrets'>> & {
    /** null: a new record */
    stored: Stored | null;
    /** Default: the record's own. */
    empty?: Values;
    /** Possible owners: a new record starts with the account of the last list, or with the first one. */
    accounts?: readonly OwnerAccount[];
    /** Owner of a new record. Default: the current provider. */
    providerSid?: string | null;
    /** Overrides parts of the save. Default: a new record leads to the list of its account. */
    save?: Partial<RecordSave<Values, Stored>>;
  };

/** The form of a record that belongs to an account and is saved with one request. */
export function useSavedRecord<Values extends FieldValues & { accountSid: string }, Stored>(
  record: SavedRecord<Values, Stored>,
  {
    stored,
    empty = record.empty,
    accounts,
    providerSid,
    save,
    ...form
  }: SavedRecordOptions<Values, Stored>,
) {
  const { kind, values } = record;
  const user = useUser();
  const { provider } = useCurrentProvider();
  const [, navigate] = useLocation();
  const { leaveTo } = useFirstCallStep();
  const refresh = useRefresh(kind.resource);
  const sid = stored && kind.sidOf(stored);
  const first = accounts?.find((one) => one.sid === rememberedAccount()) ?? accounts?.[0];
  const accountSid = stored ? '' : (first?.sid ?? empty.accountSid);
  const base = useMemo(
    () =>
      stored ? carryingColumns(values(stored), stored, kind.sidMember) : { ...empty, accountSid },
    [stored, values, empty, accountSid, kind],
  );
  const calls =
    sid === null
      ? createCalls(record, providerSid ?? provider?.service_provider_sid)
      : changeCalls(record, sid);
  const goToList = ({ accountSid }: Values) => {
    rememberAccount(accountSid || null);
    navigate(leaveTo(kind.list), { replace: true });
  };
  const state = useRecordForm<Values, Stored>({
    schema: () => record.schema(stored === null),
    members: record.members,
    nameOf: record.nameOf,
    secrets: record.secrets,
    ...form,
    kind,
    base,
    writeRefusal: writeRefusal(user),
    save: {
      ...calls,
      check: async (values, base) => {
        refuseOtherAccount(user, values.accountSid);
        return (await calls.check?.(values, base)) ?? [];
      },
      refresh: () => refresh(sid ?? undefined),
      done: kind.said && `${kind.said} ${sid === null ? 'created' : 'updated'} successfully`,
      leave: sid === null ? goToList : undefined,
      ...save,
    },
  });
  return { ...state, base };
}
