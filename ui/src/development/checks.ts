import { type Brand, brandProblems } from '../tokens/brand/index.ts';
import { goneIn, newName, oldName, renames } from './renames.ts';
import { warn } from './warn.ts';

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Warns about a variant, size or tone that doesn't exist. */
export function checkVariant(
  component: string,
  prop: string,
  given: string | null | undefined,
  known: readonly string[],
): void {
  if (given == null || known.includes(given)) return;
  warn(`${component} has no ${prop} '${given}'. It has ${list(known)}.`);
}

type Options = readonly { value: string; label?: unknown }[];

type Choice = {
  component: string;
  /** The component's props, unchanged. */
  props: object;
  options: Options | undefined;
  /** Unknown values are shown: warns only about a likely typo. */
  showsUnknown?: boolean;
};

/** Warns about missing or ambiguous options, a value that no option has, and a value without `onChange`. */
export function checkChoice({ component, props, options, showsUnknown = false }: Choice): void {
  if (!options) {
    warn(`${component} has no \`options\`. While they load, hand in an empty list.`);
    return;
  }
  const values = options.map(({ value }) => value);
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) {
    warn(`${component} has two options with the value '${twice}'. Only the first can be chosen.`);
  }
  const given = new Map(Object.entries(props));
  const value: unknown = given.get('value') ?? given.get('defaultValue');
  if (value != null && value !== '' && values.length > 0 && !values.some((one) => one === value)) {
    const meant = options.find(
      (option) => option.label === value || option.value === String(value).toLowerCase(),
    );
    const hint = meant ? ` It has '${meant.value}', with the label '${meant.label}'.` : '';
    if (meant || !showsUnknown) {
      warn(`${component} has no option with the value ${JSON.stringify(value)}.${hint}`);
    }
  }
  const isFixed = given.get('readOnly') || given.get('disabled');
  if (given.has('value') && !given.get('onChange') && !isFixed) {
    warn(
      `${component} has a \`value\` without \`onChange\`: what is chosen isn't kept. Add it, or give \`defaultValue\` or \`readOnly\`.`,
    );
  }
}

const hasStyles = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--tl-radius') !== '';

let isPageStyled = false;

/** Reports a page without the style sheet, except in jsdom, which never has one. */
function unstyled(element: Element): string | undefined {
  // Computed styles are slow to read: on a page with `styles.css`, only the root is checked, once.
  isPageStyled ||= hasStyles(document.documentElement);
  if (isPageStyled || hasStyles(element) || navigator.userAgent.includes('jsdom')) return undefined;
  return "There are no styles here. Import '@trunkline/ui/styles.css' once, or '@trunkline/ui/components.css' and put a `ThemeRoot` around.";
}

/** Elements with this id; finds none in a shadow root. */
const withId = (id: string) => [...document.querySelectorAll(`[id="${id}"]`)];

/** Reports a control without a label. */
export function controlProblem(component: string, id: string): string | undefined {
  const [element] = withId(id);
  if (!(element instanceof HTMLElement)) return undefined;
  const isNamed =
    ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => element.getAttribute(name));
  if (isNamed) return unstyled(element);
  return `${component} has no name for assistive technology. Put it into a \`Field\`, or give it \`aria-label\`.`;
}

/** Reports a field around no control with its id, or around several. */
export function fieldProblem(id: string): string | undefined {
  const label = document.querySelector(`label[for="${id}"]`);
  if (!label) return undefined;
  const { length } = withId(id);
  if (length === 1) return unstyled(label);
  const name = `Field '${label.textContent}'`;
  return length === 0
    ? `${name} has no control. Put one of the library into it, or give yours what \`useFieldControl\` returns.`
    : `${name} has ${length} controls, all with the same id. Give each a \`Field\`, and put those into a \`Fieldset\`.`;
}

/** Warns about rows passed as a list instead of a record. */
export function checkRows(component: string, rows: unknown, example: string): void {
  if (rows === undefined || rows === null) {
    warn(`${component} has no \`value\`. With no rows it is {}.`);
  } else if (Array.isArray(rows)) {
    warn(
      `${component} takes its rows as an object by their id, such as ${example}, not as an array.`,
    );
  }
}

/** Warns if the open tab is not among the items. */
export function checkTab(value: string | undefined, items: readonly { value: string }[]): void {
  const known = items.map((item) => item.value);
  if (value !== undefined && !known.includes(value)) {
    warn(`Tabs has no item with the value '${value}', so no panel is open. It has ${list(known)}.`);
  }
}

/** Warns about an unknown vendor. */
export function checkVendor(vendor: string, known: readonly string[]): void {
  if (!known.includes(vendor)) {
    warn(
      `SpeechCredential doesn't know the vendor '${vendor}' and shows no fields. It knows ${list(known)}.`,
    );
  }
}

/** Warns about a brand with problems. */
export function checkBrand(brand: Brand): void {
  for (const { member, problem } of brandProblems(brand)) {
    warn(`ThemeRoot has a brand whose \`${member}\` can't be used: it ${problem}.`);
  }
}

/** Warns about labels that the component doesn't have. */
export function checkLabels(component: string, defaults: object, given: object): void {
  const unknown = Object.keys(given).filter((name) => !(name in defaults));
  if (unknown.length > 0) {
    warn(`${component} has no label ${list(unknown)}. It has ${list(Object.keys(defaults))}.`);
  }
}

/** Warns about props with deprecated names. */
export function checkNames(component: string, given: Readonly<Record<string, unknown>>): void {
  for (const rename of renames) {
    const isGiven = rename.component === component && given[rename.from] !== undefined;
    if (!isGiven || (rename.value !== undefined && rename.value !== given[rename.from])) continue;
    warn(
      `${component}: write \`${newName(rename)}\` for \`${oldName(rename)}\`, which goes in ${goneIn(rename)}. \`npx @trunkline/ui codemod 0.3 src\` does.`,
    );
  }
}
