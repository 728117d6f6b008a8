/**
 * The writing direction of the page. The primitives we build on assume left to right by default,
 * for alignment and arrow keys.
 */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
