/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"Global English","value":"en"},
{"name":"Australian English","value":"en_au"},
{"name":"British English","value":"en_uk"},
{"name":"US English","value":"en_us"},
{"name":"Spanish","value":"es"}
]}`;
