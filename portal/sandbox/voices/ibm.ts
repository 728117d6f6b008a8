/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"de-DE","name":"German (Germany)","voices":[{"value":"de-DE_DieterVoice","name":"Dieter (Male): Standard German"},{"value":"de-DE_DieterV2Voice","name":"Dieter 2 (Male): Standard German"},{"value":"de-DE_DieterV3Voice","name":"Dieter 3 (Male): Standard German"},{"value":"de-DE_ErikaV3Voice","name":"Erika (Female): Standard German"},{"value":"de-DE_BirgitVoice","name":"Brigit (Female): Standard German"}]},
{"value":"en-US","name":"English (US)","voices":[{"value":"en-US_MichaelExpressive","name":"Michael (Male): American English - Expressive"},{"value":"en-US_MichaelVoice","name":"Michael (Male): American English"},{"value":"en-US_MichaelV2Voice","name":"Michael 2 (Male): American English"},{"value":"en-US_MichaelV3Voice","name":"Michael 3 (Male): American English"},{"value":"en-US_HenryV3Voice","name":"Henry (Male): American English"}]},
{"value":"en-GB","name":"English (GB)","voices":[{"value":"en-GB_JamesV3Voice","name":"James (Male)"},{"value":"en-GB_KateVoice","name":"Kate (Female)"},{"value":"en-GB_KateV3Voice","name":"Kate 2 (Female)"},{"value":"en-GB_CharlotteV3Voice","name":"Charlotte (Female)"}]},
{"value":"es-US","name":"Spanish (North America)","voices":[{"value":"es-US_SofiaVoice","name":"Sofia (Female): North American Spanish"},{"value":"es-US_SofiaV3Voice","name":"Sofia 2 (Female): North American Spanish"}]},
{"value":"es-LA","name":"Spanish (Latin America)","voices":[{"value":"es-LA_SofiaVoice","name":"Sofia (Female): Latin American Spanish"},{"value":"es-LA_SofiaV3Voice","name":"Sofia 2 (Female): Latin American Spanish"}]}
],
"stt":[
{"name":"Arabic (Modern Standard)","value":"ar-MS_Telephony"},
{"name":"Chinese (Mandarin)","value":"zh-CN_Telephony"},
{"name":"Czech ","value":"cs-CZ_Telephony"},
{"name":"Dutch (Belgian)","value":"nl-BE_Telephony"},
{"name":"Dutch (Netherlands)","value":"nl-NL_Telephony"}
]}`;
