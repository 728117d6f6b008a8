export const conditionKinds = [
  'platform',
  'registration',
  'live-calls',
  'speech',
  'answer-rate',
  'answer-delay',
  'alert',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** An ongoing problem: it begins with the first look that sees it, and ends with the first that doesn't. */
export type Condition = {
  /** Starts with the kind. Stays the same in every look. */
  id: string;
  kind: ConditionKind;
  /** 'Skyline SIP is unregistered' */
  title: string;
  /** Its cause; '' if the platform gives none. */
  detail: string;
  /** 'Skyline SIP is registered again' */
  over: string;
  /** Path in the console. */
  href: string;
  /** Last week’s range of the carrier when this began, so that a week of bad calls doesn't become the norm. */
  range?: Range;
};

/** Spread of a figure over the last week. */
export type Spread = {
  mean: number;
  /** Variance between parts of the week, beyond chance. */
  between: number;
  /** Variance of one call. */
  ofOne: number;
};

/** Last week’s range of a carrier; a figure is null if there were too few calls. */
export type Range = { rate: Spread | null; delay: Spread | null };

/** Conditions seen by a look. */
export type Sight = {
  conditions: readonly Condition[];
  /** Id prefixes of conditions that the look couldn’t check: these neither begin nor end. */
  unknown: readonly string[];
};
