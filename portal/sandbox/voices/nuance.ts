/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"ar-WW","name":"Arabic (Worldwide)","voices":[{"value":"Laila - standard","name":"Laila (standard)","model":"standard"},{"value":"Tarik - standard","name":"Tarik (standard)","model":"standard"},{"value":"Miriam - standard","name":"Miriam (standard)","model":"standard"}]},
{"value":"eu-ES","name":"Basque (Spain)","voices":[{"value":"Miren","name":"Miren (standard)","model":"standard"}]},
{"value":"bn-IN","name":"Bengali (India)","voices":[{"value":"Paya - standard","name":"Paya (standard)","model":"standard"}]},
{"value":"bho-IN","name":"Bhojpuri (India)","voices":[{"value":"Jaya - standard","name":"Jaya (standard)","model":"standard"}]},
{"value":"bg-BG","name":"Bulgarian (Bulgaria)","voices":[{"value":"Daria - standard","name":"Daria (standard)","model":"standard"}]}
],
"stt":[
{"name":"Arabic (Worldwide)","value":"ar-WW","valueMix":"ara-XWW"},
{"name":"Catalan (Spain)","value":"ca-ES","valueMix":"cat-ESP"},
{"name":"Croatian (Croatia)","value":"hr-HR","valueMix":"hrv-HRV"},
{"name":"Czech (Czech Republic)","value":"cs-CZ","valueMix":"ces-CZE"},
{"name":"Danish (Denmark)","value":"da-DK","valueMix":"dan-DNK"}
]}`;
