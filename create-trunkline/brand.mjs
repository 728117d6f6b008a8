import { Refusal } from './refusal.mjs';

/** @typedef {{ id: string, productName: string, accent: string }} Brand */

/**
 * The brand in the form that the console and the library take.
 * @param {{ name: string, accent: string }} given
 * @returns {Brand}
 */
export function brandOf({ name, accent }) {
  const productName = name.trim();
  if (!/^.{1,40}$/.test(productName)) throw new Refusal('--name takes 1 to 40 characters.');
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent)) {
    throw new Refusal(`--accent takes a hex colour, such as '#0a7'; it is "${accent}".`);
  }
  const id = productName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id: id || 'console', productName, accent: accent.toLowerCase() };
}

/**
 * Formats a record as JavaScript, as a person would write it.
 * @param {Record<string, string | number>} record
 * @param {string} indent
 */
export function asSource(record, indent) {
  const lines = Object.entries(record).map(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : asString(value);
    return `${indent}  ${name}: ${text},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** @param {string} text */
const asString = (text) => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);
