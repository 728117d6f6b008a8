import { useEffect } from 'react';
import { config } from '../config/index.ts';
import { useAlertCount } from '../platform/resources/alerts/alerts.ts';
import { accountOwner, providerOwner } from '../platform/values/owner.ts';
import type { SessionUser } from '../session/user.ts';
import { alertsSeen } from '../shared/alerts-seen.ts';

/**
 * How many alerts there are since they were looked at last: of the own account, or of all accounts of
 * the provider. A tab that nobody sees asks nothing, and so does one whose person has not looked at
 * alerts yet: everything is new to them.
 * @param isWanted false while the list of alerts is open, or the page is busy
 */
export function useUnseenAlerts(user: SessionUser, providerSid: string | null, isWanted: boolean) {
  const { alertPollSeconds } = config();
  const seenAt = alertsSeen.use();
  useEffect(() => {
    alertsSeen.refresh();
    window.addEventListener('storage', alertsSeen.refresh);
    return () => window.removeEventListener('storage', alertsSeen.refresh);
  }, []);
  const owner = user.accountSid
    ? accountOwner(user.accountSid)
    : providerSid && providerOwner(providerSid);
  const isAsked = isWanted && seenAt !== null && alertPollSeconds > 0;
  // The beginning belongs to the range.
  const since = isAsked ? new Date(seenAt + 1) : null;
  return useAlertCount(owner || null, since, alertPollSeconds);
}
