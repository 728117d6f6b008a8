import { createStore } from '../browser/store.ts';
import { messages } from '../platform/client/calls/errors.ts';

type Toast = {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: string;
  /** Takes back what the message tells of, while it stands. */
  undo?: (() => void) | undefined;
  /** What people do next, where there is nothing to take back. */
  next?: NextStep | undefined;
};

export type NextStep = { label: string; href: string };

const store = createStore<Toast | null>(null);
let count = 0;
const show = (tone: Toast['tone'], message: string, then: Pick<Toast, 'undo' | 'next'> = {}) => {
  count += 1;
  store.set({ id: count, tone, message, ...then });
};

/** The log-in page shows these. As a toast they would still be there after the next log-in. */
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
  /** Takes back what the message on the screen tells of. @returns whether it can be */
  undo: () => {
    const undo = store.get()?.undo;
    if (!undo) return false;
    store.set(null);
    undo();
    return true;
  },
};

export const useToast = store.use;
