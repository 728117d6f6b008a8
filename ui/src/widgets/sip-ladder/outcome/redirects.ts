import { valuesOf } from '../../../engines/sip-capture/sip-text.ts';
import type { Attempt } from './attempts.ts';

export const isRedirect = ({ final }: Attempt) => {
  const status = final?.status ?? 0;
  return status >= 300 && status < 400;
};

/** The address that a redirect names first: 'sip:1@198.51.100.9'. */
export function targetOf({ final }: Attempt): string {
  const [contact = ''] = valuesOf(final?.text ?? '', 'contact');
  return (/<([^<>]{1,120})>/.exec(contact)?.[1] ?? contact.split(/[;,\s]/)[0] ?? '').trim();
}

const hostOf = (uri: string) =>
  /^sips?:(?:[^@]*@)?(\[[^\]]+\]|[^:;?>]+)/i.exec(uri)?.[1]?.replace(/^\[|\]$/g, '') ?? '';

/** Hosts that sent the call round, the first once more at the end; null: no circle. */
export function circleOf(attempts: readonly Attempt[]): string[] | null {
  const redirects = attempts.filter(isRedirect);
  const last = redirects.at(-1);
  if (!last || last !== attempts.at(-1)) return null;
  const path = [...redirects.map(({ request }) => request.to.ip), hostOf(targetOf(last))];
  // One host may send to another number of its own.
  const end = path.findIndex((host, index) => path.slice(0, Math.max(0, index - 1)).includes(host));
  return end < 0 ? null : path.slice(path.indexOf(path[end] ?? ''), end + 1);
}
