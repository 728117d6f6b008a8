/** Props of each tab of the screen. */
export type TabProps = {
  /** Accounts to watch; keeps its identity while they are equal. */
  accountSids: readonly string[];
  accountNames: ReadonlyMap<string, string>;
  /** Times of requests: all tabs share a limit per minute. */
  callTimes: number[];
  /** Whether all accounts of the provider are shown, not a chosen one. */
  isOfAll: boolean;
};
