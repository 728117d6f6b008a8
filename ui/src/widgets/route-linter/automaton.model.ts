import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { compileRoute } from '../call-routing/outbound.model.ts';

/** What numbers consist of. A + only comes first. */
const symbols = [...'0123456789*#+'];
const plus = symbols.indexOf('+');
const codes = symbols.map((symbol) => symbol.charCodeAt(0));

/** A step that reads one of some symbols, marked by their bits. */
type Step = { from: number; to: number; set: number };
type Free = { to: number; at: 'anywhere' | 'start' | 'end' };

/** Nodes are numbers; 0 is where it begins. */
export type Automaton = { steps: Step[]; free: Free[][]; accept: number };

/** More than a text of a route makes by honest means. */
const maxNodes = 4000;

/** Regular expressions hold things that no finite automaton tells, such as look-ahead. */
class CannotTell extends Error {}

class Builder {
  readonly steps: Step[] = [];
  readonly free: Free[][] = [[]];
  node(): number {
    if (this.free.length > maxNodes) throw new CannotTell('too long');
    return this.free.push([]) - 1;
  }
  jump(from: number, to: number, at: Free['at'] = 'anywhere'): void {
    this.free[from]?.push({ to, at });
  }
  read(from: number, set: number): number {
    const to = this.node();
    this.steps.push({ from, to, set });
    return to;
  }

  alternatives(from: number, alternatives: readonly AST.Alternative[]): number {
    const end = this.node();
    for (const { elements } of alternatives) {
      const begin = this.node();
      this.jump(from, begin);
      this.jump(
        elements.reduce((at, element) => this.element(at, element), begin),
        end,
      );
    }
    return end;
  }

  element(from: number, element: AST.Element): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.read(from, setOf(element));
      case 'Group':
        if (element.modifiers) throw new CannotTell('modifiers');
        return this.alternatives(from, element.alternatives);
      case 'CapturingGroup':
        return this.alternatives(from, element.alternatives);
      case 'Quantifier':
        return this.quantifier(from, element);
      case 'Assertion': {
        if (element.kind !== 'start' && element.kind !== 'end') throw new CannotTell(element.kind);
        const to = this.node();
        this.jump(from, to, element.kind);
        return to;
      }
      default:
        throw new CannotTell(element.type);
    }
  }

  quantifier(from: number, { min, max, element }: AST.Quantifier): number {
    let at = from;
    for (let count = 0; count < min; count += 1) at = this.element(at, element);
    if (max === Number.POSITIVE_INFINITY) {
      const loop = this.node();
      this.jump(at, loop);
      this.jump(this.element(loop, element), loop);
      return loop;
    }
    const end = this.node();
    this.jump(at, end);
    for (let count = min; count < max; count += 1) {
      at = this.element(at, element);
      this.jump(at, end);
    }
    return end;
  }
}

const setWhere = (isIn: (code: number) => boolean) =>
  codes.reduce((set, code, index) => (isIn(code) ? set | (1 << index) : set), 0);

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The symbols among those that an element of an expression stands for. */
function setOf(element: AST.Character | AST.CharacterSet | AST.CharacterClass): number {
  if (element.type === 'Character') return setWhere((code) => code === element.value);
  if (element.type === 'CharacterClass') return classOf(element);
  switch (element.kind) {
    case 'any':
      return setWhere(() => true);
    case 'digit':
    case 'word':
      return setWhere((code) => isDigit(code) !== element.negate);
    case 'space':
      return setWhere(() => element.negate);
    default:
      throw new CannotTell(element.kind);
  }
}

function classOf({ elements, negate }: AST.CharacterClass): number {
  const set = elements.reduce((all, one) => {
    if (one.type === 'CharacterClassRange') {
      return all | setWhere((code) => code >= one.min.value && code <= one.max.value);
    }
    if (one.type !== 'Character' && one.type !== 'CharacterSet') throw new CannotTell(one.type);
    return all | setOf(one);
  }, 0);
  return negate ? setWhere(() => true) & ~set : set;
}

