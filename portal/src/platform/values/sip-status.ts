/** Meaning of a call's final status, and how to react. */
type SipStatus = {
  /** 'Busy Here' */
  phrase: string;
  /** 'The other side is busy.' */
  meaning: string;
  /** The next step; undefined if there is nothing to fix. */
  advice?: string;
};

type Meaning = { meaning: string; advice: string };

type Entry = SipStatus & {
  /** For inbound calls, which the platform or its application refuses: no carrier is to blame. */
  inbound?: Meaning;
  /** For outbound calls without a carrier: to a SIP client, or to Teams. */
  direct?: Meaning;
};

const noPassword = {
  meaning: 'The platform required credentials, and the caller sent none that it accepts.',
  advice: 'Check the username and password that the calling device or trunk logs in with.',
};
const ownRefusal = {
  meaning: 'The platform or the application refused this call.',
  advice: 'Test this inbound call, and look at its logs.',
};
const ownError = {
  meaning: 'The platform or the application had an error.',
  advice: 'Look at the alerts and at the logs of this call.',
};

const directPassword = {
  meaning: 'The other side requires credentials.',
  advice: 'If it is a SIP client, allow calls from the platform in its settings.',
};
const directError = {
  meaning: 'The other side had an error.',
  advice: 'Look at the alerts and at the logs of this call.',
};

/** Final statuses of calls, by code. Others have the meaning of their class. */
const known: Record<number, Entry> = {
  401: {
    phrase: 'Unauthorized',
    meaning: 'The other side requires credentials.',
    advice: 'Check the carrier’s username and password.',
    inbound: noPassword,
    direct: directPassword,
  },
  403: {
    phrase: 'Forbidden',
    meaning: 'The other side doesn’t allow this call.',
    advice: 'Ask your carrier whether the caller ID and the destination are allowed.',
    inbound: ownRefusal,
    direct: {
      meaning: 'The other side doesn’t allow this call.',
      advice: 'If it is a SIP client, allow calls from the platform in its settings.',
    },
  },
  404: {
    phrase: 'Not Found',
    meaning: "The number called isn't in use.",
    advice: 'Check the number: country code, and a leading + if your carrier needs it.',
    inbound: {
      meaning: 'The platform knows no such number.',
      advice: 'Check the number and its carrier, and whether it has an application.',
    },
    direct: {
      meaning: 'The user called isn’t known.',
      advice: 'Check the username and the realm, and whether the SIP client is registered.',
    },
  },
  407: {
    phrase: 'Proxy Authentication Required',
    meaning: 'The other side requires credentials.',
    advice: 'Check the carrier’s username and password.',
    inbound: noPassword,
    direct: directPassword,
  },
  408: {
    phrase: 'Request Timeout',
    meaning: 'The other side didn’t respond.',
    advice: 'Check the gateway’s address and port, and any firewall in between.',
    inbound: {
      meaning: 'Nobody answered in time.',
      advice:
        'Check the webhook of the application, and whether the devices it dials are registered.',
    },
    direct: {
      meaning: 'The other side didn’t respond.',
      advice: 'If it is a SIP client, check whether it is registered and online.',
    },
  },
  410: {
    phrase: 'Gone',
    meaning: 'The number is no longer in use.',
  },
  480: {
    phrase: 'Temporarily Unavailable',
    meaning: 'The other side can’t be reached at the moment.',
    advice: 'If it is a SIP client, check whether it is registered.',
    inbound: {
      meaning:
        'The platform had no application for this call, or nobody whom the application could reach.',
      advice:
        'Check whether the number has an application, and whether the devices it dials are registered.',
    },
  },
  484: {
    phrase: 'Address Incomplete',
    meaning: 'The number is too short.',
    advice: 'Check the number’s format: country code, and a leading + if your carrier needs it.',
    direct: {
      meaning: 'The address is incomplete.',
      advice: 'Check the username and the realm that were called.',
    },
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
    inbound: ownError,
  },
  502: {
    phrase: 'Bad Gateway',
    meaning: 'The carrier couldn’t reach the next network.',
    advice: 'Ask your carrier, or route the number to another one.',
    inbound: ownError,
    direct: directError,
  },
  503: {
    phrase: 'Service Unavailable',
    meaning: 'The carrier can’t take calls at the moment.',
    advice: 'Check whether the carrier is up, or route the number to another one.',
    inbound: {
      meaning: 'The platform didn’t take this call.',
      advice:
        'Check whether the account is active and within its limit on calls, and whether two carriers have the same gateway.',
    },
    direct: {
      meaning: 'The other side can’t take calls at the moment.',
      advice: 'If it is a SIP client, check whether it is registered and online.',
    },
  },
  600: { phrase: 'Busy Everywhere', meaning: 'The other side is busy.' },
  603: {
    phrase: 'Decline',
    meaning: 'The call was declined.',
    advice: 'If the platform declined it, test the number: no application or route may take it.',
  },
};

const classes: Record<number, Entry> = {
  4: { phrase: 'Refused', meaning: 'The other side refused the call.', inbound: ownRefusal },
  5: {
    phrase: 'Server Failure',
    meaning: 'The other side had an error.',
    advice: 'Ask your carrier, or route the number to another one.',
    inbound: ownError,
    direct: directError,
  },
  6: { phrase: 'Refused', meaning: 'The other side refused the call everywhere.' },
};

/** Undefined unless the status is a failure. @param hasCarrier whether the call went over a carrier */
export function sipStatus(
  code: number,
  direction = 'outbound',
  hasCarrier = true,
): SipStatus | undefined {
  const status = known[code] ?? classes[Math.floor(code / 100)];
  if (!status) return undefined;
  if (direction === 'inbound') return { ...status, ...status.inbound };
  return hasCarrier ? status : { ...status, ...status.direct };
}

/** Statuses that people cause, not systems: nothing is wrong. */
const ofPeople = new Set([486, 487, 600, 603]);

export const isOfPeople = (code: number | null): boolean => code !== null && ofPeople.has(code);

/** 'Busy Here'; 'OK' for an answered call. */
export const phraseOf = (code: number): string =>
  sipStatus(code)?.phrase ?? (code < 300 ? 'OK' : '');

/** The statuses that a filter offers. */
export const commonStatuses = Object.entries(known).map(([code, { phrase }]) => ({
  code: Number(code),
  phrase,
}));
