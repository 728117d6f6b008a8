import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useLabels, useLocale } from '../use-labels.ts';
import { de } from './de/index.ts';
import { Labels, type LabelsProps, type Language } from './index.ts';

const sources = import.meta.glob<string>(
  ['../{primitives,patterns,widgets}/*/*.{ts,tsx}', '!**/*.{stories,test,fixtures}.*'],
  { query: '?raw', import: 'default', eager: true },
);
const modules = import.meta.glob<{ defaultLabels: object }>([
  '../{primitives,patterns,widgets}/*/*.{ts,tsx}',
  '!**/*.{stories,test,fixtures}.*',
]);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const namesIn = (pattern: RegExp) =>
  Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));

/** The file with the default labels of each component that calls `useLabels`. */
const defaultsOf = new Map(
  Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/useLabels(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(([, name = '']) => {
      const beside = Object.keys(sources).filter((one) => folderOf(one) === folderOf(path));
      const holder = [path, ...beside].find((one) =>
        /^export const defaultLabels\b/m.test(sources[one] ?? ''),
      );
      return [name, holder ?? path] as const;
    }),
  ),
);

it('has every component with words of its own in German', () => {
  expect(defaultsOf.size).toBeGreaterThan(60);
  expect([...defaultsOf.keys()].sort()).toEqual(Object.keys(de.labels).sort());
});

it('gives every component that takes labels those of the language', () => {
  const taking = namesIn(/labels\?: Partial<(\w+)Labels>/g);
  expect(taking.length).toBeGreaterThan(40);
  expect(taking.filter((name) => !defaultsOf.has(name ?? ''))).toEqual([]);
});

/** Names, terms and addresses that are the same in both languages. */
const sameInBoth = [
  'Pause',
  'AWS S3',
  'Azure Cloud Storage',
  'Google Cloud Storage',
  'https://example.com/hook',
  'Carrier',
  'Client',
  'DTMF',
  'Debug',
  'Details',
  'Host',
  'Info',
  'Microsoft Teams',
  'Name',
  'Optional',
  'Port',
  'Position',
  'Region',
  'STT',
  'Span',
  'Spans',
  'Status',
  'Trunk',
  'Subdomain',
  'TTS',
  'Webhook',
  '–',
];

/** An outcome of an inbound call, and its end. */
const inboundOutcome = {
  steps: [{ at: 'account', accountId: null, isActive: true }],
  end: { kind: 'application' },
  kind: 'refused',
  status: 503,
  reason: 'Busy',
};

/** The texts of a label; a label that takes values is called with several of them. */
function said(label: unknown): unknown[] {
  if (typeof label !== 'function') return [label];
  const values = [
    [1, 2, 3],
    [2, true, 3],
    ['outbound', 'outbound', 3, 'outbound', 'outbound'],
    ['synthesis', ['outbound'], 3],
    ['private', ['203.0.113.9']],
    ['auth', 2],
    [[{ place: 2, text: '^44' }], null, 2],
    [{ place: 2, text: '^44' }, '44', 0],
    [{ place: 2, text: '^44' }, '[1-19]', ['1', '9']],
    [['Other table']],
    ['203.0.113.9', { count: 2, first: '1', last: '2' }],
    [inboundOutcome, { accounts: new Map() }, { number: '', carrierIds: [] }],
  ];
  return values.flatMap((given) => {
    try {
      return [label(...given)];
    } catch {
      // The label takes other values.
      return [];
    }
  });
}

/** English words that are the same in German, each with the path of its label. */
function untranslated(english: object, german: object, path: string): [string, string][] {
  return Object.entries(english).flatMap(([key, one]) => {
    const other: unknown = german[key as keyof object];
    const name = `${path}.${key}`;
    if (typeof one === 'object' && one !== null) return untranslated(one, Object(other), name);
    const [mine, theirs] = [said(one), said(other)];
    expect(mine, name).not.toEqual([]);
    const same = mine.find((text, index) => JSON.stringify(text) === JSON.stringify(theirs[index]));
    return same === undefined ? [] : [[String(same), name] as [string, string]];
  });
}

it('says nothing in English where German is chosen', async () => {
  const same = new Map<string, string>();
  for (const [name, path] of defaultsOf) {
    const defaults = (await modules[path]?.())?.defaultLabels ?? {};
    expect(Object.keys(defaults), path).not.toEqual([]);
    const german = Object(de.labels[name as keyof typeof de.labels]);
    for (const [word, where] of untranslated(defaults, german, name)) same.set(word, where);
  }
  expect([...same].filter(([word]) => !sameInBoth.includes(word))).toEqual([]);
  expect(sameInBoth.filter((word) => !same.has(word))).toEqual([]);
});

it('goes over the language around it, label by label', () => {
  const Shown = () => {
    const table = useLabels('DataTable', { actions: 'Actions', moreActions: 'More' });
    return [useLocale(), table.actions, table.moreActions].join();
  };
  const shownIn = (...languages: Language[]) =>
    renderToStaticMarkup(
      languages.reduceRight<ReactNode>(
        (inner, value) => createElement(Labels, { value } as LabelsProps, inner),
        createElement(Shown),
      ),
    );
  const german: Language = { locale: 'de', labels: { DataTable: { actions: 'Aktionen' } } };
  const own: Language = { labels: { DataTable: { moreActions: 'Mehr' } } };
  expect(shownIn(german)).toBe('de,Aktionen,More');
  expect(shownIn(german, own)).toBe('de,Aktionen,Mehr');
  expect(shownIn(german, { locale: 'fr', labels: {} })).toBe('fr,Aktionen,More');
  // As in a translation file that lacks a word.
  const gap: Language = { labels: { DataTable: Object({ actions: undefined }) } };
  expect(shownIn(gap)).toBe(',Actions,More');
  expect(shownIn(german, gap)).toBe('de,Aktionen,More');
});
