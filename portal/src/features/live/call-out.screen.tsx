import { FormError } from '@trunkline/ui/patterns/form-error';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { Text } from '@trunkline/ui/primitives/text';
import {
  CallOutForm,
  type CallOutProblems,
  type CallOutValue,
  callOutProblems,
  dialledTarget,
  emptyCallOut,
} from '@trunkline/ui/widgets/call-out';
import { PhoneOutgoing } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { addresses } from '../../addresses.ts';
import { toast } from '../../notices/toasts.ts';
import { messageOf, PlatformError } from '../../platform/client/errors.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { type CallTarget, createLiveCall } from '../../platform/resources/live/live-calls.ts';
import { AccountFilter } from '../../screen/list/filters/account-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { Page } from '../../screen/page/page.tsx';
import { useUser } from '../../session/session.ts';
import { callOutRefusal } from '../../shared/call-out-refusal.ts';
import { onDemand } from '../../start/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

function targetOf(value: CallOutValue): CallTarget {
  const to = dialledTarget(value);
  if (value.kind === 'client') return { type: 'user', name: to };
  if (value.kind === 'sip') return { type: 'sip', sipUri: to };
  return { type: value.kind, number: to };
}

/** The media server's own words are lost on the way. */
function whyNot(error: unknown): string {
  if (!(error instanceof PlatformError)) return messageOf(error);
  if (error.status === 480)
    return 'The platform has no media server for calls right now. Try again in a minute.';
  if (error.status !== 500) return messageOf(error);
  return 'The platform couldn’t place this call. A SIP client needs a SIP realm in its account, Microsoft Teams a tenant.';
}

/** Makes a call from the platform, and follows it. */
export default function CallOutScreen() {
  const viewer = useUser();
  const refusal = callOutRefusal(viewer);
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const accountFilter = useAccountFilter('never');
  const { accountSid } = accountFilter;
  const applications = useAllApplications(accountSid ?? undefined).data;
  const [value, setValue] = useState<CallOutValue>(() => ({
    ...emptyCallOut,
    from: query.get('from') ?? '',
    applicationSid: query.get('application') ?? '',
  }));
  const [errors, setErrors] = useState<CallOutProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function call() {
    if (!accountSid) return;
    const tag = Object.fromEntries(value.tags.map((one) => [one.name.trim(), one.value]));
    try {
      const sid = await createLiveCall(accountSid, {
        from: value.from.trim(),
        to: targetOf(value),
        application_sid: value.applicationSid,
        ...(value.tags.length > 0 && { tag }),
        ...(value.timeout.trim() !== '' && { timeout: Number(value.timeout) }),
      });
      toast.success('Calling…');
      navigate(addresses.live.call(accountSid, sid), { replace: true });
    } catch (error) {
      setFailure(whyNot(error));
    }
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = callOutProblems(value);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    // It leaves the platform: never without asking.
    if (value.kind === 'phone') setAsking(true);
    else void call();
  }

  return (
    <Page
      title="Call out"
      width="short form"
      breadcrumbs={[{ label: 'Live', href: addresses.live.list }, { label: 'Call out' }]}
    >
      {refusal !== undefined && <Text tone="muted">{refusal}</Text>}
      <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {failure !== null && (
          <FormError title="The call wasn’t made." messages={[{ message: failure }]} />
        )}
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
            Call
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Call ${value.to.trim()}?`}
          confirmLabel="Call"
          onConfirm={async () => {
            await call();
            setAsking(false);
          }}
        >
          The call goes through a carrier and may cost money.
        </ConfirmDialog>
      )}
    </Page>
  );
}
