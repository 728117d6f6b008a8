/**
 * Writing direction of the page. The underlying primitives assume left to right by default, for
 * alignment and arrow keys.
 */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
