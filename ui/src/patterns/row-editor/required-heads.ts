import { createContext } from 'react';

const end = '\n';

/**
 * Heads of the columns that have to be filled in, as one text: it stays the same between renders, so
 * rows that did not change are not drawn again.
 */
export const RequiredHeads = createContext('');

export const requiredHeads = (heads: readonly { text: string; isRequired?: boolean }[]): string =>
  heads.map(({ text, isRequired }) => (isRequired ? `${text}${end}` : '')).join('');

export const isRequiredHead = (required: string, head: string): boolean =>
  required.split(end).includes(head) && head !== '';
