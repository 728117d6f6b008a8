/** Made up: the platform has no list of its own and its vendor was not reached when recording. */
export const lists = `{"tts":[
{"value":"eng","name":"English","voices":[{"value":"abbie","name":"Abbie"},{"value":"colin","name":"Colin"},{"value":"maya","name":"Maya"}]},
{"value":"spa","name":"Spanish","voices":[{"value":"isa","name":"Isa"},{"value":"mateo","name":"Mateo"}]}
],
"models":[
{"value":"mist","name":"Mist"},
{"value":"mistv2","name":"Mist v2"}
]}`;
