/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en-US","name":"English (US)","voices":[{"value":"3","name":"Alana B."},{"value":"4","name":"Ramona J."},{"value":"5","name":"Ramona J. (promo)"},{"value":"7","name":"Wade C."},{"value":"8","name":"Sofia H."}]}
]}`;
