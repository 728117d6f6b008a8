/** What a final status of a call means, and what one can do about it. */
type SipStatus = {
  /** 'Busy Here' */
  phrase: string;
  /** 'The other side is busy.' */
  meaning: string;
  /** The next step; undefined where there is nothing to repair. */
  advice?: string;
};

/** Final statuses that calls end with, by code. Others mean what their class means. */
const known: Record<number, SipStatus> = {
  401: {
    phrase: 'Unauthorized',
    meaning: 'The other side requires credentials.',
    advice: 'Check the carrier’s username and password.',
  },
  403: {
    phrase: 'Forbidden',
    meaning: 'The other side doesn’t allow this call.',
    advice: 'Ask your carrier whether the caller ID and the destination are allowed.',
  },
  404: {
    phrase: 'Not Found',
    meaning: "The number called isn't in use.",
    advice: 'Check the number, and whether it has an application.',
  },
  407: {
    phrase: 'Proxy Authentication Required',
    meaning: 'The other side requires credentials.',
    advice: 'Check the carrier’s username and password.',
  },
  408: {
    phrase: 'Request Timeout',
    meaning: 'The other side didn’t respond.',
    advice: 'Check the gateway’s address and port, and any firewall in between.',
  },
  410: {
    phrase: 'Gone',
    meaning: 'The number is no longer in use.',
  },
  480: {
    phrase: 'Temporarily Unavailable',
    meaning: 'The other side can’t be reached at the moment.',
    advice: 'If it is a SIP client, check whether it is registered.',
  },
  484: {
    phrase: 'Address Incomplete',
    meaning: 'The number is too short.',
    advice: 'Check the number’s format: country code, and a leading + if your carrier needs it.',
  },
  486: {
    phrase: 'Busy Here',
    meaning: 'The other side is busy.',
  },
  487: {
    phrase: 'Request Terminated',
    meaning: 'The caller hung up before anyone answered.',
  },
  488: {
    phrase: 'Not Acceptable Here',
    meaning: 'The two sides share no codec or transport.',
    advice: 'Compare the codecs in the SIP messages of this call.',
  },
  500: {
    phrase: 'Server Internal Error',
    meaning: 'The other side had an error.',
    advice: 'Look at the alerts and at the logs of this call.',
  },
  502: {
    phrase: 'Bad Gateway',
    meaning: 'The carrier couldn’t reach the next network.',
    advice: 'Ask your carrier, or route the number to another one.',
  },
  503: {
    phrase: 'Service Unavailable',
    meaning: 'The carrier can’t take calls at the moment.',
    advice: 'Check whether the carrier is up, or route the number to another one.',
  },
  600: { phrase: 'Busy Everywhere', meaning: 'The other side is busy.' },
  603: {
    phrase: 'Decline',
    meaning: 'The call was declined.',
    advice: 'If the platform declined it, test the number: no application or route may take it.',
  },
};

const classes: Record<number, SipStatus> = {
  4: { phrase: 'Refused', meaning: 'The other side refused the call.' },
  5: {
    phrase: 'Server Failure',
    meaning: 'The other side had an error.',
    advice: 'Ask your carrier, or route the number to another one.',
  },
  6: { phrase: 'Refused', meaning: 'The other side refused the call everywhere.' },
};

/** Undefined for what is no failure. */
export const sipStatus = (code: number): SipStatus | undefined =>
  known[code] ?? classes[Math.floor(code / 100)];

/** Answers that people give, and no system: nothing is wrong. */
const ofPeople = new Set([486, 487, 600, 603]);

export const isOfPeople = (code: number | null): boolean => code !== null && ofPeople.has(code);

/** 'Busy Here'; of an answered call 'OK'. */
export const phraseOf = (code: number): string =>
  sipStatus(code)?.phrase ?? (code < 300 ? 'OK' : '');

/** The statuses that a filter offers. */
export const commonStatuses = Object.entries(known).map(([code, { phrase }]) => ({
  code: Number(code),
  phrase,
}));
