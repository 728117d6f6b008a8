export type StepRules = {
  min?: number;
  max?: number;
  /** Size of a step. Default 1. */
  step?: number;
};

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The text after one step up (1) or down (-1), kept within min and max. An empty field starts at
 * min, or at 0 when min and max allow it. Text that is not a number gives undefined:
 * it stays as typed.
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
  // 0.1 + 0.2: as many decimals as the operands had, no more.
  const decimals = Math.max(decimalsOf(current), decimalsOf(step));
  const next = clamp(Number((current + direction * step).toFixed(Math.min(decimals, 20))));
  return String(next);
}
