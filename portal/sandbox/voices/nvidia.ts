/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en-US","name":"English","voices":[{"value":"English-US.Female-1","name":"Female"},{"value":"English-US.Male-1","name":"Male"},{"value":"Magpie-Multilingual.EN-US.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.EN-US.Female.Calm","name":"Female Calm"},{"value":"Magpie-Multilingual.EN-US.Female.Fearful","name":"Female Fearful"}]},
{"value":"fr-FR","name":"French","voices":[{"value":"Magpie-Multilingual.FR-FR.Male.Male-1","name":"Male Magpie"},{"value":"Magpie-Multilingual.FR-FR.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.FR-FR.Female.Angry","name":"Female Angry"},{"value":"Magpie-Multilingual.FR-FR.Female.Calm","name":"Female Calm"},{"value":"Magpie-Multilingual.FR-FR.Female.Disgust","name":"Female Disgust"}]},
{"value":"es-US","name":"Spanish","voices":[{"value":"Magpie-Multilingual.ES-US.Male.Male-1","name":"Male Magpie"},{"value":"Magpie-Multilingual.ES-US.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.ES-US.Female.Neutral","name":"Female Neutral"},{"value":"Magpie-Multilingual.ES-US.Male.Neutral","name":"Male Neutral"},{"value":"Magpie-Multilingual.ES-US.Male.Angry","name":"Male Angry"}]}
],
"stt":[
{"name":"Arabic","value":"ar-AR"},
{"name":"English","value":"en-US"},
{"name":"English - GB","value":"en-GB"},
{"name":"Spanish - US","value":"es-US"},
{"name":"Spanish","value":"es-ES"}
]}`;
