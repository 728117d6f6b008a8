import { type Connection, newTag, transactionOf } from '../connection.ts';
import { answerTo, type Header, headerOf, type SipRequest } from '../message.ts';
import type { Phone } from '../phone.ts';
import type { Refusal } from '../rules/refusal.ts';

export type ServerInvite = {
  toTag: string;
  isOver(): boolean;
  provisional(status: 100 | 180): void;
  accept(sdp: string): void;
  refuse(refusal: Refusal): void;
  onCancel(listener: () => void): void;
  /** The caller gives up, by a CANCEL or by closing the socket. */
  cancel(): void;
};

/** An INVITE that begins a call, until its final answer. */
export function createServerInvite(
  phone: Phone,
  connection: Connection,
  invite: SipRequest,
  headers: readonly Header[],
): ServerInvite {
  const key = `${headerOf(invite, 'Call-ID')} ${transactionOf(invite)}`;
  const toTag = newTag();
  const cancelled = new Set<() => void>();
  let isOver = false;

  function answer(status: number, more: Parameters<typeof answerTo>[2] = {}): void {
    if (isOver) return;
    if (status >= 200) finish();
    connection.send(
      answerTo(invite, status, { toTag, ...more, headers: [...headers, ...(more.headers ?? [])] }),
    );
  }

  const entry: ServerInvite = {
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
    onCancel: (listener: () => void) => cancelled.add(listener),
    cancel() {
      answer(487);
      for (const listener of cancelled) listener();
    },
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

/** The INVITE that a CANCEL means. */
export const inviteOf = (phone: Phone, cancel: SipRequest): ServerInvite | undefined =>
  phone.invites.get(`${headerOf(cancel, 'Call-ID')} ${transactionOf(cancel)}`);
