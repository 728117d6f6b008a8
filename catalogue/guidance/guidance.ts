/** Advice about a component. Each text completes the heading it stands under. */
export type Guidance = {
  /** Use it when … */
  when: string;
  /** Other components that serve another need better. */
  instead: string;
  /** Work that stays with the page around it: saving, loading, state. */
  leaves?: string;
  do: string;
  dont: string;
  /** Paths of components that are used with it or in its place. */
  related: readonly string[];
};
