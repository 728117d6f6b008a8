/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"English","value":"en"},
{"name":"French","value":"fr"},
{"name":"German","value":"de"},
{"name":"Dutch","value":"nl"},
{"name":"Italian","value":"it"}
]}`;
