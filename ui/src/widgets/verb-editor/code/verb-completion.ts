import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { propertiesOf, verbNames } from '../platform-check.model.ts';

/** Completes names of verbs after `"verb":`, and names of properties inside a verb. */
export function completeVerb(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/"?[\w:]*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const text = context.state.doc.toString();
  const { path, isAtPropertyKey } = getLocation(text, context.pos);
  const [index, key] = path;
  if (path.length !== 2 || typeof index !== 'number') return null;
  const names = isAtPropertyKey ? propertyNames(text, index) : key === 'verb' ? verbNames : [];
  if (names.length === 0) return null;
  const closesItself = text[context.pos] === '"';
  return {
    from: word.from,
    options: names.map((name) => ({
      label: `"${name}"`,
      apply: `"${name}${closesItself ? '' : '"'}`,
    })),
    validFor: /^"?[\w:]*$/,
  };
}

function propertyNames(text: string, index: number): readonly string[] {
  const tree = parseTree(text);
  const verb: unknown = tree && findNodeAtLocation(tree, [index, 'verb'])?.value;
  return typeof verb === 'string' ? propertiesOf(verb) : ['verb'];
}
