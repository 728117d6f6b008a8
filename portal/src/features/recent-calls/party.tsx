import { foreign } from '@trunkline/ui/tokens/text';
import { useApplicationLookup } from '../../platform/resources/applications/applications.ts';
import { dialledApplication } from '../../shared/calls/dialled-application.ts';
import { ReadableNumber } from '../../shared/calls/readable-number.tsx';

/**
 * Caller or called party: a number in readable form, an application that a device dialled by its
 * name, anything else as it came.
 */
export function Party({ stored }: { stored: string }) {
  const sid = dialledApplication(stored);
  if (sid) return <DialledApplication sid={sid} stored={stored} />;
  return /^\+?\d+$/.test(stored) ? (
    <ReadableNumber stored={stored.replace('+', '')} />
  ) : (
    foreign(stored)
  );
}

/** As it came while its name isn't known, and where it is another account's. */
function DialledApplication({ sid, stored }: { sid: string; stored: string }) {
  const { data } = useApplicationLookup(sid);
  return <span title={stored}>{data ? foreign(data.name) : stored}</span>;
}
