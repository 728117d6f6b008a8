export type StepRules = {
  min?: number;
  max?: number;
  /** Size of a step. Default: 1. */
  step?: number;
};

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The text after one step up (1) or down (-1), kept within min and max. An empty field starts at
 * min, or at 0 if min and max allow it. undefined for text that isn't a number: it stays as typed.
 */
export function stepNumber(
  text: string,
  direction: 1 | -1,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 }: StepRules = {},
): string | undefined {
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  const trimmed = text.trim();
  if (trimmed === '') return String(Number.isFinite(min) ? min : clamp(0));
  if (!plainNumber.test(trimmed)) return undefined;
  const current = Number(trimmed);
  // Avoids 0.30000000000000004 for 0.1 + 0.2: keeps as many decimals as the operands have.
  const decimals = Math.max(decimalsOf(current), decimalsOf(step));
  const next = clamp(Number((current + direction * step).toFixed(Math.min(decimals, 20))));
  return String(next);
}
