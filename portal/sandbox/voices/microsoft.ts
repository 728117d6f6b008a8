/**
 * Recorded from the platform; JSON text, one entry to a line. The recording breaks off in Arabic:
 * German and English, the languages of the seeded applications, were added.
 */
export const lists = `{"tts":[
{"value":"af-ZA","name":"Afrikaans (South Africa)","voices":[{"value":"af-ZA-AdriNeural","name":"Adri (Female)"},{"value":"af-ZA-WillemNeural","name":"Willem (Male)"}]},
{"value":"am-ET","name":"Amharic (Ethiopia)","voices":[{"value":"am-ET-MekdesNeural","name":"Mekdes (Female)"},{"value":"am-ET-AmehaNeural","name":"Ameha (Male)"}]},
{"value":"ar-AE","name":"Arabic (United Arab Emirates)","voices":[{"value":"ar-AE-FatimaNeural","name":"Fatima (Female)"},{"value":"ar-AE-HamdanNeural","name":"Hamdan (Male)"}]},
{"value":"ar-BH","name":"Arabic (Bahrain)","voices":[{"value":"ar-BH-LailaNeural","name":"Laila (Female)"},{"value":"ar-BH-AliNeural","name":"Ali (Male)"}]},
{"value":"ar-DZ","name":"Arabic (Algeria)","voices":[{"value":"ar-DZ-AminaNeural","name":"Amina (Female)"},{"value":"ar-DZ-IsmaelNeural","name":"Ismael (Male)"}]},
{"value":"de-DE","name":"German (Germany)","voices":[{"value":"de-DE-KatjaNeural","name":"Katja (Female)"},{"value":"de-DE-ConradNeural","name":"Conrad (Male)"}]},
{"value":"en-GB","name":"English (United Kingdom)","voices":[{"value":"en-GB-SoniaNeural","name":"Sonia (Female)"},{"value":"en-GB-RyanNeural","name":"Ryan (Male)"}]},
{"value":"en-US","name":"English (United States)","voices":[{"value":"en-US-JennyNeural","name":"Jenny (Female)"},{"value":"en-US-GuyNeural","name":"Guy (Male)"}]}
],
"stt":[
{"name":"Afrikaans (South Africa)","value":"af-ZA"},
{"name":"Amharic (Ethiopia)","value":"am-ET"},
{"name":"Arabic (Algeria)","value":"ar-DZ"},
{"name":"Arabic (Bahrain)","value":"ar-BH"},
{"name":"Arabic (Egypt)","value":"ar-EG"},
{"name":"German (Germany)","value":"de-DE"},
{"name":"English (United Kingdom)","value":"en-GB"},
{"name":"English (United States)","value":"en-US"}
]}`;
