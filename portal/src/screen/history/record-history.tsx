import { linkStyles } from '@trunkline/ui/primitives/link';
import { addresses } from '../../addresses.ts';
import { useComposed } from '../../platform/client/cache/query.ts';
import { useUser } from '../../session/session.ts';
import { PortalLink } from '../page/portal-link.tsx';
import { pathOf } from './entry.ts';
import { listHistory, useHistoryVersion } from './history-store.ts';

/** Link to this person's changes of one record; nothing if there are none. */
export default function RecordHistory({ path }: { path: string }) {
  const { userSid } = useUser();
  const version = useHistoryVersion();
  const { data: entries = [] } = useComposed(
    ['History', userSid, version],
    () => listHistory(userSid),
    { keepPreviousData: true },
  );
  if (!entries.some((entry) => pathOf(entry) === path)) return null;
  return (
    <PortalLink
      href={`${addresses.yourChanges}?${new URLSearchParams({ record: path })}`}
      className={linkStyles()}
    >
      History
    </PortalLink>
  );
}
