/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"English US","value":"en_US-8khz"},
{"name":"English UK","value":"en_UK-8khz"},
{"name":"Spanish","value":"es_xx-8khz"},
{"name":"French","value":"fr_fr-8khz"},
{"name":"Russian","value":"ru_ru-8khz"}
]}`;
