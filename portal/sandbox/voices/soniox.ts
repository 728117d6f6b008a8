/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"English (United States)","value":"en-US"}
]}`;
