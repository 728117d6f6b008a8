import { useMemo } from 'react';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';

/** Names of applications by SID: of the chosen account, or all that this user may see. */
export function useApplicationNames(accountSids: readonly string[], isOfAll: boolean) {
  const { data } = useAllApplications(isOfAll ? null : accountSids[0]);
  return useMemo(
    () => new Map(data?.map(({ application_sid, name }) => [application_sid, name])),
    [data],
  );
}
