import { createStore } from '../browser/store.ts';
import { messages } from '../platform/client/calls/errors.ts';

type Toast = {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: string;
  /** Undoes what the message reports, while it is shown. */
  undo?: (() => void) | undefined;
  /** The next step, if there is nothing to undo. */
  next?: NextStep | undefined;
};

export type NextStep = { label: string; href: string };

const store = createStore<Toast | null>(null);
let count = 0;
const show = (tone: Toast['tone'], message: string, then: Pick<Toast, 'undo' | 'next'> = {}) => {
  count += 1;
  store.set({ id: count, tone, message, ...then });
};

/** Messages of the log-in page. A toast would still be there after the next log-in. */
const saidElsewhere: readonly string[] = [messages.sessionExpired, messages.unreachable];

/** One at a time: a new message replaces the old one. */
export const toast = {
  success: (message: string, undo?: Toast['undo'], next?: NextStep) =>
    show('success', message, { undo, next }),
  error: (message: string) => {
    if (!saidElsewhere.includes(message)) show('danger', message);
  },
  info: (message: string) => show('info', message),
  dismiss: () => store.set(null),
  /** Undoes what the current message reports. @returns whether it can */
  undo: () => {
    const undo = store.get()?.undo;
    if (!undo) return false;
    store.set(null);
    undo();
    return true;
  },
};

export const useToast = store.use;
