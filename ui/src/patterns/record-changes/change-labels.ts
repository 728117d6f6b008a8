export const defaultLabels = {
  was: 'was',
  becomes: 'becomes',
  notSet: 'Not set',
  empty: 'Empty',
  secret: 'Changed',
  /** For a record that is added or removed. */
  secretSet: 'Set',
  kinds: { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' },
  reset: 'Reset',
  resetNamed: (label: string) => `Reset ${label}`,
  goTo: 'Go to',
  goToNamed: (label: string) => `Go to ${label}`,
  showAll: 'Show all',
  showLess: 'Show less',
  showAllOf: (label: string) => `Show all of ${label}`,
  showLessOf: (label: string) => `Show less of ${label}`,
};

export type RecordChangesLabels = typeof defaultLabels;
