/** Why a file can't be read as a capture. */
export const captureProblems = {
  empty: 'The capture is empty.',
  noCapture: 'This is not a capture: neither pcap nor pcapng.',
  text: 'This is SIP as text, not a capture. Record the packets as pcap or pcapng, as tcpdump and sngrep do.',
  unreadable: "This capture can't be read.",
  tooSlow: 'This capture takes too long to read. Download it instead.',
  stopped: 'Reading the capture was stopped.',
};

/** The file is no capture. The message is for people. */
export class CaptureError extends Error {
  readonly code: keyof typeof captureProblems;

  constructor(code: keyof typeof captureProblems, problems = captureProblems) {
    super(problems[code]);
    this.name = 'CaptureError';
    this.code = code;
  }
}
