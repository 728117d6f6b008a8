import { useEffect } from 'react';
import { toast } from '../../notices/toasts.ts';
import { singleKeys } from '../../screen/page/shortcuts.ts';
import { shortcutsSheet } from '../shortcuts/open.ts';

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]';
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typing) !== null;
/** Whether a dialog is open, which then gets the keys. */
export const isAsked = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The form that has the focus, or the only one on the page. */
function formToSave(target: EventTarget | null): HTMLFormElement | undefined {
  const own =
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-record]') : null;
  if (own) return own;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-record]')].filter(
    (form) => form.checkVisibility(),
  );
  return forms.length === 1 ? forms[0] : undefined;
}

function saves(event: KeyboardEvent): boolean {
  const form = formToSave(event.target);
  form?.requestSubmit();
  return form !== undefined;
}

function reviews(event: KeyboardEvent): boolean {
  const button = formToSave(event.target)?.querySelector<HTMLElement>('[data-review]');
  button?.click();
  return Boolean(button);
}

function searches(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

function adds(): boolean {
  const link = document.querySelector<HTMLAnchorElement>('main a[aria-keyshortcuts="n"]');
  link?.click();
  return link !== null;
}

function handle(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented || event.isComposing) return false;
  if (hasModifier) {
    if (isAsked()) return false;
    const key = event.key.toLowerCase();
    // In a field, the browser undoes the typing.
    if (key === 'z') return !event.shiftKey && !isTyping(event.target) && toast.undo();
    return key === 's' && (event.shiftKey ? reviews(event) : saves(event));
  }
  if (event.repeat || !singleKeys.get() || isTyping(event.target) || isAsked()) return false;
  if (event.key === '/') return searches();
  if (event.key === '?') {
    shortcutsSheet.set(true);
    return true;
  }
  return event.key === 'n' && adds();
}

/**
 * Shortcuts of every screen: `/` focuses the search of a list, `n` opens the form of a new record,
 * `?` lists the shortcuts, Ctrl+S or ⌘S saves, with Shift it shows what would be saved, Ctrl+Z or
 * ⌘Z undoes the change that the toast reports. Single keys are ignored while typing and while a
 * dialog is open.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (handle(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
