import { createStore } from '../browser/store.ts';
import { messages } from '../platform/client/errors.ts';

export type Toast = { id: number; tone: 'success' | 'danger' | 'info'; message: string };

const store = createStore<Toast | null>(null);
let count = 0;
const show = (tone: Toast['tone'], message: string) => {
  count += 1;
  store.set({ id: count, tone, message });
};

/** The log-in page shows these. As a toast they would still be there after the next log-in. */
const saidElsewhere: readonly string[] = [messages.sessionExpired, messages.unreachable];

/** One at a time: a new message replaces the old one. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => {
    if (!saidElsewhere.includes(message)) show('danger', message);
  },
  info: (message: string) => show('info', message),
  dismiss: () => store.set(null),
};

export const useToast = store.use;
