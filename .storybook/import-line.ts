/** How a component is imported, from where its stories are; undefined for what is not in the library. */
export function importLine(
  storyFile: string,
  component: string,
): { path: string; line: string } | undefined {
  const path = /ui\/src\/((?:primitives|patterns|widgets)\/[^/]+)\//.exec(storyFile)?.[1];
  if (!path) return undefined;
  return { path, line: `import { ${component} } from '@trunkline/ui/${path}';` };
}
