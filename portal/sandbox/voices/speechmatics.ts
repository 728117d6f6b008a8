/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"Automatic","value":"auto"},
{"name":"Arabic","value":"ar"},
{"name":"Bashkir","value":"ba"},
{"name":"Basque","value":"eu"},
{"name":"Belarusian","value":"be"}
]}`;
