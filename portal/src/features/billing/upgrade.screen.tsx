import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { CardForm, type CardFormHandle } from '@trunkline/ui/widgets/card-form';
import { totalOf } from '@trunkline/ui/widgets/plan-grid';
import { formatMoney } from '@trunkline/ui/widgets/price-summary';
import { useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { oneTabAtATime } from '../../browser/other-tabs.ts';
import { useSelected } from '../../platform/client/cache/query.ts';
import {
  changeCard,
  type Outcome,
  type Product,
  quantitiesOf,
  upgrade,
  useCustomerId,
  useProducts,
  useSubscriptionStatus,
} from '../../platform/resources/billing/billing.ts';
import type { Me } from '../../platform/resources/users/users.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import {
  forgetUnanswered,
  notingUnanswered,
  readUnanswered,
} from '../../shared/hosted/payment-note.ts';
import { BillingPage, type Leave, useProcessing, useWayOut } from './billing-page.tsx';
import { cardMissing, loadCardEngine } from './card-engine.ts';
import { beginningOf, offeredLines, orderOf } from './plan-lines.ts';
import { PlanSection } from './plan-section.tsx';
import { planState, planStateOf } from './plan-state.ts';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { useUnansweredPayment } from './unanswered-payment.ts';

export default function UpgradeScreen({ params }: { params: Record<string, string> }) {
  const sid = params['account_sid'] ?? '';
  const products = useProducts();
  const { isDone, leave } = useWayOut(sid);
  const customerId = useCustomerId();
  // An order that waits for payment gets another card instead of another order.
  const status = useSelected(useSubscriptionStatus(), planStateOf);
  return (
    <BillingPage
      title="Upgrade your Subscription"
      accountSid={sid}
      more={allOf({ products, customerId, status })}
    >
      {(me, loaded) =>
        me.account.plan_type === 'paid' && !isDone ? (
          <RedirectWithMessage to={addresses.accounts.modifyPlan(sid)} />
        ) : (
          <Upgrade
            me={me}
            products={loaded.products}
            customerId={loaded.customerId}
            leave={leave}
            isWaiting={loaded.status === 'waiting'}
          />
        )
      }
    </BillingPage>
  );
}

type UpgradeProps = {
  me: Me;
  products: Product[];
  customerId: string;
  leave: Leave;
  /** An order exists, but isn't paid. */
  isWaiting: boolean;
};

function Upgrade({ me, products, customerId, leave, isWaiting }: UpgradeProps) {
  const user = useUser();
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

  async function done(message = 'Payment completed successfully') {
    forgetUnanswered(sid);
    await leave(message);
  }

  const unanswered = useUnansweredPayment(sid, (state) => {
    if (state === 'paid') void done();
    else setOrdered(true);
  });
  const isUnknown = unanswered.note !== null && !unanswered.isUnknownToAll;
  const missing =
    total === undefined ? 'Correct the capacity first.' : isComplete ? undefined : cardMissing;
  const payRefusal =
    refusal ?? (isUnknown ? "Your last payment isn't known yet. Wait for it." : missing);

  /** null: the payment's outcome is unknown. The notice above the form says so. */
  async function order(method: string): Promise<Outcome | null> {
    if (isOrdered) return changeCard(method);
    try {
      const send = () => upgrade(method, customerId, orderOf(lines, value));
      return await notingUnanswered(sid, send);
    } catch (failure) {
      if (readUnanswered(sid)) return null;
      throw failure;
    } finally {
      unanswered.readAgain();
    }
  }

  /** Another tab or user may have paid since the page was loaded. */
  async function isOpen(): Promise<boolean> {
    const state = await planState();
    if (state === 'paid') {
      const isOwn = isOrdered || unanswered.note !== null;
      await done(isOwn ? undefined : 'This account has a paid plan already. You were not charged.');
      return false;
    }
    if ((state === 'waiting') === isOrdered) return true;
    setOrdered(state === 'waiting');
    throw new Error(
      state === 'waiting'
        ? 'An order for this account already waits for its payment. Pay that one with this card.'
        : 'The order that waited for its payment is over. Choose your plan again.',
    );
  }

  async function payNow() {
    if (!card.current || !(await isOpen())) return;
    const outcome = await order(await card.current.createPaymentMethod());
    if (!outcome) return;
    if (outcome.status === 'success') return done();
    if (outcome.status === 'action required') {
      setOrdered(true);
      await card.current.confirmPayment(outcome.client_secret);
      return done();
    }
    if (outcome.status === 'card error') setOrdered(true);
    throw new Error(outcome.reason || sentence(outcome.status));
  }

  async function pay() {
    if (await oneTabAtATime(`pay ${sid}`, payNow)) return;
    throw new Error('Another tab is paying for this account. Wait until it is done.');
  }

  return (
    <Form onSubmit={() => !payRefusal && run(pay)}>
      {shown}
      {unanswered.note && !isRunning && (
        <UnansweredNotice
          sentAt={unanswered.note.sentAt}
          isUnknownToAll={unanswered.isUnknownToAll}
        />
      )}
      <PlanSection
        lines={lines}
        value={value}
        onChange={setValue}
        ratio={ratio}
        disabled={isOrdered}
      />
      <FormSection
        title="Payment"
        description="Your card details go only to the payment provider. We never see the card number."
      >
        <CardForm
          ref={card}
          loadEngine={loadCardEngine}
          onComplete={setComplete}
          disabled={isRunning}
        />
      </FormSection>
      <Actions>
        <Button
          type="submit"
          variant="primary"
          canWrap
          disabled={payRefusal !== undefined}
          disabledReason={payRefusal}
        >
          {isOrdered
            ? 'Pay with this card'
            : `${total === undefined ? '' : `Pay ${formatMoney(total, 'usd')} and `}Upgrade to Paid Plan`}
        </Button>
        <PortalLink href={account} className={buttonStyles()}>
          Cancel
        </PortalLink>
      </Actions>
    </Form>
  );
}

/** The platform's reason as a sentence. */
const sentence = (status: string) => `${status.charAt(0).toUpperCase()}${status.slice(1)}.`;
