import { Actions } from '@trunkline/ui/primitives/actions';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { formatDate } from '@trunkline/ui/tokens/format';
import { quantityOf, totalOf } from '@trunkline/ui/widgets/plan-grid';
import { PriceSummary } from '@trunkline/ui/widgets/price-summary';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import {
  changeQuantities,
  type Product,
  type Quote,
  quantitiesOf,
  quoteQuantities,
  returnToFree,
  useProducts,
} from '../../platform/resources/billing/billing.ts';
import type { Me } from '../../platform/resources/users/users.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { BillingPage, type Leave, useProcessing, useWayOut } from './billing-page.tsx';
import { beginningOf, monthlyOf, offeredLines, orderOf } from './plan-lines.ts';
import { PlanSection } from './plan-section.tsx';
import { sentOrFound } from './sent-or-found.ts';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

const notGranted =
  'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed';

export default function ModifyScreen({ params }: { params: Record<string, string> }) {
  const sid = params['account_sid'] ?? '';
  const products = useProducts();
  const { isDone, leave } = useWayOut(sid);
  return (
    <BillingPage title="Configure Your Subscription" accountSid={sid} more={allOf({ products })}>
      {(me, loaded) =>
        me.account.plan_type === 'paid' || isDone ? (
          <Modify me={me} products={loaded.products} leave={leave} />
        ) : (
          <RedirectWithMessage to={addresses.accounts.upgrade(sid)} />
        )
      }
    </BillingPage>
  );
}

/** The platform sends 'Sun Dec 20 2026'. Other text is returned unchanged. */
function dayOf(text: string) {
  if (text === '') return undefined;
  const day = new Date(text);
  return Number.isNaN(day.getTime()) ? text : formatDate(day);
}

/** Quantities of a plan, as form text. */
function typedOf(me: Me) {
  const { sessions, devices } = quantitiesOf(me);
  return { sessions: String(sessions), devices: String(devices) };
}

type ModifyProps = { me: Me; products: Product[]; leave: Leave };

function Modify({ me, products, leave }: ModifyProps) {
  const user = useUser();
  const { run, shown } = useProcessing();
  const [quote, setQuote] = useState<Quote>();
  const [isLeaving, setLeaving] = useState(false);
  const lines = offeredLines(products);
  const before = typedOf(me);
  const [value, setValue] = useState(() => beginningOf(lines, quantitiesOf(me)));
  const { account_sid: sid, device_to_call_ratio: ratio } = me.account;
  const account = addresses.accounts.edit(sid);
  const refusal = writeRefusal(user);
  const isChanged = lines.some((line) => quantityOf(line, value) !== quantityOf(line, before));
  const missing =
    totalOf(lines, value) === undefined
      ? 'Correct the capacity first.'
      : isChanged
        ? undefined
        : 'Change a capacity first.';
  const reviewRefusal = refusal ?? missing;

  const review = () => run(async () => setQuote(await quoteQuantities(orderOf(lines, value))));

  const apply = () =>
    run(async () => {
      // A 201 doesn't mean that it was paid.
      const { status } = await sentOrFound(
        () => changeQuantities(orderOf(lines, value)),
        (now) => lines.every((line) => quantityOf(line, typedOf(now)) === quantityOf(line, value)),
      );
      if (status !== 'success') throw new Error(notGranted);
      await leave('Your subscription capacity has been successfully modified.');
    });

  const leavePlan = () =>
    run(async () => {
      await sentOrFound(returnToFree, ({ account }) => account.plan_type !== 'paid');
      await leave('Downgrade to free plan completed successfully');
    });

  return (
    <Form onSubmit={() => !reviewRefusal && review()}>
      {shown}
      <PlanSection lines={lines} value={value} onChange={setValue} ratio={ratio} />
      <Actions>
        <Button
          type="submit"
          variant="primary"
          disabled={reviewRefusal !== undefined}
          disabledReason={reviewRefusal}
        >
          Review Changes
        </Button>
        <PortalLink href={account} className={buttonStyles()}>
          Cancel
        </PortalLink>
        <Button
          tone="danger"
          className="min-[480px]:ms-auto"
          onClick={() => setLeaving(true)}
          disabled={refusal !== undefined}
          disabledReason={refusal}
        >
          Return to free plan
        </Button>
      </Actions>
      {quote && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuote(undefined)}
          title="Confirm Changes"
          confirmLabel="Confirm"
          onConfirm={() => {
            setQuote(undefined);
            void apply();
          }}
        >
          <PriceSummary
            currency={quote.currency}
            lines={lines.map((line) => ({
              label: line.label,
              before: Number(before[line.id as keyof typeof before]),
              after: quantityOf(line, value) ?? 0,
            }))}
            monthly={{ before: monthlyOf(lines, quantitiesOf(me)), after: quote.monthly_cost }}
            prorated={quote.prorated_cost}
            nextInvoice={dayOf(quote.next_invoice_date)}
          />
        </ConfirmDialog>
      )}
      {isLeaving && (
        <ConfirmDialog
          open
          onOpenChange={setLeaving}
          title="Return to Free Plan"
          confirmLabel="Return to free plan"
          tone="danger"
          onConfirm={() => {
            setLeaving(false);
            void leavePlan();
          }}
        >
          Returning to the free plan will reduce your capacity to a maximum of 1 simultaneous call
          session and 1 registered device. Your current plan and capacity will continue through the
          rest of the billing cycle and your plan change will take effect at the beginning of the
          next billing cycle. The platform may apply the change immediately instead. Are you sure
          you want to continue?
        </ConfirmDialog>
      )}
    </Form>
  );
}
