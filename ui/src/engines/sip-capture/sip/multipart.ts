/** Parts within parts of a body: more is no call. */
const deepest = 4;

/** At most so many parts of a body are looked at. */
const mostParts = 32;

const boundaryOf = (type: string) => {
  const [, quoted, plain] =
    /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.){1,200})"|([^;\s"]{1,200}))/i.exec(type) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '';
};

/** The text between the lines of a boundary, without what stands before the first and after the last. */
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

/** The type and the body of a part; without headers it is plain text. */
function readPart(part: string): { type: string; body: string } {
  if (part.startsWith('\r\n')) return { type: '', body: part.slice(2) };
  const end = part.indexOf('\r\n\r\n');
  const head = (end < 0 ? part : part.slice(0, end)).replace(/\r\n[ \t]+/g, ' ');
  const type = /^(?:content-type|c)[ \t]*:(.*)$/im.exec(head)?.[1]?.trim() ?? '';
  return { type, body: end < 0 ? '' : part.slice(end + 4) };
}

/**
 * The session descriptions of a body: itself, or parts of it (RFC 5621). ISUP may stand beside one.
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
