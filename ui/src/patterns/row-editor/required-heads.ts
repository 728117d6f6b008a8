import { createContext } from 'react';

const end = '\n';

/**
 * Heads of required columns, joined as one text: it is equal between renders, so unchanged rows
 * don't render again.
 */
export const RequiredHeads = createContext('');

export const requiredHeads = (heads: readonly { text: string; isRequired?: boolean }[]): string =>
  heads.map(({ text, isRequired }) => (isRequired ? `${text}${end}` : '')).join('');

export const isRequiredHead = (required: string, head: string): boolean =>
  required.split(end).includes(head) && head !== '';
