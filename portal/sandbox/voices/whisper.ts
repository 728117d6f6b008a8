/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en-US","name":"English","voices":[{"value":"alloy","name":"Alloy"},{"value":"echo","name":"Echo"},{"value":"fable","name":"Fable"},{"value":"onyx","name":"Onyx"},{"value":"nova","name":"Nova"}]}
],
"models":[
{"name":"TTS-1","value":"tts-1"},
{"name":"TTS-1-HD","value":"tts-1-hd"},
{"name":"GPT-4o mini TTS","value":"gpt-4o-mini-tts"}
]}`;
