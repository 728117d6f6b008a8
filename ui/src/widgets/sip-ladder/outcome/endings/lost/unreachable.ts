import type {
  SipMessage,
  Unreachable,
} from '../../../../../engines/sip-capture/sip-capture.types.ts';
import type { Scene } from '../../scene.ts';

/** Packets may change places by so much on their way to the capture. In ms. */
const early = 50;
/** Later, it tells of another packet between the same ends. */
const late = 40_000;

/** What ICMP told of a message, which it names by the ends of its packet. */
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

/** ' The firewall reported by ICMP …'; '' where nothing did. */
export function lost(message: SipMessage, { unreachable, who, sentences }: Scene): string {
  const told = unreachableFor(message, unreachable);
  if (!told) return '';
  const { by, to, what } = told;
  return ` ${sentences.unreachable[what](who({ ip: by, port: 0 }), who(to), to.port)}`;
}
