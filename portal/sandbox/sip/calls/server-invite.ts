import { branchOf, type Connection, newTag } from '../connection.ts';
import { answerTo, type Header, headerOf, type SipRequest } from '../message.ts';
import type { Phone } from '../phone.ts';
import type { Refusal } from '../rules/refusal.ts';

export type ServerInvite = {
  callSid: string;
  toTag: string;
  isOver(): boolean;
  provisional(status: 100 | 180): void;
  accept(sdp: string): void;
  refuse(refusal: Refusal): void;
  /** Registers a listener for an end without an answer: refused or given up. */
  onRefused(listener: (status: number) => void): void;
  /** The caller gives up, by a CANCEL or by closing the socket. */
  cancel(): void;
};

/** An INVITE that begins a call, until its final answer. */
export function createServerInvite(
  phone: Phone,
  connection: Connection,
  invite: SipRequest,
  callSid: string,
): ServerInvite {
  const headers: Header[] = [['X-Call-Sid', callSid]];
  const key = `${headerOf(invite, 'Call-ID')} ${branchOf(invite)}`;
  const toTag = newTag();
  const refused = new Set<(status: number) => void>();
  let isOver = false;

  function answer(status: number, more: Parameters<typeof answerTo>[2] = {}): void {
    if (isOver) return;
    if (status >= 200) finish();
    connection.send(
      answerTo(invite, status, { toTag, ...more, headers: [...headers, ...(more.headers ?? [])] }),
    );
    if (status >= 300) for (const listener of refused) listener(status);
  }

  const entry: ServerInvite = {
    callSid,
    toTag,
    isOver: () => isOver,
    provisional: (status: 100 | 180) => answer(status),
    accept: (sdp: string) =>
      answer(200, {
        headers: [['Contact', connection.contact()]],
        body: ['application/sdp', sdp],
      }),
    refuse: ({ status, reason, headers: more = [] }: Refusal) =>
      answer(status, { reason, headers: more }),
    onRefused: (listener) => refused.add(listener),
    cancel: () => answer(487),
  };
  const leave = connection.onClose(entry.cancel);
  phone.invites.set(key, entry);

  function finish(): void {
    isOver = true;
    leave();
    phone.invites.delete(key);
  }
  return entry;
}

/** The INVITE that a CANCEL refers to. */
export const inviteOf = (phone: Phone, cancel: SipRequest): ServerInvite | undefined =>
  phone.invites.get(`${headerOf(cancel, 'Call-ID')} ${branchOf(cancel)}`);
