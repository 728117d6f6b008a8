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
  /** Begins with the kind. The same thing has the same id in every look. */
  id: string;
  kind: ConditionKind;
  /** 'Skyline SIP is unregistered' */
  title: string;
  /** Its cause; '' where the platform says none. */
  detail: string;
  /** 'Skyline SIP is registered again' */
  over: string;
  /** An address of the console, from its root. */
  href: string;
  /** Last week’s range of a carrier when this began: a week of bad calls must not become the measure. */
  range?: Range;
};

/** The spread of a figure over last week. */
export type Spread = {
  mean: number;
  /** Variance between parts of the week, beyond what chance explains. */
  between: number;
  /** Variance of one call. */
  ofOne: number;
};

/** Last week’s range of a carrier; a figure is null where last week had too few calls. */
export type Range = { rate: Spread | null; delay: Spread | null };

/** The conditions that a look saw. */
export type Sight = {
  conditions: readonly Condition[];
  /** Beginnings of ids that the look couldn’t tell about: these conditions neither begin nor end. */
  unknown: readonly string[];
};
