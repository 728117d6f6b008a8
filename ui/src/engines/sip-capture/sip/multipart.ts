/** Deepest nesting of parts; a call has less. */
const deepest = 4;

/** Number of parts that are read. */
const mostParts = 32;

const boundaryOf = (type: string) => {
  const [, quoted, plain] =
    /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.){1,200})"|([^;\s"]{1,200}))/i.exec(type) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '';
};

/** Splits a body at its boundary, without the preamble and the epilogue. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[][] = [];
  for (const line of body.split(/\r?\n/)) {
    const end = line.trimEnd();
    if (end === `--${boundary}--`) break;
    if (end === `--${boundary}`) {
      if (parts.length >= mostParts) break;
      parts.push([]);
    } else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\r\n'));
}

/** Type and body of a part; plain text if it has no headers. */
function readPart(part: string): { type: string; body: string } {
  if (part.startsWith('\r\n')) return { type: '', body: part.slice(2) };
  const end = part.indexOf('\r\n\r\n');
  const head = (end < 0 ? part : part.slice(0, end)).replace(/\r\n[ \t]+/g, ' ');
  const type = /^(?:content-type|c)[ \t]*:(.*)$/im.exec(head)?.[1]?.trim() ?? '';
  return { type, body: end < 0 ? '' : part.slice(end + 4) };
}

/**
 * Session descriptions in a body: the body itself, or its parts (RFC 5621), perhaps beside ISUP.
 * @param type its Content-Type
 */
export function descriptionsIn(type: string, body: string, depth = 0): string[] {
  if (/^multipart\//i.test(type.trim()) && depth < deepest) {
    const boundary = boundaryOf(type);
    if (boundary === '') return [];
    return partsOf(body, boundary)
      .map(readPart)
      .flatMap((part) => descriptionsIn(part.type, part.body, depth + 1));
  }
  return /^v=0\r?\n/.test(body) || /^application\/sdp\b/i.test(type.trim()) ? [body] : [];
}
