import { FormError } from '@trunkline/ui/patterns/form-error';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { Form } from '@trunkline/ui/primitives/form';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { foreign } from '@trunkline/ui/tokens/text';
import {
  CallOutForm,
  type CallOutProblems,
  type CallOutValue,
  callOutProblems,
  dialledTarget,
  emptyCallOut,
} from '@trunkline/ui/widgets/call-out';
import { PhoneOutgoing } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { addresses } from '../../addresses.ts';
import { toast } from '../../notices/toasts.ts';
import { messageOf, PlatformError } from '../../platform/client/calls/errors.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import {
  type CallTarget,
  createLiveCall,
  type NewCall,
} from '../../platform/resources/live/live-calls.ts';
import { usePhoneNumbers } from '../../platform/resources/numbers/phone-numbers.ts';
import { AccountFilter } from '../../screen/list/filters/account-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { useDelayed } from '../../screen/page/use-delayed.ts';
import { useUser } from '../../session/session.ts';
import { callOutRefusal } from '../../shared/calls/call-out-refusal.ts';
import { onDemand } from '../../start/loadable.tsx';
import { type LostCall, useLostCall } from './one-call/use-lost-call.ts';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

/** Suggestions of own numbers as caller ID; delay after the last key in ms. */
const suggestedAtMost = 25;
const suggestionDelay = 300;

function targetOf(value: CallOutValue): CallTarget {
  const to = dialledTarget(value);
  if (value.kind === 'client') return { type: 'user', name: to };
  if (value.kind === 'sip') return { type: 'sip', sipUri: to };
  return { type: value.kind, number: to };
}

/** The media server's message doesn't arrive. */
function whyNot(error: unknown): string {
  if (!(error instanceof PlatformError)) return messageOf(error);
  if (error.status === 480)
    return 'The platform has no media server for calls right now. Try again in a minute.';
  if (error.status !== 500) return messageOf(error);
  return 'The platform couldn’t place this call. A SIP client needs a SIP realm in its account, Microsoft Teams a tenant.';
}

function newCall(value: CallOutValue): NewCall {
  const tag = Object.fromEntries(value.tags.map((one) => [one.name.trim(), one.value]));
  return {
    from: value.from.trim(),
    to: targetOf(value),
    application_sid: value.applicationSid,
    ...(value.tags.length > 0 && { tag }),
    ...(value.timeout.trim() !== '' && { timeout: Number(value.timeout) }),
  };
}

/** The call may be ringing: finding it prevents a second one. */
function LostAnswer({ lost }: { lost: LostCall }) {
  const sid = useLostCall(lost);
  const live = `${addresses.live.list}?account=${lost.accountSid}`;
  return (
    <FormError tone="warning" title="The platform didn’t answer. The call may be ringing.">
      {sid ? (
        <p>
          It is among the live calls.{' '}
          <PortalLink className={linkStyles()} href={addresses.live.call(lost.accountSid, sid)}>
            Open the call
          </PortalLink>
        </p>
      ) : (
        <p>
          {sid === null
            ? 'It isn’t among the live calls. '
            : 'Looking for it among the live calls… '}
          <PortalLink className={linkStyles()} href={live}>
            Show live calls
          </PortalLink>
        </p>
      )}
    </FormError>
  );
}

/** Places a call from the platform and follows it. */
export default function CallOutScreen() {
  const viewer = useUser();
  const refusal = callOutRefusal(viewer);
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const accountFilter = useAccountFilter('never');
  const { accountSid } = accountFilter;
  const [value, setValue] = useState<CallOutValue>(() => ({
    ...emptyCallOut,
    from: query.get('from') ?? '',
    applicationSid: query.get('application') ?? '',
  }));
  const applications = useAllApplications(accountSid ?? undefined).data;
  const typed = useDelayed(value.from.replace(/\D/g, ''), suggestionDelay);
  const numbers = usePhoneNumbers(
    accountSid ? { accountSid, serviceProviderSid: null, text: typed } : null,
    1,
    suggestedAtMost,
  ).data;
  const [errors, setErrors] = useState<CallOutProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState<LostCall | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function call() {
    if (!accountSid) return;
    const wanted = newCall(value);
    setLost(null);
    try {
      const sid = await createLiveCall(accountSid, wanted);
      toast.success('Calling…');
      navigate(addresses.live.call(accountSid, sid), { replace: true });
    } catch (error) {
      if (error instanceof PlatformError && error.status === 0)
        setLost({ accountSid, call: wanted });
      else setFailure(whyNot(error));
    }
  }

  function handleSubmit({ currentTarget: form }: SubmitEvent<HTMLFormElement>) {
    const found = callOutProblems(value);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return undefined;
    }
    // Always confirms a call that leaves the platform or may be a duplicate.
    if (value.kind !== 'phone' && !lost) return call();
    setAsking(true);
    return undefined;
  }

  return (
    <Page
      title="Call out"
      width="short form"
      breadcrumbs={[{ label: 'Live', href: addresses.live.list }, { label: 'Call out' }]}
    >
      {refusal !== undefined && <Text tone="muted">{refusal}</Text>}
      <Form noValidate gap="md" onSubmit={handleSubmit}>
        {failure !== null && (
          <FormError title="The call wasn’t made." messages={[{ message: failure }]} />
        )}
        {lost && <LostAnswer lost={lost} />}
        <AccountFilter filter={accountFilter} />
        <Card className="p-5">
          <CallOutForm
            value={value}
            onChange={(next) => {
              setValue(next);
              setErrors({});
            }}
            errors={errors}
            applications={applications?.map(({ application_sid, name }) => ({
              sid: application_sid,
              name,
            }))}
            numbers={numbers?.data.map(({ number }) => number)}
          />
        </Card>
        <div className="flex justify-end">
          <Button
            type="submit"
            variant="primary"
            icon={PhoneOutgoing}
            disabled={refusal !== undefined}
            disabledReason={refusal}
          >
            {lost ? 'Call again' : 'Call'}
          </Button>
        </div>
      </Form>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={
            lost ? `Call ${foreign(value.to.trim())} again?` : `Call ${foreign(value.to.trim())}?`
          }
          confirmLabel={lost ? 'Call again' : 'Call'}
          onConfirm={async () => {
            await call();
            setAsking(false);
          }}
        >
          {lost && 'The call before may still be ringing. '}
          {value.kind === 'phone' && 'The call goes through a carrier and may cost money.'}
        </ConfirmDialog>
      )}
    </Page>
  );
}
