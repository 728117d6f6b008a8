/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"es-ES","name":"Castilian Spanish","voices":[{"value":"david_es_es","name":"David-Male"}]},
{"value":"es-PE","name":"Peruvian Spanish","voices":[{"value":"miguel_es_pe","name":"Miguel-Male"},{"value":"luz_es_pe","name":"Luz-Female"}]},
{"value":"pt-BR","name":"Brazilian Portuguese","voices":[{"value":"bel_pt_br","name":"Bel-Female"}]},
{"value":"ca-ES","name":"Catalan","voices":[{"value":"anna_ca","name":"Anna-Female"}]}
],
"stt":[
{"name":"US English","value":"en-US"},
{"name":"British English","value":"en-GB"},
{"name":"LATAM Spanish","value":"en-USes-419"},
{"name":"Spanish","value":"es"},
{"name":"Brazilian Portuguese","value":"pt-BR"}
]}`;
