import { pageOf, propAnchor } from '../../.storybook/page-of.ts';
import type { Reference } from '../../ui/build/reference.ts';

type Anchor = { id: string; title: string };
type Entry = { type: string; anchors?: Anchor[] };

/**
 * Adds every component and prop to the search of the sidebar, as an anchor of the component's page.
 */
export function makeSearchable(
  entries: Record<string, Entry>,
  { components }: Pick<Reference, 'components'>,
): void {
  for (const { name, path, props } of components) {
    const page = entries[pageOf(path)];
    if (!page) throw new Error(`${name} has no page "${pageOf(path)}"`);
    const anchors = page.anchors ?? [];
    page.anchors = anchors;
    anchors.push({ id: `props-${name}`, title: name });
    for (const prop of props) {
      anchors.push({ id: propAnchor(name, prop.name), title: prop.name });
    }
  }
}
