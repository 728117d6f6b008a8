import { foreign } from '@trunkline/ui/tokens/text';
import { useApplicationLookup } from '../../platform/resources/applications/applications.ts';
import { dialledApplication } from '../../shared/calls/dialled-application.ts';
import { ReadableNumber } from '../../shared/calls/readable-number.tsx';

/**
 * Caller or called party: formatted if it is a number, the name of an application that a device
 * dialled, otherwise unchanged.
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

/** Shows the stored value until the name has loaded, and for another account's application. */
function DialledApplication({ sid, stored }: { sid: string; stored: string }) {
  const { data } = useApplicationLookup(sid);
  return <span title={stored}>{data ? foreign(data.name) : stored}</span>;
}
