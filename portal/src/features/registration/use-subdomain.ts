import { type Availability, isSubdomain } from '@trunkline/ui/widgets/subdomain-field';
import { useEffect, useState } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { isRealmFree } from '../../platform/resources/registration/registration.ts';

/** Delay after the last key before the name is checked. In ms. */
const pause = 500;

/**
 * A name that is typed, and whether it can be had. `current`, the own one, is not asked for.
 * @param typed what stands there at first, when it is not the own one
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
    /** Why it can't be sent; undefined once the name is known to be free. */
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
    /** The platform's objection to the name. */
    refuse: (message: string) => {
      setAvailability('unknown');
      setError(message);
    },
  };
}
