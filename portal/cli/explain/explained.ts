/** An explanation, for people and for programs. */
export type Explained = {
  /** The answer in a line. */
  title: string;
  /** A sentence each, in order. */
  steps: readonly string[];
  /** A sentence for each gap. */
  unknown?: readonly string[];
  /** All of it, for programs. */
  data: Readonly<Record<string, unknown>>;
};

export const explainedText = ({ title, steps, unknown = [] }: Explained) =>
  [title, ...steps.map((step) => `  ${step}`), ...unknown.map((one) => `not known: ${one}`)].join(
    '\n',
  );

export const explainedJson = (all: readonly Explained[]) => {
  const told = all.map(({ title, steps, unknown = [], data }) => ({
    title,
    steps,
    unknown,
    ...data,
  }));
  return JSON.stringify(told.length === 1 ? told[0] : told, null, 2);
};
