const said = new Set<string>();

/**
 * Says once what is wrong with how a component is used. Call it, and all of this folder, behind
 * `process.env.NODE_ENV !== 'production'`: bundlers then leave both out.
 */
export function warn(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  // biome-ignore lint/suspicious/noConsole: a warning for developers, absent from production builds
  console.warn(`@trunkline/ui: ${sentence}`);
}
