const blanks = /^[ \t\n\r]*/;
const trimStart = (text: string) => text.replace(blanks, '');

/**
 * Index of the comma after the last complete element; -1 if there is none.
 * @param text begins with an element of an array
 */
function lastBoundary(text: string): number {
  let boundary = -1;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      // The end of the array itself.
      if (depth === 0) return boundary;
      depth -= 1;
    } else if (character === ',' && depth === 0) boundary = at;
  }
  return boundary;
}

const notJson = () => new SyntaxError('not JSON');

function arrayOf(text: string): unknown[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) throw notJson();
  return parsed;
}

/** Parses elements of a list; undefined if the text isn't any. */
function elementsOf(text: string): unknown[] | undefined {
  try {
    return arrayOf(`[${text}]`);
  } catch {
    return undefined;
  }
}

/**
 * Parses a JSON array that arrives in pieces, cut anywhere. Accepts and refuses exactly what
 * `JSON.parse` would for the whole text.
 */
export function createRowSplitter() {
  /** Begins with an element once the bracket has arrived. */
  let pending = '';
  let hasBracket = false;
  let hasRows = false;
  /** Shortest pending text worth another search: an element may be long. */
  let lookFrom = 0;

  function take(boundary: number, rows: unknown[] | undefined): unknown[] {
    if (!rows?.length) throw notJson();
    pending = pending.slice(boundary + 1);
    hasRows = true;
    lookFrom = 0;
    return rows;
  }

  return {
    /** Returns the elements completed so far. @throws SyntaxError for anything but an array */
    push(piece: string): unknown[] {
      pending += piece;
      if (!hasBracket) {
        pending = trimStart(pending);
        if (pending === '') return [];
        if (pending[0] !== '[') throw notJson();
        hasBracket = true;
        pending = pending.slice(1);
      }
      if (pending.length < lookFrom) return [];
      // A guess that parses is right: a cut inside a string or a nested value would leave it open.
      const guess = pending.lastIndexOf('},') + 1;
      const guessed = guess > 0 ? elementsOf(pending.slice(0, guess)) : undefined;
      if (guessed) return take(guess, guessed);
      const boundary = lastBoundary(pending);
      if (boundary >= 0) return take(boundary, elementsOf(pending.slice(0, boundary)));
      lookFrom = pending.length * 2;
      return [];
    },
    /** Returns the last elements. @throws SyntaxError for a truncated array */
    end(): unknown[] {
      if (!hasBracket) throw notJson();
      if (hasRows && trimStart(pending)[0] === ']') throw notJson();
      return arrayOf(`[${pending}`);
    },
  };
}
