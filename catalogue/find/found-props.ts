import type { ComponentEntry } from '../../ui/build/reference.ts';

export type FoundProp = {
  component: string;
  path: string;
  name: string;
  type: string;
  text: string;
};

/**
 * Finds props whose name, type or description contains every word. Names that begin with the first
 * word come first.
 */
export function foundProps(
  components: readonly Pick<ComponentEntry, 'name' | 'path' | 'props'>[],
  query: string,
): FoundProp[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const rank = ({ name }: FoundProp) => (name.toLowerCase().startsWith(first) ? 0 : 1);
  return components
    .flatMap(({ name: component, path, props }) =>
      props.map(({ name, type, text }) => ({ component, path, name, type, text })),
    )
    .filter((one) => {
      const told = `${one.component} ${one.name} ${one.type} ${one.text}`.toLowerCase();
      return words.every((word) => told.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
