import { badRequest } from '../../http/errors.ts';

type Body = Record<string, unknown>;

const oneOf =
  (name: string, ...values: string[]) =>
  (value: unknown) => {
    if (!values.includes(String(value)) || typeof value !== 'string') {
      throw badRequest(`invalid ${name}`);
    }
  };

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any non-empty url is accepted; its form isn't checked. */
const hook = (name: string) => (value: unknown) => {
  if (typeof value !== 'string' && !(isObject(value) && value['url'])) {
    throw badRequest(`${name} must be string or an object containing a url property`);
  }
};

function record(value: unknown): void {
  const { action, type, siprecServerURL } = isObject(value) ? value : {};
  if (!action) throw badRequest('record requires action property');
  if (type !== 'cloud' && !siprecServerURL) {
    throw badRequest('record requires siprecServerURL property when starting recording');
  }
}

const participantActions = ['tag', 'untag', 'coach', 'uncoach', 'mute', 'unmute', 'hold', 'unhold'];

function participant(value: unknown): void {
  const { action, tag } = isObject(value) ? value : {};
  if (!participantActions.includes(String(action))) {
    throw badRequest(`conferenceParticipantAction invalid action property ${String(action)}`);
  }
  if ((action === 'tag' || action === 'coach') && !tag) {
    throw badRequest(
      `conferenceParticipantAction requires tag property when action is '${action}'`,
    );
  }
}

function sipRequest(value: unknown): void {
  const { method, content_type, content } = isObject(value) ? value : {};
  if (!method || !content_type || !content) {
    throw badRequest('sip_request requires method, content_type and content properties');
  }
}

const anything = () => {};

/** Every command with the check of its value, in the platform's order. */
const commands: Record<string, (value: unknown) => void> = {
  call_hook: hook('call_hook'),
  child_call_hook: hook('child_call_hook'),
  call_status: oneOf('call_status', 'completed', 'no-answer'),
  listen_status: oneOf('listen_status', 'pause', 'silence', 'resume'),
  conf_hold_status: oneOf('conf_hold_status', 'hold', 'unhold'),
  conf_mute_status: oneOf('conf_mute_status', 'mute', 'unmute'),
  mute_status: oneOf('mute_status', 'mute', 'unmute'),
  whisper: anything,
  sip_request: sipRequest,
  record,
  dtmf: (value) => {
    if (!isObject(value) || typeof value['digit'] !== 'string') throw badRequest('invalid dtmf');
  },
  tag: (value) => {
    if (!isObject(value)) throw badRequest('invalid tag data');
  },
  transcribe_status: anything,
  conferenceParticipantAction: participant,
  dub: anything,
  boostAudioSignal: anything,
  media_path: oneOf('media_path', 'no-media', 'partial-media', 'full-media'),
};

/** Allowed pairs: whisper with any other command, or the two hooks. */
const isPair = (names: readonly string[]) =>
  names.includes('whisper') || names.every((name) => name.endsWith('call_hook'));

/** Commands in a body. A falsy value counts as missing (`calls-update#bad-boost-zero`). */
export function commandsOf(body: Body): string[] {
  const given = Object.keys(commands).filter((name) => body[name]);
  if (given.length === 0) throw badRequest('no valid options supplied to updateCall');
  if (given.length > 2 || (given.length === 2 && !isPair(given))) {
    throw badRequest('multiple options are not allowed in updateCall');
  }
  for (const name of given) commands[name]?.(body[name]);
  return given;
}
