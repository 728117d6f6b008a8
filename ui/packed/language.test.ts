import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { browser, serve } from './application.ts';
import { buildStories } from './stories.ts';

/*
 * Every story in a language that puts brackets around its words. What stands outside of them and in
 * our own sources can't be translated: it is listed in `ui/untranslated.txt`, which is to shrink.
 * Names of vendors, models and regions stay in it. It does not see what engines answer to the
 * application, which hands it in: findings, plans, errors of checks.
 */

declare global {
  var outside: (sentences: readonly string[], slice: number, slices: number) => Promise<string[]>;
}

const listed = new Set(
  readFileSync(new URL('../untranslated.txt', import.meta.url), 'utf8').split('\n'),
);
const source = fileURLToPath(new URL('../src', import.meta.url));

/** A tab mostly waits for its stories to settle: the others work meanwhile. */
const tabs = 6;

/** Parts of sentences in the sources: quoted texts, and templates split at their values. */
function sentences(): string[] {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^(engines|patterns|primitives|widgets)\/.*\.tsx?$/.test(file) &&
        !/\.(stories|fixtures|test)\./.test(file),
    )
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pieces = [
    ...code.matchAll(/'([^'\\\n]+)'|"([^"\\\n]+)"|`([^`]+)`|>\s*([A-Z][^<>{}]+)\s*</g),
  ]
    .flatMap((found) => found.slice(1).flatMap((text) => text?.split(/\$\{[^}]*\}/) ?? []))
    .map((text) => text.trim());
  return [...new Set(pieces)].filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text));
}

it('says nothing that can’t be translated, but what is listed', { timeout: 300_000 }, async () => {
  const page = await buildStories(
    'page',
    `import { createRoot } from 'react-dom/client';
     import { Labels } from '/src/labels/index.ts';
     import { de } from '/src/labels/de/index.ts';
     import { allStories } from 'stories.jsx';
     const inBrackets = (word) => {
       if (typeof word === 'string') return '⟦' + word + '⟧';
       if (typeof word === 'function') return (...values) => inBrackets(word(...values));
       if (Array.isArray(word)) return word.map(inBrackets);
       if (typeof word !== 'object' || word === null) return word;
       if ('$$typeof' in word) return <>⟦{word}⟧</>;
       return Object.fromEntries(Object.entries(word).map(([name, one]) => [name, inBrackets(one)]));
     };
     const language = { locale: 'en-US', labels: inBrackets(de.labels) };
     function textsIn(part) {
       // One text of all, so that a bracket may end in another element.
       const attributes = [...part.querySelectorAll('*')].flatMap((element) =>
         ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''));
       const texts = [];
       const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
       while (walk.nextNode()) texts.push(walk.currentNode.data);
       let shown = [texts.join('\\u0001'), ...attributes].join('\\u0001');
       for (let before = ''; before !== shown; ) {
         before = shown;
         shown = shown.replace(/⟦[^⟦⟧]*⟧/g, '\\u0001');
       }
       return new Set(shown.split('\\u0001').map((text) => text.trim()).filter((text) => /[a-z]{2}/.test(text)));
     }
     /** Texts that a story hands in are its own. */
     function handedIn(value, seen = new Set()) {
       if (typeof value === 'string') return value + '\\n';
       if (typeof value !== 'object' || value === null || seen.has(value)) return '';
       seen.add(value);
       return Object.values(value).map((one) => handedIn(one, seen)).join('');
     }
     /** Nothing has changed for a while: editors, workers and what comes later are there. */
     const quiet = () =>
       new Promise((done) => {
         let timer = setTimeout(done, 400);
         const observer = new MutationObserver(() => {
           clearTimeout(timer);
           timer = setTimeout(done, 400);
         });
         observer.observe(document.body, { subtree: true, childList: true, characterData: true });
         // Clocks never rest.
         setTimeout(done, 4000);
       });
     globalThis.outside = async (sentences, slice, slices) => {
       const found = new Set();
       const widgetOf = ({ name }) => name.split('/').slice(0, 2).join('/');
       const widgets = [...new Set(allStories.map(widgetOf))];
       for (const widget of widgets.filter((_, at) => at % slices === slice)) {
         const own = allStories.filter((story) => widgetOf(story) === widget);
         const roots = own.map(({ element }) => {
           const root = createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError: () => undefined });
           root.render(<Labels value={language}>{element}</Labels>);
           return root;
         });
         await quiet();
         const given = own.map(({ args }) => handedIn(args)).join('');
         for (const text of textsIn(document.body)) {
           for (const sentence of sentences) {
             if (text.includes(sentence) && !given.includes(sentence)) found.add(widget + ': ' + sentence);
           }
         }
         for (const root of roots) root.unmount();
         document.body.replaceChildren();
       }
       return [...found].sort();
     };`,
  );
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>',
  );
  // Opened without `visit`: some stories report errors on purpose.
  const site = await serve(page);
  const chromium = await browser();
  const asked = sentences();
  try {
    const found = await Promise.all(
      Array.from({ length: tabs }, async (_, slice) => {
        const tab = await chromium.newPage();
        await tab.goto(site.url);
        await tab.waitForFunction(() => 'outside' in globalThis);
        const own = await tab.evaluate(
          ({ sentences, slice, slices }) => globalThis.outside(sentences, slice, slices),
          { sentences: asked, slice, slices: tabs },
        );
        await tab.context().close();
        return own;
      }),
    );
    // Remove translated lines by hand: one run may miss text that loads late.
    expect(found.flat().filter((one) => !listed.has(one))).toEqual([]);
  } finally {
    site.close();
  }
});
