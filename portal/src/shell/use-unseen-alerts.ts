import { useEffect, useState } from 'react';
import { config } from '../config/index.ts';
import { useAlertCount } from '../platform/resources/alerts/alerts.ts';
import { accountOwner, type Owner, providerOwner } from '../platform/values/owner.ts';
import { setTitleCount } from '../screen/page/document-title.ts';
import type { SessionUser } from '../session/user.ts';
import { alertNotify } from '../shared/alerts/alert-notify.ts';
import { alertsSeen } from '../shared/alerts/alerts-seen.ts';

/** The user's account, otherwise the provider with all of its accounts. */
export function alertOwner(user: SessionUser, providerSid: string | null): Owner | null {
  if (user.accountSid) return accountOwner(user.accountSid);
  return providerSid === null ? null : providerOwner(providerSid);
}

/** For a user who has never looked, alerts of this period are new. In ms. */
const newAtMost = 30 * 86_400_000;

/**
 * Counts the alerts since the user last looked, of their account or of all accounts of the
 * provider. Doesn't poll in a hidden tab.
 * @param isWanted false while the list of alerts is open, or the page is busy
 */
export function useUnseenAlerts(user: SessionUser, providerSid: string | null, isWanted: boolean) {
  const { alertPollSeconds } = config();
  const [openedAt] = useState(Date.now);
  const seenAt = alertsSeen.use(user.userSid) ?? openedAt - newAtMost;
  useEffect(() => {
    alertsSeen.refresh();
    const handleStorage = () => {
      alertsSeen.refresh();
      alertNotify.refresh();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  const owner = alertOwner(user, providerSid);
  const isAsked = isWanted && alertPollSeconds > 0;
  // The platform includes the start of the range.
  const since = isAsked ? new Date(seenAt + 1) : null;
  const count = useAlertCount(owner, since, alertPollSeconds);
  useEffect(() => setTitleCount(count), [count]);
  return count;
}
