/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en","name":"English","voices":[{"name":"Alex","value":"Alex"},{"name":"Ashley","value":"Ashley"},{"name":"Craig","value":"Craig"},{"name":"Deborah","value":"Deborah"},{"name":"Dennis","value":"Dennis"}]},
{"value":"zh","name":"Chinese","voices":[{"name":"Yichen","value":"Yichen"},{"name":"Xiaoyin","value":"Xiaoyin"},{"name":"Xinyi","value":"Xinyi"},{"name":"Jing","value":"Jing"}]},
{"value":"nl","name":"Dutch","voices":[{"name":"Erik","value":"Erik"},{"name":"Katrien","value":"Katrien"},{"name":"Lennart","value":"Lennart"},{"name":"Lore","value":"Lore"}]},
{"value":"fr","name":"French","voices":[{"name":"Alain","value":"Alain"},{"name":"Hélène","value":"Hélène"},{"name":"Mathieu","value":"Mathieu"},{"name":"Étienne","value":"Étienne"}]},
{"value":"de","name":"German","voices":[{"name":"Johanna","value":"Johanna"},{"name":"Josef","value":"Josef"}]}
],
"models":[
{"name":"Llama Inworld TTS 1.5 Max","value":"inworld-tts-1.5-max"},
{"name":"Llama Inworld TTS 1.5 Mini","value":"inworld-tts-1.5-mini"},
{"name":"Llama Inworld TTS","value":"inworld-tts-1"},
{"name":"Llama Inworld TTS Max","value":"inworld-tts-1-max"}
]}`;
