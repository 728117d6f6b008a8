import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';

/** A verb of the application. */
export type Step = {
  id: string;
  /** The verb, such as 'say', with its text or another summary. */
  name: string;
};

/** Most steps to show, the newest ones. */
const shownAtMost = 4;

/** 'say: How can I help…' for 'verb:say{text=How can I help...}'. */
function nameOf(span: string): string {
  const [, verb = '', summary = ''] = /^verb:([^{]*)\{?(.*?)\}?$/.exec(span) ?? [];
  const shown = /(?:^|,)text=(.*)/.exec(summary)?.[1] ?? '';
  return shown ? `${verb.trim()}: ${shown}` : verb.trim();
}

/** The latest verbs of a call, in the order in which they began. Webhooks aren't verbs. */
export const stepsOf = (spans: readonly TraceSpan[]): Step[] =>
  spans
    .filter(({ name }) => name.startsWith('verb:') && !name.startsWith('verb:hook'))
    .sort((a, b) => Number(a.start - b.start))
    .slice(-shownAtMost)
    .map(({ id, name }) => ({ id, name: nameOf(name) }));
