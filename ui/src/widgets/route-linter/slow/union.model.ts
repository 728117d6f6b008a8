import { type Automaton, type Free, plus, type Step, symbols } from './automaton.model.ts';

/** Several automata side by side: it takes the numbers that any of them takes. */
export class Union {
  private readonly stepsFrom: Step[][] = [];
  private readonly free: Free[][] = [];
  private readonly accepts = new Set<number>();
  private readonly begins: number[] = [];
  /** Nodes where a match may begin after the first symbol. */
  private again: number[] | null | undefined;

  constructor(automata: readonly Automaton[] = []) {
    for (const one of automata) this.add(one);
  }

  add({ steps, free, accept }: Automaton): void {
    const shift = this.free.length;
    this.again = undefined;
    this.begins.push(shift);
    this.accepts.add(accept + shift);
    for (const one of free) {
      this.free.push(one.map(({ to, at }) => ({ to: to + shift, at })));
      this.stepsFrom.push([]);
    }
    for (const { from, to, set } of steps) {
      this.stepsFrom[from + shift]?.push({ from: from + shift, to: to + shift, set });
    }
  }

  private close(nodes: Iterable<number>, at: 'start' | 'middle' | 'end'): number[] {
    const seen = new Set<number>();
    const queue = [...nodes];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      for (const { to, at: where } of this.free[node] ?? []) {
        if (where === 'anywhere' || where === at) queue.push(to);
      }
    }
    return [...seen];
  }

  /** Reduced states after a symbol; null: everything from here on is accepted. */
  private settled(nodes: readonly number[]): number[] | null {
    if (nodes.some((node) => this.accepts.has(node))) return null;
    const leads = (node: number) =>
      this.stepsFrom[node]?.length || this.free[node]?.some(({ at }) => at === 'end');
    return nodes.filter(leads).sort((a, b) => a - b);
  }

  start(): number[] | null {
    return this.settled(this.close(this.begins, 'start'));
  }

  next(nodes: number[] | null, symbol: number): number[] | null {
    if (nodes === null) return null;
    // A match may begin anywhere.
    if (this.again === undefined) this.again = this.settled(this.close(this.begins, 'middle'));
    if (this.again === null) return null;
    const read = nodes.flatMap((node) =>
      (this.stepsFrom[node] ?? []).flatMap(({ to, set }) => (set & (1 << symbol) ? [to] : [])),
    );
    return this.settled([...new Set([...this.close(read, 'middle'), ...this.again])]);
  }

  /** Whether a number that ends here is accepted. */
  takesHere(nodes: number[] | null): boolean {
    return nodes === null || this.close(nodes, 'end').some((node) => this.accepts.has(node));
  }
}

/** Search limit. */
const maxStates = 5000;

/**
 * The shortest number that `wanted` accepts and `others` doesn't; null: none, undefined: unknown.
 * @param hasPlus whether the number begins with a +. Default: either
 */
export function witness(
  wanted: Union,
  others: Union,
  hasPlus?: boolean,
): string | null | undefined {
  type State = { number: string; digits: boolean; a: number[] | null; b: number[] | null };
  let layer: State[] = [{ number: '', digits: false, a: wanted.start(), b: others.start() }];
  const seen = new Set<string>();
  while (layer.length > 0) {
    const following: State[] = [];
    for (const { number, digits, a, b } of layer) {
      if (b === null) continue;
      if (digits && wanted.takesHere(a) && !others.takesHere(b)) return number;
      for (let symbol = 0; symbol < symbols.length; symbol += 1) {
        const isPlus = symbol === plus;
        if (isPlus && (number !== '' || hasPlus === false)) continue;
        if (!isPlus && number === '' && hasPlus === true) continue;
        const nextA = wanted.next(a, symbol);
        // No number that begins like this is accepted.
        if (nextA?.length === 0) continue;
        const nextB = others.next(b, symbol);
        const key = `${isPlus} ${nextA?.join() ?? '!'} ${nextB?.join() ?? '!'}`;
        if (seen.has(key)) continue;
        seen.add(key);
        following.push({ number: number + symbols[symbol], digits: !isPlus, a: nextA, b: nextB });
      }
      if (seen.size > maxStates) return undefined;
    }
    layer = following;
  }
  return null;
}
