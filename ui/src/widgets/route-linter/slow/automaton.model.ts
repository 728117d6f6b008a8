import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { compileRoute } from '../../../engines/call-routing/outbound.model.ts';

/** Symbols of a number. A + is only valid first. */
export const symbols = [...'0123456789*#+'];
export const plus = symbols.indexOf('+');
/** All but the +, which is only valid first. */
export const inside = symbols.filter((_, index) => index !== plus);
const codes = symbols.map((symbol) => symbol.charCodeAt(0));

/** A step that reads one symbol of a bit set. */
export type Step = { from: number; to: number; set: number };
export type Free = { to: number; at: 'anywhere' | 'start' | 'end' };

/** Nodes are numbers; 0 is the start. */
export type Automaton = { steps: Step[]; free: Free[][]; accept: number };

/** More than any honest route needs. */
const maxNodes = 4000;

/** Thrown for parts of an expression that no finite automaton can represent, such as look-ahead. */
export class CannotTell extends Error {}

class Builder {
  readonly steps: Step[] = [];
  readonly free: Free[][] = [[]];
  private readonly guesses: boolean;
  /** @param guesses ignores assertions, and reads the content of a look-ahead */
  constructor(guesses = false) {
    this.guesses = guesses;
  }
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
        if (this.guesses && element.kind === 'lookahead' && !element.negate) {
          return this.alternatives(from, element.alternatives);
        }
        const to = this.node();
        if (this.guesses) {
          this.jump(from, to);
          return to;
        }
        if (element.kind !== 'start' && element.kind !== 'end') throw new CannotTell(element.kind);
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

/** The symbols that match an element of an expression. */
export function setOf(element: AST.Character | AST.CharacterSet | AST.CharacterClass): number {
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

/** Reads a literal prefix; null: the text has symbols that no number has. */
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

function build(
  make: (builder: Builder, begin: number, accept: number) => void,
  builder = new Builder(),
) {
  const accept = builder.node();
  make(builder, 0, accept);
  return { steps: builder.steps, free: builder.free, accept };
}

const parser = new RegExpParser({ strict: false });

export const parseExpression = (text: string): AST.Pattern =>
  parser.parsePattern(text, 0, text.length, { unicode: false });

/**
 * Approximates what an expression reads: test the resulting numbers.
 * @throws CannotTell
 */
export const readingOf = (pattern: AST.Pattern): Automaton =>
  build((builder, begin, accept) => {
    builder.jump(builder.alternatives(begin, pattern.alternatives), accept);
  }, new Builder(true));

/** Automaton of an unanchored regular expression; null if it can't be built. */
function expressionOf(text: string): Automaton | null {
  if ('message' in compileRoute(text)) return null;
  try {
    return build((builder, begin, accept) => {
      builder.jump(builder.alternatives(begin, parseExpression(text).alternatives), accept);
    });
  } catch (error) {
    if (error instanceof CannotTell) return null;
    throw error;
  }
}

/**
 * Automaton of a route, which matches its text as leading digits or as an expression; null if
 * unknown. An invalid expression matches only as leading digits.
 */
export function routeAutomaton(text: string): Automaton | null {
  const known = automata.get(text);
  if (known !== undefined) return known;
  const automaton = automatonOf(text);
  if (automata.size > 5000) automata.clear();
  automata.set(text, automaton);
  return automaton;
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
    // Appends the nodes of the expression, which may start anywhere.
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
