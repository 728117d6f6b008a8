import { formatDuration } from '../../../../../tokens/format/index.ts';

/** Problems within an answered call, and ICMP reports. `by` and `to` come from `who`. */
export const troubleSentences = {
  /** @param status null: the change was accepted, but its answer refuses the fax */
  faxRefused: (by: string, status: number | null, isBack: boolean) =>
    `Within the call, ${by} refused the change to fax (T.38)${status === null ? '' : ` with ${status}`}${isBack ? ', and the call went on with sound. Compare whether both sides allow T.38' : '. A fax fails there unless it is sent as sound. Allow T.38 on both sides, or on neither'}.`,
  withinChallenged: (by: string, method: string, status: number) =>
    `Within the call, ${by} asked for a password for the ${method} with ${status}, and no ${method} with it follows in this capture. If none was sent, the side that sent the ${method} has no username and password for it.`,
  withinRefused: (by: string, method: string, status: number) =>
    `Within the call, ${by} refused ${method === 'INVITE' ? 'another INVITE' : `the ${method}`} with ${status}.`,
  /** A request within an early dialog, before the call failed or was given up. */
  refusedBefore: (by: string, method: string, status: number) =>
    `Earlier, ${by} refused the ${method} with ${status}.`,
  prackMissing: (by: string, status: number, times: number, ms: number) =>
    `Earlier, ${by} sent a ${status} that asks for a PRACK ${times} times in ${formatDuration(ms)}, and none arrived. Check that the PRACK gets through, or switch 100rel off.`,
  withinUnheard: (method: string, times: number, ms: number) =>
    `Within the call, ${method === 'INVITE' ? 'another INVITE' : `the ${method}`} was sent ${times} times in ${formatDuration(ms)} and had no answer: the other side may be gone, or have another address.`,
  withinAckLost: (by: string, times: number, ms: number) =>
    `Within the call, ${by} sent its answer to another INVITE ${times} times in ${formatDuration(ms)}: the ACK did not arrive.`,
  /** Follows how a call ended: the other side sent its own BYE before it received the first. */
  hungUpToo: 'The other side hung up at the same moment.',
  byeChallenged: (by: string, status: number) =>
    `But ${by} asked for a password for the BYE with ${status}, and no BYE with it is in this capture: the call may still stand there. If none was sent, the side that sent the BYE has no username and password for it.`,
  byeRefused: (by: string, status: number) =>
    `But ${by} refused the BYE with ${status}: the call may still stand there.`,

  /** An INVITE offered audio; `by` answered without it. */
  soundLeftOut: (by: string) =>
    `But ${by} answered without a session description, so no audio was agreed.`,
  /** `offerer` offered audio in the answer to an INVITE without an offer; the ACK of `by` answers nothing. */
  ackWithoutSound: (offerer: string, by: string) =>
    `But ${offerer} offered the audio only in its answer, and the ACK of ${by} has no session description: no audio was agreed.`,
  soundRefused: (by: string) =>
    `But ${by} rejected the audio in its answer (port 0). Compare the codecs of both sides, and whether both use SRTP.`,
  /** @param isOffered the offer has SRTP and the answer doesn't; false: the other way round */
  encryptionDiffers: (by: string, isOffered: boolean) =>
    `But ${isOffered ? `the audio was offered encrypted (SRTP), and ${by} answered without encryption` : `the audio was offered without encryption, and ${by} answered with SRTP`}: there may be no audio. Use SRTP on both sides, or on neither.`,
  /** @param offered codecs of the offer: 'PCMU, PCMA', or '' */
  codecNotOffered: (by: string, offered: string, answered: string) =>
    `But ${by} answered with ${answered || 'no voice codec'}, and ${offered || 'no voice codec'} was offered: there may be no audio. Compare the codecs of both sides.`,
  /**
   * At least one of the two is false. @param sends whether `by` sends sound @param hears whether it
   * receives sound
   */
  soundOneWay: (by: string, sends: boolean, hears: boolean) =>
    `In its answer, ${by} says that it ${sends ? 'won’t receive audio' : hears ? 'won’t send audio' : 'will neither send nor receive audio'}.`,

  /** Report of a host or router about a packet. */
  unreachable: {
    port: (by: string, to: string, port: number) =>
      `By ICMP, ${by} reported that nothing listens on UDP port ${port} of ${to}. Check the port, and that SIP runs there.`,
    host: (by: string, to: string) =>
      `By ICMP, ${by} reported that ${to} is out of reach. Check its address, and the way there.`,
    refused: (by: string, to: string, port: number) =>
      `By ICMP, ${by} reported that packets to ${to}, port ${port}, are not allowed. Have the firewall let SIP through.`,
    'too large': (by: string, to: string) =>
      `By ICMP, ${by} reported that the packet is too large for the way to ${to}. Send fewer headers or codecs, or use TCP.`,
  },
};
