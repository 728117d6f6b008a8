/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en","name":"English","voices":[{"value":"79f8b5fb-2cc8-479a-80df-29f7a7cf1a3e","name":"Nonfiction Man - This voice is smooth, confident, and resonant, perfect for narrating educational content"},{"value":"e00d0e4c-a5c8-443f-a8a3-473eb9a62355","name":"Friendly Sidekick - This voice is friendly and supportive, designed for voicing characters in games and videos"},{"value":"3b554273-4299-48b9-9aaf-eefd438e3941","name":"Indian Lady - This voice is young, rich, and curious, perfect for a narrator or fictional character"},{"value":"71a7ad14-091c-4e8e-a314-022ece01c121","name":"British Reading Lady - This is a calm and elegant voice with a British accent, perfect for storytelling and narration"},{"value":"4d2fd738-3b3d-4368-957a-bb4805275bd9","name":"British Narration Lady - This is a neutral voice with a British accent, perfect for narrations "}]}
],
"stt":[
{"name":"English","value":"en"}
],
"models":[
{"name":"Sonic","value":"sonic","languages":["en","fr","de","es","pt"]},
{"name":"Sonic 2","value":"sonic-2","languages":["en","fr","de","es","pt"]},
{"name":"Sonic 3","value":"sonic-3","languages":["en","fr","de","es","pt"]},
{"name":"Sonic Turbo","value":"sonic-turbo","languages":["en","fr","de","es","pt"]},
{"name":"Sonic Preview","value":"sonic-preview","languages":["en"]}
],
"sttModels":[
{"name":"Ink-whisper","value":"ink-whisper"}
]}`;
