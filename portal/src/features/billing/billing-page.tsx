import { FormError } from '@trunkline/ui/patterns/form-error';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { toast } from '../../notices/toasts.ts';
import { messages, PlatformError } from '../../platform/client/calls/errors.ts';
import { usePlanRefresh } from '../../platform/resources/billing/billing.ts';
import { type Me, useMe } from '../../platform/resources/users/users.ts';
import { Page } from '../../screen/page/page.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { Content } from '../../screen/record/content.tsx';
import { allOf, type Loaded } from '../../screen/record/loaded.ts';
import { homeOf } from '../../session/home.ts';
import { useUser } from '../../session/session.ts';
import { whenIdle } from '../../start/idle.ts';
import { LoadError, onDemand } from '../../start/loadable.tsx';

const ProgressOverlay = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/progress-overlay')).ProgressOverlay,
}));

type BillingPageProps<Data> = {
  title: string;
  accountSid: string;
  /** Additional data of the page. */
  more: Loaded<Data>;
  children: (me: Me, more: Data) => ReactNode;
};

/** A billing screen: only for users of the account. */
export function BillingPage<Data>({ title, accountSid, more, children }: BillingPageProps<Data>) {
  const user = useUser();
  const isOwn = user.scope === 'account' && user.accountSid === accountSid;
  const me = useMe(isOwn);
  // The platform derives the paying account from the token.
  if (!isOwn) return <RedirectWithMessage to={homeOf(user)} message="You do not have access." />;
  return (
    <Page
      title={title}
      width="short form"
      breadcrumbs={[
        { label: 'Account', href: addresses.accounts.edit(accountSid) },
        { label: title },
      ]}
    >
      <Content loaded={allOf({ me, more: { ...more, mutate: more.retry } })} what="your plan">
        {(loaded) => children(loaded.me, loaded.more)}
      </Content>
    </Page>
  );
}

/**
 * Leads from a changed plan back to its account. The screen isn't made for the new plan, but must
 * not redirect elsewhere meanwhile: it checks `isDone`.
 */
export function useWayOut(accountSid: string) {
  const refresh = usePlanRefresh();
  const [, navigate] = useLocation();
  const [isDone, setDone] = useState(false);
  async function leave(message: string) {
    setDone(true);
    await refresh(accountSid);
    toast.success(message);
    navigate(addresses.accounts.edit(accountSid), { replace: true });
  }
  return { isDone, leave };
}
export type Leave = ReturnType<typeof useWayOut>['leave'];

/** Message of a failed payment step. Errors of the payment provider have their own texts. */
function reasonOf(failure: unknown): string {
  if (failure instanceof PlatformError) {
    const isTold = failure.kind === 'Invalid' && failure.message !== messages.generic;
    return isTold ? failure.message : `${messages.generic}.`;
  }
  if (failure instanceof LoadError) failure.forget();
  return failure instanceof Error ? failure.message : `${messages.generic}.`;
}

/** Runs one billing step at a time, under an overlay that can't be closed. */
export function useProcessing() {
  const isBegun = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Preloads while the user chooses a plan and a card.
  useEffect(() => whenIdle(() => void ProgressOverlay.preload().catch(reasonOf)), []);
  async function run(step: () => Promise<void>): Promise<void> {
    if (isBegun.current) return;
    isBegun.current = true;
    setProblem(undefined);
    try {
      // Sends nothing until the overlay can be shown.
      await ProgressOverlay.preload();
      setRunning(true);
      await step();
    } catch (failure) {
      setProblem(reasonOf(failure));
    }
    isBegun.current = false;
    setRunning(false);
  }
  const shown = (
    <>
      {problem && !isRunning && <FormError title={problem} />}
      {isRunning && <ProgressOverlay open />}
    </>
  );
  return { run, isRunning, shown };
}
