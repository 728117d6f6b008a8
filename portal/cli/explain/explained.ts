import { withoutSecrets } from '../../src/session/hidden-secrets.ts';

/** An explanation, as text and as data. */
export type Explained = {
  /** The result in a line. */
  title: string;
  /** One sentence per step, in order. */
  steps: readonly string[];
  /** One sentence per gap. */
  unknown?: readonly string[];
  /** Everything, for JSON output. */
  data: Readonly<Record<string, unknown>>;
};

/** Without secrets: a URL or a SIP address may contain a password. */
export const explainedText = ({ title, steps, unknown = [] }: Explained) =>
  withoutSecrets([
    title,
    ...steps.map((step) => `  ${step}`),
    ...unknown.map((one) => `not known: ${one}`),
  ]).join('\n');

export const explainedJson = (all: readonly Explained[]) => {
  const told = all.map(({ title, steps, unknown = [], data }) => ({
    title,
    steps,
    unknown,
    ...data,
  }));
  return JSON.stringify(withoutSecrets(told.length === 1 ? told[0] : told), null, 2);
};
