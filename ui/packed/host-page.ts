import type { Page } from 'playwright';

/** A page with its own styles, two branded parts and a third one in a shadow root. */
export const hostPage = `
  import { useId, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { copperline, fernway } from '@trunkline/ui/tokens/brand';
  import { Button } from '@trunkline/ui/primitives/button';
  import { Checkbox } from '@trunkline/ui/primitives/checkbox';
  import { Combobox } from '@trunkline/ui/primitives/combobox';
  import { Dialog } from '@trunkline/ui/primitives/dialog';
  import { DropdownMenu } from '@trunkline/ui/primitives/dropdown-menu';
  import { Link } from '@trunkline/ui/primitives/link';
  import { ShadowThemeRoot } from '@trunkline/ui/primitives/shadow-theme-root';
  import { Select } from '@trunkline/ui/primitives/select';
  import { Switch } from '@trunkline/ui/primitives/switch';
  import { ThemeRoot } from '@trunkline/ui/primitives/theme-root';
  import { Tooltip } from '@trunkline/ui/primitives/tooltip';
  import { FormSection } from '@trunkline/ui/patterns/form-section';
  import { emptySipGateway, SipGateways } from '@trunkline/ui/widgets/sip-gateways';
  document.body.insertAdjacentHTML('afterbegin', \`<main id="host"><h1>Host</h1><h2>Second</h2>
    <p>Text <a href="#">link</a> <code>code</code></p><ul><li>One</li></ul><ol><li>One</li></ol><hr>
    <button>Press</button><label>Name <input value="typed"></label><textarea></textarea>
    <select><option>One</option></select><table><tr><th>Head</th><td>Cell</td></tr></table>
    <fieldset><legend>Legend</legend></fieldset><details open><summary>More</summary></details></main>\`);
  function Sample() {
    const [value, setValue] = useState({ a: { ...emptySipGateway, address: '203.0.113.9' } });
    const [isOpen, setIsOpen] = useState(false);
    const [chosen, setChosen] = useState('one');
    const [account, setAccount] = useState('a');
    return (
      <FormSection title="Trunk" description="A section of the form.">
        <SipGateways value={value} onChange={setValue} />
        <Link href="#">A link</Link>
        <Checkbox>Recorded</Checkbox>
        <Switch aria-label="Active" />
        <Select aria-label="Region" value={chosen} onChange={setChosen}
          options={[{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }]} />
        <Combobox id={useId()} aria-label="Account" value={account} onChange={setAccount}
          options={[{ value: 'a', label: 'Acme' }, { value: 'b', label: 'Sunny' }]} />
        <DropdownMenu trigger={<Button>More</Button>}
          items={[{ label: 'Rename', onSelect: () => {} }]} />
        <Tooltip content="A hint"><Button>Hinted</Button></Tooltip>
        <Button variant="primary" onClick={() => setIsOpen(true)}>Delete</Button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Delete it?"
          footer={<Button variant="primary" onClick={() => setIsOpen(false)}>Confirm</Button>}>
          Text
        </Dialog>
      </FormSection>
    );
  }
  const add = (id) => {
    const part = document.createElement('div');
    part.id = id;
    part.style.cssText = 'position: relative; width: 600px';
    document.body.append(part);
    return part;
  };
  const show = (into, part) => createRoot(into).render(part);
  show(add('first'), <ThemeRoot brand={copperline}><Sample /></ThemeRoot>);
  show(add('second'), <ThemeRoot brand={fernway} mode="dark" density="compact"><Sample /></ThemeRoot>);
  show(add('around'), <ShadowThemeRoot id="shadow" brand={copperline}><Sample /></ShadowThemeRoot>);`;

/** Replaces the style sheets of the page and waits for transitions to end. */
export const wear = (page: Page, sheets: string[]) =>
  page.evaluate(async (texts) => {
    const styles = texts.map((text) => {
      const style = document.createElement('style');
      style.textContent = text;
      return style;
    });
    document.head.replaceChildren(...styles);
    const places = [document, ...[...document.querySelectorAll('*')].map((one) => one.shadowRoot)];
    const changing = () =>
      places
        .flatMap((one) => one?.getAnimations() ?? [])
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const frame = () => new Promise(requestAnimationFrame);
    // A transition starts others on elements that inherit the value, frame by frame. Virtual rows,
    // too, are laid out only in a frame.
    do {
      await frame();
      await frame();
      await Promise.allSettled(changing().map(({ finished }) => finished));
    } while (changing().length);
  }, sheets);

/**
 * Keeps every computed property of all elements in a part of the page, one text per element. The
 * texts stay in the page under this name, because there are hundreds of thousands of properties.
 * Returns their total length.
 */
const keepLook = (page: Page, name: string, part: string) =>
  page.evaluate(
    ({ name, part }) => {
      const at = document.querySelector(part);
      const within = (at?.shadowRoot ?? at)?.querySelector('.tl-root') ?? at;
      // Bootstrap's custom properties are inherited everywhere and have no effect by themselves.
      const names = [...getComputedStyle(document.body)].filter((one) => !one.startsWith('--bs-'));
      const textOf = (element: Element, pseudo: string) => {
        const style = getComputedStyle(element, pseudo);
        // Without content the pseudo-element doesn't exist.
        if (pseudo && style.content === 'none') return `${pseudo} none`;
        const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.tagName + pseudo, ...lines].join('\n');
      };
      const texts = [...(within?.querySelectorAll('*') ?? [])].flatMap((element) => [
        textOf(element, ''),
        textOf(element, '::before'),
      ]);
      const page = globalThis as { looks?: Record<string, string[]> };
      page.looks = { ...page.looks, [name]: texts };
      return texts.join('').length;
    },
    { name, part },
  );

/** Remembers the look of a part of the page. */
export async function rememberLook(page: Page, part: string): Promise<void> {
  const length = await keepLook(page, 'before', part);
  // Guards against comparing an empty part with an empty part.
  if (length < 200_000) throw new Error(`${part} has ${length} letters of computed style`);
}

/** Differences between a part of the page and its remembered look, one per line. */
export async function differences(page: Page, part: string): Promise<string[]> {
  await keepLook(page, 'now', part);
  return page.evaluate(() => {
    const { looks = {} } = globalThis as { looks?: Record<string, string[]> };
    const { before = [], now = [] } = looks;
    if (now.length !== before.length) return [`${before.length} -> ${now.length} elements`];
    return now.flatMap((text, at) => {
      if (text === before[at]) return [];
      const lines = before[at]?.split('\n') ?? [];
      return text
        .split('\n')
        .flatMap((line, n) => (line === lines[n] ? [] : `${lines[n]} -> ${line}`));
    });
  });
}
