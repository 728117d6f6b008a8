/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"Afrikaans","value":"af"},
{"name":"Albanian","value":"sq"},
{"name":"Amharic","value":"am"},
{"name":"Arabic","value":"ar"},
{"name":"Armenian","value":"hy"}
]}`;
