import { valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { Attempt } from '../attempts.ts';

/** What a REGISTER wants (RFC 3261, 10.2): without a Contact it only asks. */
export function wishOf({ request }: Attempt): 'register' | 'unregister' | 'ask' {
  const contacts = valuesOf(request.text, 'contact');
  if (contacts.length === 0) return 'ask';
  const isOff = /^0+$/.test(valuesOf(request.text, 'expires')[0] ?? '');
  const all = contacts.flatMap((line) => line.split(/,(?=\s*(?:[^"<>]*<|"|sips?:|\*))/i));
  const isLeaving = (contact: string) => {
    const own = /;\s*expires\s*=\s*"?(\d+)/i.exec(contact.replace(/<[^>]*>/g, ''))?.[1];
    return own === undefined ? isOff : Number(own) === 0;
  };
  return all.every(isLeaving) ? 'unregister' : 'register';
}
