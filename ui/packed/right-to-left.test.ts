import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from './application.ts';
import { buildStories } from './stories.ts';

/*
 * Numbers, addresses, patterns and times read from left to right in every language. Where the page
 * runs from right to left they stand in an element of their own direction: '^44' would read '44^'.
 * An arrow that is a character doesn't turn with the page: between two parties it would point back.
 */

declare global {
  var turned: () => Promise<string[]>;
}

it('keeps technical text in its direction in a page that runs from right to left', async () => {
  const page = await buildStories(
    'page',
    `import { createRoot } from 'react-dom/client';
     import { stories } from 'stories.jsx';
     document.documentElement.dir = 'rtl';
     const technical = new RegExp([
       String.raw\`^\\^\`, // a pattern
       String.raw\`^/\\d+$\`, // a netmask
       String.raw\`^:\\d+$\`, // a port
       String.raw\`^\\+\\d\`, // a number, or a time since
       String.raw\`\\b(sips?|wss?|https?):\`,
       String.raw\`^\\d{1,3}(\\.\\d{1,3}){3}\\b\`,
       String.raw\`^\\d{1,2}:\\d\\d\`,
       String.raw\`^[\\d.,]+ ?(ms|s|min|h|kB|MB|%)$\`,
       String.raw\`^\\d{1,2} [A-Z][a-z]{2}\\b\`,
     ].join('|'));
     const sentence = /[a-z]{2,} [a-z]{2,} [a-z]{2,}/;
     const direction = (element) => getComputedStyle(element).direction;
     const isSeen = (element) => element.getClientRects().length > 0;
     function turnedIn(part) {
       const found = new Set();
       const judge = (text, element) => {
         const said = text.trim();
         // Styles are not part of this page: the class says that it turns.
         const isTurned = element.classList.contains('rtl:-scale-x-100');
         if (said.includes('→') && !isTurned && direction(element) === 'rtl' && isSeen(element)) {
           found.add(element.tagName.toLowerCase() + ' ' + said);
         }
         if (!technical.test(said) || sentence.test(said) || !isSeen(element)) return;
         if (direction(element) === 'rtl') found.add(element.tagName.toLowerCase() + ' ' + said);
       };
       const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
       while (walk.nextNode()) judge(walk.currentNode.data, walk.currentNode.parentElement);
       for (const field of part.querySelectorAll('input, textarea')) {
         judge(field.value || field.placeholder, field);
       }
       return [...found];
     }
     globalThis.turned = async () => {
       const wrong = [];
       for (const { name, element } of stories) {
         const part = document.createElement('div');
         document.body.append(part);
         const drawn = new Promise((told) => { globalThis.told = told; });
         const root = createRoot(part);
         root.render(element);
         await drawn;
         await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
         wrong.push(...turnedIn(part).map((text) => name + ': ' + text));
         root.unmount();
         part.remove();
       }
       return wrong;
     };`,
  );
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>',
  );
  await open({ folder: page }, async (tab) => {
    await tab.waitForFunction(() => 'turned' in globalThis);
    expect(await tab.evaluate(() => globalThis.turned())).toEqual([]);
  });
});
