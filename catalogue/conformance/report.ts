import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Evidence } from './evidence.ts';
import type { Criterion, Finding, Level } from './findings.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { type Clause, chapters, people } from './standards.ts';
import { understandable } from './understandable.ts';

export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable];
export const clauses: readonly Clause[] = [...people, ...chapters];

/** When a person last went through the findings. */
const evaluated = 'November 2026';

export const products = {
  library: {
    name: '@trunkline/ui, component library',
    description:
      'React components for the console of a voice platform, shown in a catalogue of stories.',
  },
  console: {
    name: 'Trunkline console',
    description: 'Web application to operate a cloud voice platform, built from @trunkline/ui.',
  },
} as const;
export type Product = keyof typeof products;

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../ui/package.json', import.meta.url)), 'utf8'),
) as { version: string };

function told(evidence: Evidence): string {
  if ('gate' in evidence) return `\`npm run ${evidence.gate}\` (${evidence.shows})`;
  if ('story' in evidence) {
    const [path = '', name = ''] = evidence.story.split('#');
    return `story ${name} of \`ui/src/${path}\``;
  }
  if ('keys' in evidence) return `keyboard table of \`${evidence.keys}\``;
  if ('test' in evidence)
    return `“${evidence.name.replaceAll('|', '\\|')}” in \`${evidence.test}\``;
  return `\`${evidence.file}\``;
}

const row = (title: string, { level, remark, evidence }: Finding) =>
  `| ${title} | ${level} | ${remark}${evidence.length > 0 ? `<br>Evidence: ${evidence.map(told).join('; ')}.` : ''} |`;

const table = (rows: readonly string[]) =>
  ['| Criteria | Conformance Level | Remarks and Explanations |', '|---|---|---|', ...rows].join(
    '\n',
  );

const levels: readonly (readonly [Level, string])[] = [
  ['Supports', 'something in the repository shows it, and is named'],
  ['Partially Supports', 'some of it does not meet the criterion'],
  ['Does Not Support', 'most of it does not meet the criterion'],
  ['Not Applicable', 'the criterion is about something that is not there'],
  [
    'Not Evaluated',
    'a person has to judge it; the remark says how. VPAT keeps this term for level AAA: replace each before you hand the report to a buyer',
  ],
];

/** Accessibility conformance report of a product, in the format of VPAT 2.5 INT. */
export function report(product: Product): string {
  const { name, description } = products[product];
  const ofLevel = (wanted: 'A' | 'AA') =>
    criteria
      .filter(({ wcag }) => wcag === wanted)
      .map((one) => row(`**${one.id} ${one.name}**`, one[product]));
  const counts = levels.map(([level]) => {
    const count = criteria.filter((one) => one[product].level === level).length;
    return `${count} ${level}`;
  });
  const clausesOf = (rows: readonly Clause[]) =>
    table(rows.map((one) => row(`**${one.id} ${one.name}**`, one[product])));
  return `${[
    '# Accessibility Conformance Report',
    'International Edition, in the form of VPAT® 2.5 INT. Written by `npm run accessibility` from `catalogue/conformance`; a test compares the two and asks for each piece of evidence.',
    [
      `- **Name of product:** ${name}, version ${version}`,
      `- **Report date:** ${evaluated}`,
      `- **Product description:** ${description}`,
      '- **Contact:** the company that publishes the product adds its address',
      '- **Evaluation methods:** axe-core, tests by keyboard, computed contrast, comparison of pictures and accessibility trees, all in Chromium on each run of `npm test`. No assistive technology has been used by a person.',
    ].join('\n'),
    '## Applicable Standards/Guidelines',
    [
      '| Standard/Guideline | Included In Report |',
      '|---|---|',
      '| Web Content Accessibility Guidelines 2.0, 2.1 and 2.2 | Level A (Yes), Level AA (Yes), Level AAA (No) |',
      '| EN 301 549 V3.2.1 (2021-03) | Yes |',
      '| Revised Section 508 standards (2018) | Yes |',
    ].join('\n'),
    '## Terms',
    levels.map(([level, meaning]) => `- **${level}:** ${meaning}.`).join('\n'),
    `Of ${criteria.length} criteria of WCAG 2.2: ${counts.join(', ')}.`,
    '## WCAG 2.x Report',
    '### Table 1: Success Criteria, Level A',
    table(ofLevel('A')),
    '4.1.1 Parsing is obsolete; WCAG 2.0 and 2.1 count it as met: Supports.',
    '### Table 2: Success Criteria, Level AA',
    table(ofLevel('AA')),
    '## Revised Section 508 Report',
    'Chapter 3 asks for what clause 4.2 of EN 301 549 below asks for. Chapter 4 is about hardware: Not Applicable. Chapters 5 and 6 take over WCAG 2.0 A and AA for the product (501.1) and its documentation (602.3): see the tables above and clause 12.1.2. 603, support services: see clause 12.2.',
    '## EN 301 549 Report',
    '### Chapter 4: Functional Performance Statements',
    clausesOf(people),
    '### Chapters 5 to 13',
    'Chapter 9, Web, is WCAG 2.1: see the tables above.',
    clausesOf(chapters),
    '## Legal Disclaimer',
    'The report says what the repository shows of this version. A deployment with a brand, words or code of its own is evaluated by the company that runs it.',
  ].join('\n\n')}\n`;
}
