import { PhoneCall, PhoneIncoming } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import type { Command } from './commands.ts';
import { recognise } from './recognise.ts';

/** Period of the calls, in days. */
const days = 30;

/**
 * Commands for a number, whether it belongs to the platform or not.
 * @param text as it was typed or pasted
 * @param isOfAccount whether the user has a single account, and no choice among all
 */
export function useNumberCommands(text: string, isOfAccount: boolean): readonly Command[] {
  const [first] = recognise(text);
  const number = first?.kind === 'number' ? first.value : null;
  const [readable, setReadable] = useState<{ number: string; name: string }>();
  useEffect(() => {
    if (number === null) return;
    let isCurrent = true;
    // Loaded on use: the rules for grouping numbers are large.
    import('@trunkline/ui/widgets/phone-number').then(
      ({ formatNumber }) => isCurrent && setReadable({ number, name: formatNumber(number) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [number]);
  if (number === null) return [];
  const name = readable?.number === number ? readable.name : `+${number}`;
  const account = isOfAccount ? undefined : 'all';
  return [
    {
      id: 'calls-of-number',
      label: `Calls of ${name}`,
      detail: `Last ${days} days`,
      icon: PhoneCall,
      href: `${addresses.recentCalls}${queryString({ account, date: days, filter: number })}`,
    },
    {
      id: 'test-number',
      label: `Test an inbound call to ${name}`,
      icon: PhoneIncoming,
      href: `${addresses.inboundTest}${queryString({ number })}`,
    },
  ];
}
