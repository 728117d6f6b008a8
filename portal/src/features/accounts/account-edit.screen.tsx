import { useMemo } from 'react';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { type Account, useAccount } from '../../platform/resources/accounts/accounts.ts';
import { type Limit, useLimits } from '../../platform/values/limits.ts';
import { accountOwner } from '../../platform/values/owner.ts';
import { changeCompound } from '../../screen/form/save/compound/compound-save.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { refuseOtherAccount } from '../../screen/owners/own-account.ts';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { RelationTiles } from '../../screen/record/figures/relation-tiles.tsx';
import { ImmediateActions } from '../../screen/record/immediate-actions.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { homeOf } from '../../session/home.ts';
import { canOpenAccount } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { ApiKeysSection } from '../../shared/records/api-keys-section.tsx';
import { useAccountRelations } from '../../shared/records/relations.ts';
import { TtsCacheSection } from '../../shared/speech/tts-cache-section.tsx';
import { onDemand } from '../../start/loadable.tsx';
import type { AccountFormValues } from './form/account-form.schema.ts';
import { AccountForm } from './form/account-form.tsx';
import { formValues } from './form/account-form.wire.ts';
import { useAccountRights } from './form/rights.ts';
import { accountSave } from './form/save-account.ts';
import { WebhookSecret } from './form/webhook-secret.tsx';

const DeleteAccount = onDemand(() => import('./delete/delete-account.tsx'));

const PlanSection = onDemand(() => import('./form/plan-section.tsx'), { isRare: true });
const DeleteOwnAccount = onDemand(() => import('./delete/delete-own-account.tsx'), {
  isRare: true,
});

const kind = kinds.account;

export default function AccountEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const user = useUser();
  const may = useAccountRights('stored');
  const isOthers = user.scope === 'account' && user.accountSid !== sid;
  const account = useAccount(isOthers ? null : sid);
  const relations = useAccountRelations();
  const limits = useLimits(!isOthers && sid && may.seeLimits ? accountOwner(sid) : null);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ account, limits: may.seeLimits ? limits : null })}
      isForeign={isOthers || (({ account }) => !canOpenAccount(user, account))}
      refusal="You do not have access."
      refusedTo={homeOf(user)}
      hasList={may.hasList}
      nameOf={({ account }) => account.name}
      providerSidOf={({ account }) => account.service_provider_sid}
      isActiveOf={({ account }) => account.is_active}
      relations={relations}
      figures={RelationTiles}
    >
      {({ account, limits }) => <AccountEdit key={sid} account={account} limits={limits ?? []} />}
    </RecordPage>
  );
}

function AccountEdit({ account, limits }: { account: Account; limits: Limit[] }) {
  const may = useAccountRights('stored');
  const base = useMemo(() => formValues(account, limits), [account, limits]);
  return (
    <>
      {may.hasOwnPlan && <PlanSection accountSid={account.account_sid} />}
      <AccountForm account={account} base={base} save={useUpdateAccount(account)} />
      <ImmediateActions>
        <WebhookSecret account={account} writeRefusal={may.writeRefusal} />
        <ApiKeysSection owner={accountOwner(account.account_sid)} writeRefusal={may.writeRefusal} />
        <TtsCacheSection accountSid={account.account_sid} writeRefusal={may.writeRefusal} />
        {may.hasList && (
          <DeleteSection kind={kind} description="Remove everything that uses this account first.">
            {(ends) => <DeleteAccount account={account} {...ends} />}
          </DeleteSection>
        )}
        {may.hasOwnPlan && (
          <DeleteOwnAccount accountSid={account.account_sid} writeRefusal={may.writeRefusal} />
        )}
      </ImmediateActions>
    </>
  );
}

/** Saves an account and its limits. */
function useUpdateAccount({
  account_sid,
  service_provider_sid,
}: Account): RecordSave<AccountFormValues, Account> {
  const user = useUser();
  const refresh = useRefresh('Accounts', 'Limits');
  const compound = accountSave(service_provider_sid, useAccountRights('stored'));
  const calls = changeCompound(compound, account_sid);
  return {
    ...calls,
    check: async (values, base) => {
      refuseOtherAccount(user, account_sid);
      return calls.check?.(values, base) ?? [];
    },
    refresh: () => refresh(account_sid),
  };
}
