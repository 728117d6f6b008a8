import type { PhoneIntent } from '@trunkline/ui/widgets/phone';
import { config } from '../../config/index.ts';
import { getAccount } from '../../platform/resources/accounts/accounts.ts';
import { getClient, listClients } from '../../platform/resources/clients/clients.ts';
import { writeRefusal } from '../../session/policies.ts';
import { getSession } from '../../session/session.ts';
import { watchDevices } from './audio/devices.ts';
import { closeMicrophone, openMicrophone, watchLevel } from './audio/microphone.ts';
import { type IncomingCall, receiveCall } from './call/incoming-call.ts';
import type { IncomingLine } from './call/line.types.ts';
import { startCall } from './call/outgoing-call.ts';
import type { RunningCall } from './call/running-call.ts';
import type { Caller } from './call/test-client.ts';
import { checkMicrophone, checkPaths } from './doctor/browser-checks.ts';
import { causeOf } from './doctor/causes.ts';
import type { CheckedFacts } from './doctor/checks.model.ts';
import { ownCarriersOf } from './doctor/own-carriers.ts';
import { checkSocket } from './doctor/socket-check.ts';
import { chooseRegion, currentEntrance } from './entrance.ts';
import { type CallingRight, isCalling, type PhoneTarget, phoneTarget } from './phone-target.ts';
import { emptyView, phoneView, show } from './phone-view.ts';
import { receiverOf, startReceiving, stopReceiving } from './reception/reception.ts';
import { receptionView, showReception } from './reception/reception-view.ts';

const rightColumns = {
  app: 'allow_direct_app_calling',
  queue: 'allow_direct_queue_calling',
  user: 'allow_direct_user_calling',
} as const;

/** Whether each call gets a new client; otherwise the person names a client of the account. */
export const makesTestClient = (hasHook: boolean | undefined) => {
  const user = getSession()?.user;
  return hasHook === false && user !== undefined && writeRefusal(user) === undefined;
};

let target: PhoneTarget | null = null;
let call: RunningCall | null = null;
let ringing: IncomingCall | null = null;
let stopLevel: (() => void) | null = null;
let stopDevices: (() => void) | null = null;

const find = (change: Partial<CheckedFacts>) => {
  const { facts } = phoneView.get();
  if (facts) show({ facts: { ...facts, ...change } });
};

/** Checks everything that a call needs, without making one. */
async function check(current: PhoneTarget): Promise<void> {
  const { iceServers } = config();
  const url = currentEntrance()?.url ?? '';
  show({ facts: { url } });
  const isCurrent = () => target === current && phoneView.get().facts?.url === url;
  const account = await getAccount(current.accountSid);
  if (!isCurrent()) return;
  find({
    realm: account.sip_realm ?? '',
    hasHook: Boolean(account.registration_hook?.url),
    isAccountActive: account.is_active,
  });
  await Promise.all([
    checkSocket(url, account.sip_realm ?? '').then(({ ownAddress, ...facts }) => {
      if (!isCurrent()) return;
      find(facts);
      show({ ownAddress });
    }),
    checkMicrophone().then((microphone) => isCurrent() && find({ microphone })),
    checkPaths(iceServers).then((paths) => isCurrent() && find({ paths })),
  ]);
}

const checked = (current: PhoneTarget) =>
  check(current).catch(() => {
    if (target === current) show({ note: 'Couldn’t load the account to check the call.' });
  });

/** Looks up the named client in the account. */
async function checkClient(accountSid: string, { username }: Caller, right: CallingRight) {
  const row = (await listClients()).find(
    (one) => one.account_sid === accountSid && one.username === username,
  );
  if (!row) return null;
  const client = await getClient(row.client_sid);
  return { isActive: client.is_active, mayCall: client[rightColumns[right]] };
}

function stopTrial(): void {
  stopLevel?.();
  stopLevel = null;
  show({ level: undefined });
}

/** Opens the phone for a target. */
export function openPhone(next: PhoneTarget): void {
  target = next;
  const { devices, refusal } = phoneView.get();
  phoneView.set({ ...emptyView, devices, refusal });
  // A receiver that is named but not switched on belongs to the previous target.
  if (receptionView.get().state === 'off') showReception({ receiver: null, cause: null });
  stopDevices ??= watchDevices();
  void checked(next);
}

/** Ends everything when the phone closes: nothing else could hang up. */
export function leavePhone(): void {
  call?.hangUp();
  stopReceiving();
  stopTrial();
  stopDevices?.();
  stopDevices = null;
  target = null;
}

