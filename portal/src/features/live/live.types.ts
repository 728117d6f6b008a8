/** Props of each tab of the screen. */
export type TabProps = {
  /** Accounts that are watched: the same array while they are the same. */
  accountSids: readonly string[];
  accountNames: ReadonlyMap<string, string>;
  /** When calls were made: all tabs share one minute. */
  callTimes: number[];
  /** All accounts of the provider, not a chosen one. */
  isOfAll: boolean;
};
