/** Evidence of calls with a real client; evidence of other calls is generated from their seed. */
export const evidenceOfCalls = `
CREATE TABLE call_evidence (
  call_sid TEXT PRIMARY KEY NOT NULL,
  -- JSON: messages with their times and ends.
  messages TEXT NOT NULL,
  -- JSON: the root span.
  trace TEXT NOT NULL,
  -- Both sides as mu-law, in base64; null where nothing was recorded.
  sound TEXT
) STRICT;
`;
