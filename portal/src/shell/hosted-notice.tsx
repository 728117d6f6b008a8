import { linkStyles } from '@trunkline/ui/primitives/link';
import { planDate } from '@trunkline/ui/widgets/plan-message';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../addresses.ts';
import { toast } from '../notices/toasts.ts';
import { usePlanNews } from '../platform/resources/billing/billing.ts';
import { type Me, useMe } from '../platform/resources/users/users.ts';
import { PortalLink } from '../screen/page/portal-link.tsx';
import { RedirectWithMessage } from '../screen/page/redirect-with-message.tsx';
import { useUser } from '../session/session.ts';
import { settleUnanswered } from '../shared/hosted/payment-note.ts';
import { registrationLeftAt } from '../shared/hosted/registration-left.ts';
import { hostedNotice } from './hosted-notice.model.ts';

/** Notices about the plan above every screen of the hosted platform, with a way to fix it. */
export default function HostedNotice() {
  const user = useUser();
  const { data: me } = useMe(user.scope === 'account');
  usePlanNews(user.accountSid, () => toast.info('Your plan was changed in another tab.'));
  const isPaid = me?.account.plan_type === 'paid';
  const accountSid = isPaid ? me.account.account_sid : '';
  useEffect(() => {
    if (!accountSid || !settleUnanswered(accountSid)) return;
    toast.success('Your last payment went through. Your account has a paid plan.');
  }, [accountSid]);
  if (!me) return null;
  const left = registrationLeftAt(me);
  if (left) return <RedirectWithMessage to={left} />;
  return <Notice me={me} />;
}

function Notice({ me }: { me: Me }) {
  const [pathname] = useLocation();
  const { account, subscription } = me;
  const notice = hostedNotice({
    plan: account.plan_type,
    isActive: account.is_active && subscription.status === 'active',
    trialEnd: account.trial_end_date,
    now: new Date(),
  });
  if (!notice) return null;
  const href =
    notice.way === 'payment'
      ? addresses.accounts.payment(account.account_sid)
      : addresses.accounts.upgrade(account.account_sid);
  const texts = {
    'past due':
      'Your last payment failed, and your account is suspended: no calls are taken or made. Everything you set up is kept.',
    disabled:
      'Your free trial has expired, and your account is disabled: no calls are taken or made. Everything you set up is kept.',
    'trial ends': `Your free trial will end on ${account.trial_end_date ? planDate(account.trial_end_date, 'UTC') : 'a day to come'}. Upgrade to keep your capacity.`,
  };
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-small"
    >
      <TriangleAlert
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="mt-0.5 shrink-0 text-warning"
      />
      <span className="min-w-0">
        {texts[notice.kind]}{' '}
        {pathname !== href && (
          <PortalLink href={href} className={linkStyles()}>
            {notice.way === 'payment' ? 'Change your card' : 'Upgrade'}
          </PortalLink>
        )}
      </span>
    </div>
  );
}