/** Where the number begins with a text that is taken letter by letter. */
function readPrefix(builder: Builder, text: string): number | null {
  let at = builder.node();
  builder.jump(0, at, 'start');
  for (const symbol of text) {
    const index = symbols.indexOf(symbol);
    if (index < 0) return null;
    at = builder.read(at, 1 << index);
  }
  return at;
}

function build(make: (builder: Builder, begin: number, accept: number) => void) {
  const builder = new Builder();
  const accept = builder.node();
  make(builder, 0, accept);
  return { steps: builder.steps, free: builder.free, accept };
}

const parser = new RegExpParser({ strict: false });

/** The regular expression of a text, found anywhere; null when that cannot be told. */
function expressionOf(text: string): Automaton | null {
  if ('message' in compileRoute(text)) return null;
  try {
    return build((builder, begin, accept) => {
      const pattern = parser.parsePattern(text, 0, text.length, { unicode: false });
      builder.jump(builder.alternatives(begin, pattern.alternatives), accept);
    });
  } catch (error) {
    if (error instanceof CannotTell) return null;
    throw error;
  }
}

/**
 * Where a number leaves a route: taken by its beginning or by its expression; null when that cannot
 * be told. The text of a route that is no expression only takes what begins with it.
 */
export function routeAutomaton(text: string): Automaton | null {
  const known = automata.get(text);
  if (known !== undefined) return known;
  const made = automatonOf(text);
  if (automata.size > 5000) automata.clear();
  automata.set(text, made);
  return made;
}

const automata = new Map<string, Automaton | null>();

function automatonOf(text: string): Automaton | null {
  const isInvalid = 'message' in compileRoute(text);
  const expression = isInvalid ? null : expressionOf(text);
  if (!isInvalid && !expression) return null;
  return build((builder, _, accept) => {
    const end = readPrefix(builder, text);
    if (end !== null) builder.jump(end, accept);
    if (!expression) return;
    // Copied behind the nodes that are there; it may begin anywhere.
    const shift = builder.free.length;
    for (const free of expression.free) {
      const from = builder.node();
      for (const { to, at } of free) builder.jump(from, to + shift, at);
    }
    for (const { from, to, set } of expression.steps) {
      builder.steps.push({ from: from + shift, to: to + shift, set });
    }
    builder.jump(0, shift);
    builder.jump(expression.accept + shift, accept);
  });
}

/** Several automata side by side: a number that any of them takes. */
export class Union {
  private readonly stepsFrom: Step[][] = [];
  private readonly free: Free[][] = [];
  private readonly accepts = new Set<number>();
  private readonly begins: number[] = [];
  /** Where a match may begin behind the first symbol. */
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

  /** What is left of the nodes for the next symbol; null: all that comes from here on is taken. */
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
    // A match may begin at any place.
    if (this.again === undefined) this.again = this.settled(this.close(this.begins, 'middle'));
    if (this.again === null) return null;
    const read = nodes.flatMap((node) =>
      (this.stepsFrom[node] ?? []).flatMap(({ to, set }) => (set & (1 << symbol) ? [to] : [])),
    );
    return this.settled([...new Set([...this.close(read, 'middle'), ...this.again])]);
  }

  /** Whether the number is taken when it ends here. */
  takesHere(nodes: number[] | null): boolean {
    return nodes === null || this.close(nodes, 'end').some((node) => this.accepts.has(node));
  }
}

/** Beyond this it cannot be told. */
const maxStates = 5000;

/**
 * The shortest number that `wanted` takes and `others` do not; null when there is none, undefined
 * when that cannot be told.
 * @param hasPlus whether the number begins with a +; absent: either
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
        const next = {
          number: number + symbols[symbol],
          digits: !isPlus,
          a: wanted.next(a, symbol),
          b: others.next(b, symbol),
        };
        const key = `${isPlus} ${next.a?.join() ?? '!'} ${next.b?.join() ?? '!'}`;
        if (seen.has(key)) continue;
        seen.add(key);
        following.push(next);
      }
      if (seen.size > maxStates) return undefined;
    }
    layer = following;
  }
  return null;
}
