import { isRecord } from '../browser/record.ts';
import { linesOfBrand } from './brand.ts';

/** Lists problems of the brand with the others. */
function withBrand(problems: readonly string[]): Set<string> {
  const given = window.PORTAL_CONFIG;
  const brand = isRecord(given) ? given['brand'] : undefined;
  return new Set([...problems, ...(isRecord(brand) ? linesOfBrand(brand) : [])]);
}

/** Without valid settings there is no application: plain elements, text only. */
export function showProblems(root: HTMLElement, problems: readonly string[]): void {
  const box = document.createElement('main');
  box.className = 'mx-auto grid max-w-prose gap-3 px-4 py-24';
  const heading = document.createElement('h1');
  heading.className = 'text-title font-semibold';
  heading.textContent = 'This console is not configured correctly';
  const list = document.createElement('ul');
  list.className = 'list-disc ps-5 font-mono text-small text-danger';
  for (const problem of withBrand(problems)) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  const help = document.createElement('p');
  help.textContent = 'Correct these settings in config.js, beside index.html, and reload the page.';
  box.append(heading, list, help);
  root.replaceChildren(box);
}
