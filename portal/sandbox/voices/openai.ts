/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"stt":[
{"name":"Auto Language","value":"auto"},
{"name":"Afrikaans","value":"af"},
{"name":"Arabic","value":"ar"},
{"name":"Azerbaijani","value":"az"},
{"name":"Belarusian","value":"be"}
],
"models":[
{"name":"TTS-1","value":"tts-1"},
{"name":"TTS-1-HD","value":"tts-1-hd"},
{"name":"GPT-4o-Mini-TTS","value":"gpt-4o-mini-tts"}
],
"sttModels":[
{"name":"Whisper","value":"whisper-1"},
{"name":"GPT 4o Mini Transcribe","value":"gpt-4o-mini-transcribe"},
{"name":"GLT 4o Transcribe","value":"gpt-4o-transcribe"}
]}`;
