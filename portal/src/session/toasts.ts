import { createStore } from './store.ts';

export type Toast = { id: number; tone: 'success' | 'danger' | 'info'; message: string };

const store = createStore<Toast | null>(null);
let count = 0;
const show = (tone: Toast['tone'], message: string) => {
  count += 1;
  store.set({ id: count, tone, message });
};

/** One at a time: a new message replaces the old one. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('danger', message),
  info: (message: string) => show('info', message),
  dismiss: () => store.set(null),
};

export const useToast = store.use;
