import { importLine } from './import-line.ts';
import { isTooLittle, ownStoryCode, storyCode } from './story-code.ts';

type Told = {
  component?: unknown;
  parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } };
};

const files = import.meta.glob<string>('../ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** "Show code" of a story, as a module to paste into an application. */
export async function pasteable(code: string, { component, parameters }: Told): Promise<string> {
  const { fileName = '' } = parameters;
  const told = component as { __docgenInfo?: { displayName?: string }; name?: string } | undefined;
  const name = told?.__docgenInfo?.displayName ?? told?.name ?? '';
  const entry = importLine(fileName, name);
  if (!entry) return code;
  // Storybook passes the result again when it renders the block.
  if (code.includes('export function Example()')) return code;
  const { default: reference } = await import('virtual:reference');
  const isObject = code.trim().startsWith('{');
  if (!isObject && !isTooLittle(code, name, reference.components)) {
    return storyCode(code, name, reference.components);
  }
  const story = isObject ? code : (parameters.docs?.source?.originalSource ?? '{}');
  const file = await files[`.${fileName}`]?.();
  return file ? ownStoryCode(story, file, entry.path) : code;
}
