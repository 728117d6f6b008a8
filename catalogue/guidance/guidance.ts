/** Advice about a component. Each text completes the heading above it. */
export type Guidance = {
  /** Use it when … */
  when: string;
  /** Components that serve another need better. */
  instead: string;
  /** Work left to the page around it: saving, loading, state. */
  leaves?: string;
  do: string;
  dont: string;
  /** Paths of components used with it or instead of it. */
  related: readonly string[];
};
