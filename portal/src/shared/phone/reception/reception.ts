import { config } from '../../../config/index.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { getRegistration } from '../../../platform/resources/live/registrations.ts';
import type { IncomingLine, RegistrationEvent } from '../call/line.types.ts';
import type { LineRegistration } from '../call/sip/registration.ts';
import type { Caller } from '../call/test-client.ts';
import { currentEntrance } from '../entrance.ts';
import { phoneView, show } from '../phone-view.ts';
import { displacedBy, refusalOf } from './displaced.model.ts';
import { type Receiver, receptionView, showReception } from './reception-view.ts';

let registration: LineRegistration | null = null;
/** Counts presses: the library may load only after the next one. */
let attempts = 0;

/** Finds out whose registration a client would replace. Registers nothing yet. */
export async function receiverOf(
  parts: Omit<Receiver, 'displaces' | 'client'>,
  client: Caller,
): Promise<Receiver> {
  const registered = await getRegistration(parts.accountSid, client.username).catch(
    () => undefined,
  );
  return { ...parts, client, displaces: displacedBy(client.username, registered) };
}

/** Ends the registration: sends that at once, even while the page unloads. */
export function stopReceiving(): void {
  window.removeEventListener('pagehide', stopReceiving);
  attempts += 1;
  registration?.close();
  registration = null;
  showReception({ state: 'off' });
}

/** Registers the named client. Switches itself off if the platform refuses. */
export async function startReceiving(onIncoming: (line: IncomingLine) => void): Promise<void> {
  const { receiver, state } = receptionView.get();
  const entrance = currentEntrance();
  // Send nothing after a 403: see docs/decisions/0138.
  if (!receiver || !entrance || state !== 'off' || phoneView.get().refusal !== null) return;
  attempts += 1;
  const attempt = attempts;
  showReception({ state: 'registering', cause: null });
  window.addEventListener('pagehide', stopReceiving);

  function handle(event: RegistrationEvent) {
    if (event.kind === 'incoming') return onIncoming(event.line);
    if (event.kind === 'registered') return showReception({ state: 'on' });
    if (event.kind === 'lost') return showReception({ state: 'lost' });
    const cause = refusalOf(event, receiver?.hasHook ?? false);
    stopReceiving();
    showReception({ cause });
    if (!cause.isFinal) return;
    showReception({ receiver: null });
    show({ refusal: cause.says });
  }

  try {
    const { createRegistration } = await import('../call/sip/registration.ts');
    if (attempt !== attempts) return;
    const { iceServers } = config();
    const { client, realm } = receiver;
    registration = createRegistration({ url: entrance.url, realm, ...client, iceServers }, handle);
  } catch (error) {
    stopReceiving();
    showReception({ cause: { says: `The phone couldn’t register. ${messageOf(error)}` } });
  }
}
