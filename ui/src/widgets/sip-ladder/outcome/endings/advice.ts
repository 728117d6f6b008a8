/** Why a call was refused, and what can be done. */
const advice: Record<number, string> = {
  400: 'the request is not well formed. Look at its headers, and ask the other side for its log',
  401: 'the username or password was not accepted. Check the credentials',
  402: 'there is no credit. Check the balance with the carrier',
  403: 'the other side does not accept this caller number, account or source address. Check the caller number and the addresses the other side allows',
  404: 'the number is not known there. Check how it is written: country code, leading plus, tech prefix',
  405: 'the method is not allowed there',
  407: 'the username or password was not accepted. Check the credentials',
  408: 'no answer came in time, from a server on the way or from who was called',
  410: 'the number is no longer in service',
  406: 'the other side has no answer in a form that the request accepts. Look at its Accept headers',
  413: 'the request is too large. Send fewer headers or codecs',
  414: 'the address is too long. Check how the number is written',
  415: 'the kind of body is not accepted. Compare the Content-Type headers',
  416: 'this kind of address is not accepted. Check whether sip, sips or tel is expected',
  420: 'a SIP extension is required that the other side does not have',
  433: 'a withheld caller number is not accepted. Send the number of the caller',
  470: 'the caller has no consent to reach this address',
  480: 'the other side is unavailable: not registered, not answering or not to be disturbed',
  481: 'the other side does not know this call any more. It may have restarted, or the request came late',
  482: 'the request went round in a circle. Check the routing between the two sides',
  483: 'the request went over too many hops. Check the routing for a circle',
  484: 'the number is incomplete. Check how many digits the other side expects',
  485: 'the address fits several people. Dial the whole number',
  486: 'the line is busy',
  487: 'the call was given up before it was answered',
  488: 'the two sides share no codec or encryption. Compare the media of the INVITE with what the other side accepts',
  491: 'both sides changed the call at the same time. They retry on their own',
  493: "the other side can't decrypt the body",
  494: 'a security agreement is required. Ask the other side which',
  500: 'something went wrong on the other side. Ask for its log, with the Call-ID',
  501: 'the other side does not know this method',
  502: 'a gateway behind the other side gave a bad answer. Ask the carrier, with the Call-ID',
  503: 'the other side is overloaded or out of channels. Try another gateway, or ask the carrier for more channels',
  504: 'a server behind the other side did not answer in time. Ask the carrier, with the Call-ID',
  505: 'the SIP version is not accepted',
  513: 'the message is too large. Send fewer headers or codecs, or use TCP',
  580: "the quality that was asked for can't be reserved",
  600: 'the line is busy everywhere',
  603: 'the call was declined. A carrier may do that to a caller number it does not trust',
  604: 'the number does not exist anywhere',
  606: 'no codec or way of encryption suits both sides',
  607: 'the called person has marked this caller as unwanted',
  608: 'the call was blocked as unwanted. Ask the carrier for a review',
};

/** By the status of the answer. */
export const adviceOn = (status: number) =>
  advice[status] ??
  (status >= 500
    ? 'something went wrong on the other side. Ask for its log, with the Call-ID'
    : 'the other side does not accept the request. The Reason header may tell more');
