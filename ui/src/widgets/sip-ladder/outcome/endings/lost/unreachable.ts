import type {
  SipMessage,
  Unreachable,
} from '../../../../../engines/sip-capture/sip-capture.types.ts';
import type { Scene } from '../../scene.ts';

/** Packets may be captured out of order by this much. In ms. */
const early = 50;
/** A later report belongs to another packet between the same ends. In ms. */
const late = 40_000;

/** Finds the ICMP report about a message, by the ends of its packet. */
export const unreachableFor = (
  { from, to, at, hasNoTime = false }: Pick<SipMessage, 'from' | 'to' | 'at' | 'hasNoTime'>,
  all: readonly Unreachable[],
): Unreachable | null =>
  all.find(
    (one) =>
      one.from.ip === from.ip &&
      one.from.port === from.port &&
      one.to.ip === to.ip &&
      one.to.port === to.port &&
      (hasNoTime || (one.at >= at - early && one.at <= at + late)),
  ) ?? null;

/** ' The firewall reported by ICMP …'; '' without a report. */
export function lost(message: SipMessage, { unreachable, who, sentences }: Scene): string {
  const told = unreachableFor(message, unreachable);
  if (!told) return '';
  const { by, to, what } = told;
  return ` ${sentences.unreachable[what](who({ ip: by, port: 0 }), who(to), to.port)}`;
}
