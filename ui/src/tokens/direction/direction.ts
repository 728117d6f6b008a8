/**
 * The writing direction of the page. The behaviour primitives below us assume left to right
 * unless told, for alignment and for what the arrow keys mean.
 */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
