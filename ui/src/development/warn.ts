const said = new Set<string>();

/**
 * Warns once about misuse of a component. Call it, and everything in this folder, behind
 * `process.env.NODE_ENV !== 'production'`, so that bundlers drop both.
 */
export function warn(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  // biome-ignore lint/suspicious/noConsole: a warning for developers, absent from production builds
  console.warn(`@trunkline/ui: ${sentence}`);
}
