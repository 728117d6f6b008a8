export const defaultLabels = {
  title: 'Call flow',
  empty: 'No steps yet.',
  /** The text has changed since then and can't be read. */
  outdated: 'As of the last text that could be read.',
  unreadable: 'Appears once the verbs can be read.',
  /** Webhook that continues the call after the input. */
  hook: (address: string) => `then ${address}`,
  unreached: 'Never reached',
  during: 'Meanwhile',
  /** Titles of steps by verb. */
  steps: {
    say: 'Say',
    play: 'Play',
    gather: 'Gather',
    pause: 'Pause',
    dial: 'Dial',
    'rest:dial': 'Place a call',
    enqueue: 'Queue the call',
    dequeue: 'Take from queue',
    leave: 'Leave the queue',
    conference: 'Join conference',
    agent: 'Talk to an AI agent',
    dialogflow: 'Talk to Dialogflow',
    lex: 'Talk to Lex',
    rasa: 'Talk to Rasa',
    stream: 'Stream audio',
    transcribe: 'Transcribe',
    dub: 'Dub a track',
    dtmf: 'Send tones',
    message: 'Send a text message',
    alert: 'Ring with an alert',
    config: 'Configure',
    tag: 'Tag the call',
    answer: 'Answer',
    'sip:request': 'Send a SIP request',
    transfer: 'Transfer',
    'sip:decline': 'Decline',
    redirect: 'Redirect',
    hangup: 'Hang up',
  },
  /** Each call uses one of several texts. */
  oneOf: (first: string, count: number) => `${first} (one of ${count})`,
  seconds: (length: string) => `${length} s`,
  /** '' for a missing limit. */
  digits: ({ least, most }: { least: string; most: string }) => {
    const unit = most === '1' ? 'digit' : 'digits';
    if (least === most) return most ? `${most} ${unit}` : unit;
    return least && most ? `${least} to ${most} digits` : most ? `up to ${most} ${unit}` : 'digits';
  },
  speech: 'speech',
  /** Between two possible inputs. */
  or: 'or',
  endsWith: (inputs: string, key: string) => `${inputs}, ends with ${key}`,
};

export type CallFlowLabels = typeof defaultLabels;
