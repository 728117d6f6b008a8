/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"af-ZA","name":"Afrikaans (South Africa)","voices":[{"value":"af-ZA-AdriNeural","name":"Adri (Female)"},{"value":"af-ZA-WillemNeural","name":"Willem (Male)"}]},
{"value":"am-ET","name":"Amharic (Ethiopia)","voices":[{"value":"am-ET-MekdesNeural","name":"Mekdes (Female)"},{"value":"am-ET-AmehaNeural","name":"Ameha (Male)"}]},
{"value":"ar-AE","name":"Arabic (United Arab Emirates)","voices":[{"value":"ar-AE-FatimaNeural","name":"Fatima (Female)"},{"value":"ar-AE-HamdanNeural","name":"Hamdan (Male)"}]},
{"value":"ar-BH","name":"Arabic (Bahrain)","voices":[{"value":"ar-BH-LailaNeural","name":"Laila (Female)"},{"value":"ar-BH-AliNeural","name":"Ali (Male)"}]},
{"value":"ar-DZ","name":"Arabic (Algeria)","voices":[{"value":"ar-DZ-AminaNeural","name":"Amina (Female)"},{"value":"ar-DZ-IsmaelNeural","name":"Ismael (Male)"}]}
],
"stt":[
{"name":"Afrikaans (South Africa)","value":"af-ZA"},
{"name":"Amharic (Ethiopia)","value":"am-ET"},
{"name":"Arabic (Algeria)","value":"ar-DZ"},
{"name":"Arabic (Bahrain)","value":"ar-BH"},
{"name":"Arabic (Egypt)","value":"ar-EG"}
]}`;
