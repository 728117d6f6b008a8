import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { Text } from '@trunkline/ui/primitives/text';
import type { CardFormHandle } from '@trunkline/ui/widgets/card-form';
import { useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { toast } from '../../notices/toasts.ts';
import { changeCard, usePlanRefresh } from '../../platform/resources/billing/billing.ts';
import type { Me } from '../../platform/resources/users/users.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { BillingPage, useProcessing } from './billing-page.tsx';
import { cardMissing, loadCardEngine } from './card-engine.ts';
import { sentOrFound } from './sent-or-found.ts';

const CardForm = onDemand(async () => ({
  default: (await import('@trunkline/ui/widgets/card-form')).CardForm,
}));

export default function PaymentScreen({ params }: { params: Record<string, string> }) {
  const sid = params['account_sid'] ?? '';
  return (
    <BillingPage title="Manage Payment Information" accountSid={sid} more={allOf({})}>
      {(me) => <Payment me={me} />}
    </BillingPage>
  );
}

/** Data of the charged card, as the platform returns it. */
const cardOf = ({ subscription: { card_type, last4, exp_month, exp_year } }: Me) =>
  [card_type, last4, exp_month, exp_year].join();

function Payment({ me }: { me: Me }) {
  const user = useUser();
  const refusal = writeRefusal(user);
  const [isChanging, setChanging] = useState(false);
  const { card_type, last4, exp_month, exp_year } = me.subscription;
  const account = addresses.accounts.edit(me.account.account_sid);
  const facts = [
    ['Card Type', card_type],
    ['Card Number', `**** **** **** ${last4}`],
    ['Expiration', `${exp_month}/${exp_year}`],
  ];
  return (
    <>
      <FormSection title="Current card" description="The card your plan is charged to.">
        {last4 ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {facts.map(([label, fact]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className={label === 'Card Type' ? 'capitalize' : undefined}>{fact}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Text tone="muted">No card is stored.</Text>
        )}
      </FormSection>
      {isChanging ? (
        <NewCard me={me} onDone={() => setChanging(false)} />
      ) : (
        <Actions>
          <Button
            variant="primary"
            onClick={() => setChanging(true)}
            disabled={refusal !== undefined}
            disabledReason={refusal}
          >
            Change Payment Info
          </Button>
          <PortalLink href={account} className={buttonStyles()}>
            Back to the account
          </PortalLink>
        </Actions>
      )}
    </>
  );
}

function NewCard({ me, onDone }: { me: Me; onDone: () => void }) {
  const refresh = usePlanRefresh();
  const card = useRef<CardFormHandle>(null);
  const [isComplete, setComplete] = useState(false);
  const { run, isRunning, shown } = useProcessing();

  const save = () =>
    run(async () => {
      if (!card.current) return;
      const method = await card.current.createPaymentMethod();
      const { status } = await sentOrFound(
        () => changeCard(method),
        (now) => cardOf(now) !== cardOf(me),
      );
      if (status !== 'success') {
        throw new Error(`The card was not taken: ${status}.`);
      }
      await refresh(me.account.account_sid);
      toast.success('Payment completed successfully');
      onDone();
    });

  return (
    <Form onSubmit={() => isComplete && save()}>
      {shown}
      <FormSection
        title="New card"
        description="Your card details go only to the payment provider."
      >
        <CardForm
          ref={card}
          loadEngine={loadCardEngine}
          onComplete={setComplete}
          disabled={isRunning}
        />
      </FormSection>
      <Actions>
        <Button type="submit" variant="primary" disabled={!isComplete} disabledReason={cardMissing}>
          Save New Card
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Actions>
    </Form>
  );
}
