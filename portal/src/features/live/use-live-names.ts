import { useCallback, useMemo } from 'react';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { dialledApplication } from '../../shared/calls/dialled-application.ts';
import { useNumberFormat } from '../../shared/calls/readable-number.tsx';

/** Application names by SID: of the chosen account, or all that this user may see. */
export function useApplicationNames(accountSids: readonly string[], isOfAll: boolean) {
  const { data } = useAllApplications(isOfAll ? null : accountSids[0]);
  return useMemo(
    () => new Map(data?.map(({ application_sid, name }) => [application_sid, name])),
    [data],
  );
}

/** Formats parties for display: groups numbers, and shows a dialled application by its name. */
export function useShownParty(applicationNames: ReadonlyMap<string, string>) {
  const readable = useNumberFormat();
  return useCallback(
    (stored: string) => applicationNames.get(dialledApplication(stored) ?? '') ?? readable(stored),
    [applicationNames, readable],
  );
}
