import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { type Plan, PlanMessage } from '@trunkline/ui/widgets/plan-message';
import { formatMoney } from '@trunkline/ui/widgets/price-summary';
import { SetupChecklist } from '@trunkline/ui/widgets/setup-checklist';
import { addresses } from '../../../addresses.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import {
  type Invoice,
  quantitiesOf,
  useInvoice,
} from '../../../platform/resources/billing/billing.ts';
import { useAccountCarriers } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useSpeechChoices } from '../../../platform/resources/speech/speech-credentials.ts';
import { type Me, useMe } from '../../../platform/resources/users/users.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';

/** Hosted system: the account's plan and the remaining setup steps. */
export default function PlanSection({ accountSid }: { accountSid: string }) {
  const { data: me, error, mutate } = useMe();
  const isPaid = me?.account.plan_type === 'paid';
  const { data: invoice } = useInvoice(isPaid);
  return (
    <>
      <FormSection title="Your Subscription" description="What your plan includes.">
        {me && <PlanMessage plan={planOf(me, invoice ?? null)} />}
        {!me && error === undefined && <Skeleton className="h-10 max-w-prose" />}
        {!me && error !== undefined && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-danger">Couldn't load your plan: {messageOf(error)}</p>
            <Button onClick={() => mutate()}>Try again</Button>
          </div>
        )}
        {me && (
          <div className="flex flex-wrap gap-2">
            {isPaid ? (
              <>
                <WayTo href={addresses.accounts.payment(accountSid)}>Manage Payment Info</WayTo>
                <WayTo href={addresses.accounts.modifyPlan(accountSid)}>
                  Modify My Subscription
                </WayTo>
              </>
            ) : (
              <WayTo href={addresses.accounts.upgrade(accountSid)}>
                Upgrade to a Paid Subscription
              </WayTo>
            )}
            <WayTo href={addresses.accounts.sipRealm(accountSid)}>Change SIP realm</WayTo>
          </div>
        )}
      </FormSection>
      <Setup accountSid={accountSid} />
    </>
  );
}

const WayTo = ({ href, children }: { href: string; children: string }) => (
  <PortalLink href={href} className={buttonStyles({ canWrap: true })}>
    {children}
  </PortalLink>
);

function planOf(me: Me, invoice: Invoice | null): Plan {
  const { sessions, devices } = quantitiesOf(me);
  const { plan_type, is_active, device_to_call_ratio, trial_end_date } = me.account;
  return {
    type: plan_type,
    isActive: is_active,
    calls: sessions,
    // The free plan is offered as one call and one device: its quantities say the same.
    devices: plan_type === 'free' ? devices : device_to_call_ratio * sessions + devices,
    trialEnd: trial_end_date,
    bill: invoice && billOf(invoice),
  };
}

function billOf({ total, amount_due, currency, next_payment_attempt: due }: Invoice): Plan['bill'] {
  const isCredit = total < 0;
  return {
    amount: formatMoney(isCredit ? -total : (amount_due ?? total), currency),
    on: due === null ? null : new Date(due * 1000),
    isCredit,
  };
}

/** Setup steps; renders nothing until they are known, nor once all are done. */
function Setup({ accountSid }: { accountSid: string }) {
  const { data: carriers } = useAccountCarriers(accountSid);
  const { data: speech } = useSpeechChoices(accountOwner(accountSid));
  if (!carriers || !speech || (carriers.length > 0 && speech.length > 0)) return null;
  return (
    <FormSection title="Finish Account Setup" description="To do before the first call.">
      <SetupChecklist
        LinkComponent={PortalLink}
        steps={[
          {
            id: 'carrier',
            label: 'Add a carrier to route calls',
            href: addresses.carriers.add,
            isDone: carriers.length > 0,
          },
          {
            id: 'speech',
            label: 'Add speech credentials for text-to-speech and speech-to-text',
            href: addresses.speech.add,
            isDone: speech.length > 0,
          },
        ]}
      />
    </FormSection>
  );
}
