import { local } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';

export const isMac = /Mac|iP(?:ad|hone)/.test(navigator.userAgent);

/** The console's keys, for tooltips and assistive technology. */
export const keys = {
  search: { hint: '/', aria: '/' },
  add: { hint: 'N', aria: 'n' },
  sheet: { hint: '?', aria: '?' },
  palette: isMac ? { hint: '⌘K', aria: 'Meta+K' } : { hint: 'Ctrl+K', aria: 'Control+K' },
  review: isMac
    ? { hint: '⇧⌘S', aria: 'Meta+Shift+S' }
    : { hint: 'Ctrl+Shift+S', aria: 'Control+Shift+S' },
  undo: isMac ? { hint: '⌘Z', aria: 'Meta+Z' } : { hint: 'Ctrl+Z', aria: 'Control+Z' },
  save: isMac ? { hint: '⌘S', aria: 'Meta+S' } : { hint: 'Ctrl+S', aria: 'Control+S' },
};

const store = createStore(local.get('shortcuts') !== 'off');

/**
 * Whether single-key shortcuts are on. People who use speech input or press keys by accident switch
 * them off.
 */
export const singleKeys = {
  get: store.get,
  use: store.use,
  set(isOn: boolean) {
    if (isOn) local.remove('shortcuts');
    else local.set('shortcuts', 'off');
    store.set(isOn);
  },
};
