/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"English","value":"en"},
{"name":"Spanish","value":"es"},
{"name":"Portuguese","value":"pt"},
{"name":"French","value":"fr"},
{"name":"Indian-accented English","value":"en-IN"}
]}`;
