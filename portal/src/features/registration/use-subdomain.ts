import { type Availability, isSubdomain } from '@trunkline/ui/widgets/subdomain-field';
import { useEffect, useState } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { isRealmFree } from '../../platform/resources/registration/registration.ts';

/** Delay after the last key before the name is checked. In ms. */
const pause = 500;

/**
 * A typed subdomain and its availability. Doesn't check `current`, the account's own.
 * @param typed initial text, if it differs from the own one
 */
export function useSubdomain(rootDomain: string, current = '', typed = current) {
  const [value, setValue] = useState(typed);
  const [availability, setAvailability] = useState<Availability>('unknown');
  const [error, setError] = useState<string>();
  const isAsked = isSubdomain(value) && value !== current && rootDomain !== '';

  useEffect(() => {
    if (!isAsked) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      setAvailability('checking');
      try {
        const isFree = await isRealmFree(`${value}.${rootDomain}`);
        if (!isOld) setAvailability(isFree ? 'free' : 'taken');
      } catch (failure) {
        if (isOld) return;
        setAvailability('unknown');
        setError(messageOf(failure));
      }
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [value, rootDomain, isAsked]);

  return {
    realm: `${value}.${rootDomain}`,
    /** Reason why it can't be sent; undefined once it is known to be free. */
    missing: availability === 'free' ? undefined : 'Enter a name that is available.',
    field: {
      value,
      rootDomain,
      availability,
      error,
      onChange: (next: string) => {
        setValue(next.trim());
        setAvailability('unknown');
        setError(undefined);
      },
    },
    /** Shows the platform's objection to the name. */
    refuse: (message: string) => {
      setAvailability('unknown');
      setError(message);
    },
  };
}