/** Shows the level of the microphone before a call. */
export async function tryMicrophone(): Promise<void> {
  const opened = await openMicrophone(phoneView.get().devices.microphone);
  if (typeof opened === 'string') return find({ microphone: opened });
  find({ microphone: 'granted' });
  const stop = watchLevel(opened, (level) => show({ level }));
  stopLevel?.();
  stopLevel = () => {
    stop();
    closeMicrophone(opened);
  };
}

/** @param caller a client of the account; kept in memory until the phone is closed */
export async function nameCaller(caller: Caller): Promise<undefined> {
  show({ caller });
  const current = target;
  if (!current || phoneView.get().facts?.hasHook !== false) return;
  const client = await checkClient(current.accountSid, caller, current.right);
  if (target === current) find({ client });
}

/** @returns why no call to this client could ring here; otherwise it can be switched on */
export async function prepareReceiving(client: Caller): Promise<string | undefined> {
  const current = target;
  const { facts } = phoneView.get();
  if (!current || !facts?.realm) return undefined;
  const { accountSid } = current;
  const { realm, hasHook = false } = facts;
  // Don't register an unknown or inactive client: such refusals get addresses banned.
  const own = hasHook ? undefined : await checkClient(accountSid, client, 'user');
  if (own === null) return 'The account has no client of this name.';
  if (own?.isActive === false) return 'This client is inactive.';
  const receiver = await receiverOf({ accountSid, realm, hasHook }, client);
  if (target === current) showReception({ receiver, cause: null });
  return undefined;
}

function handleIncoming(line: IncomingLine): void {
  const { receiver } = receptionView.get();
  if (isCalling.get() || !receiver) {
    line.refuseAsBusy();
    return;
  }
  stopTrial();
  const { microphone, loudspeaker } = phoneView.get().devices;
  const { accountSid, hasHook, client } = receiver;
  ringing = receiveCall(line, {
    ...{ accountSid, hasHook, microphone, loudspeaker },
    username: client.username,
  });
  call = ringing;
}

/** Registers the named client: its calls ring here, and nowhere else. */
export const receiveCalls = () => void startReceiving(handleIncoming);

/** Switches to the entrance of another region and checks it. */
export function moveToRegion(region: string): void {
  chooseRegion(region);
  if (target) void checked(target);
}

function dial(): void {
  const { facts, caller, devices, refusal } = phoneView.get();
  const current = target;
  const entrance = currentEntrance();
  // Send nothing after a 403: see docs/decisions/0138.
  if (!current || !entrance || !facts?.realm || refusal !== null) return;
  stopTrial();
  call = startCall(
    {
      target: current,
      entrance,
      realm: facts.realm,
      hasHook: facts.hasHook ?? false,
      caller: makesTestClient(facts.hasHook) ? null : caller,
      microphone: devices.microphone,
      loudspeaker: devices.loudspeaker,
    },
    async (end, failure) => {
      void checked(current);
      if (!/not provisioned/i.test(end.reason)) return;
      const ownCarriers = await ownCarriersOf(current.accountSid, phoneView.get().ownAddress);
      const cause = causeOf(end, { ...failure, ownCarriers });
      const { state } = phoneView.get();
      if (target !== current || state.kind !== 'ended') return;
      show({ cause, state: { ...state, reason: cause.says } });
    },
  );
}

export function handleIntent(intent: PhoneIntent) {
  const { devices } = phoneView.get();
  switch (intent.kind) {
    case 'call':
      return dial();
    case 'answer':
      return void ringing?.answer();
    case 'decline':
      return ringing?.decline();
    case 'hang-up':
      return call?.hangUp();
    case 'mute':
      return call?.setMuted(intent.isMuted);
    case 'hold':
      return call?.setHeld(intent.isHeld);
    case 'key':
      return call?.sendKey(intent.key);
    case 'transfer':
      return call?.transfer(intent.to);
    case 'choose-microphone': {
      const microphone = intent.id || null;
      show({ devices: { ...devices, microphone } });
      if (stopLevel) void tryMicrophone();
      void call?.setMicrophone(microphone);
      return;
    }
    case 'choose-loudspeaker':
      show({ devices: { ...devices, loudspeaker: intent.id || null } });
      void call?.setLoudspeaker(intent.id);
      return;
    case 'close':
      return phoneTarget.set(null);
  }
}
