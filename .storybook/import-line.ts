/** Import statement of a component, from the path of its stories; undefined outside the library. */
export function importLine(
  storyFile: string,
  component: string,
): { path: string; line: string } | undefined {
  const path = /ui\/src\/((?:primitives|patterns|widgets)\/[^/]+)\//.exec(storyFile)?.[1];
  if (!path) return undefined;
  return { path, line: `import { ${component} } from '@trunkline/ui/${path}';` };
}
