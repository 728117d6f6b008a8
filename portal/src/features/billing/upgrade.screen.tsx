import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { CardForm, type CardFormHandle } from '@trunkline/ui/widgets/card-form';
import { totalOf } from '@trunkline/ui/widgets/plan-grid';
import { formatMoney } from '@trunkline/ui/widgets/price-summary';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { sessionKeys, tab } from '../../browser/storage.ts';
import { toast } from '../../notices/toasts.ts';
import {
  changeCard,
  type HostedMe,
  type Outcome,
  type Product,
  quantitiesOf,
  subscriptionStatus,
  upgrade,
  useCustomerId,
  usePlanRefresh,
  useProducts,
} from '../../platform/billing.ts';
import { PlatformError } from '../../platform/errors.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { BillingPage, useProcessing } from './billing-page.tsx';
import { loadCardEngine } from './card-engine.ts';
import { beginningOf, offeredLines, orderOf } from './plan-lines.ts';
import { PlanSection } from './plan-section.tsx';

export default function UpgradeScreen({ params }: { params: Record<string, string> }) {
  const sid = params['account_sid'] ?? '';
  const products = useProducts();
  const customerId = useCustomerId();
  // An order that waits for its payment gets another card, not another order.
  const status = useSWR(['Subscriptions'], subscriptionStatus, { revalidateOnMount: true });
  return (
    <BillingPage
      title="Upgrade your Subscription"
      accountSid={sid}
      more={allOf({ products, customerId, status })}
    >
      {(me, loaded) =>
        me.account.plan_type === 'paid' ? (
          <RedirectWithMessage to={addresses.accounts.modifyPlan(sid)} />
        ) : (
          <Upgrade
            me={me}
            products={loaded.products}
            customerId={loaded.customerId}
            isWaiting={loaded.status === 'incomplete'}
          />
        )
      }
    </BillingPage>
  );
}

type UpgradeProps = {
  me: HostedMe;
  products: Product[];
  customerId: string;
  /** An order was made, and is not paid. */
  isWaiting: boolean;
};

/** Sent, and no answer that says what came of it. */
const isUnanswered = (failure: unknown) =>
  failure instanceof PlatformError && (failure.status === 0 || failure.status >= 500);

function Upgrade({ me, products, customerId, isWaiting }: UpgradeProps) {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = usePlanRefresh();
  const card = useRef<CardFormHandle>(null);
  const [isComplete, setComplete] = useState(false);
  const [isOrdered, setOrdered] = useState(isWaiting);
  const { run, isRunning, shown } = useProcessing();
  const lines = offeredLines(products);
  const [value, setValue] = useState(() => beginningOf(lines, quantitiesOf(me)));
  const { account_sid: sid, device_to_call_ratio: ratio } = me.account;
  const total = totalOf(lines, value);
  const refusal = writeRefusal(user);
  const account = addresses.accounts.edit(sid);

  async function done() {
    tab.remove(sessionKeys.unansweredPayment);
    await refresh(user.userSid, sid);
    toast.success('Payment completed successfully');
    navigate(account, { replace: true });
  }

  async function order(method: string): Promise<Outcome> {
    if (isOrdered) return changeCard(method);
    tab.set(sessionKeys.unansweredPayment, sid);
    try {
      const outcome = await upgrade(method, customerId, orderOf(lines, value));
      tab.remove(sessionKeys.unansweredPayment);
      return outcome;
    } catch (failure) {
      if (!isUnanswered(failure)) tab.remove(sessionKeys.unansweredPayment);
      throw failure;
    }
  }

  async function pay() {
    if (!card.current) return;
    // The last payment may have gone through: another one is only made when it has not.
    if (tab.get(sessionKeys.unansweredPayment) === sid) {
      const status = await subscriptionStatus();
      if (status === 'active') return done();
      tab.remove(sessionKeys.unansweredPayment);
      if (status === 'incomplete') setOrdered(true);
      throw new Error('Your last payment did not go through. Nothing was charged; pay again.');
    }
    const outcome = await order(await card.current.createPaymentMethod());
    if (outcome.status === 'success') return done();
    if (outcome.status === 'action required') {
      setOrdered(true);
      await card.current.confirmPayment(outcome.client_secret);
      return done();
    }
    if (outcome.status === 'card error') setOrdered(true);
    throw new Error(outcome.reason || sentence(outcome.status));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (total !== undefined && isComplete && !refusal) void run(pay);
      }}
      className="grid gap-5"
    >
      {shown}
      <PlanSection
        lines={lines}
        value={value}
        onChange={setValue}
        ratio={ratio}
        disabled={isOrdered}
      />
      <FormSection
        title="Payment"
        description="Your card goes to the payment provider alone. We never see its number."
      >
        <CardForm
          ref={card}
          loadEngine={loadCardEngine}
          onComplete={setComplete}
          disabled={isRunning}
        />
      </FormSection>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          wraps
          disabled={total === undefined || !isComplete || refusal !== undefined}
          disabledReason={refusal}
        >
          {isOrdered
            ? 'Pay with this card'
            : `${total === undefined ? '' : `Pay ${formatMoney(total, 'usd')} and `}Upgrade to Paid Plan`}
        </Button>
        <PortalLink href={account} className={buttonStyles()}>
          Cancel
        </PortalLink>
      </div>
    </form>
  );
}

/** What the platform answers instead of a reason, as a sentence. */
const sentence = (status: string) => `${status.charAt(0).toUpperCase()}${status.slice(1)}.`;
