/** Recorded from the platform; JSON text, one entry to a line. Vendors with long lists have separate files. */
export const shortLists: Record<string, string> = {
  assemblyai: `{"stt":[
{"name":"Global English","value":"en"},
{"name":"Australian English","value":"en_au"},
{"name":"British English","value":"en_uk"},
{"name":"US English","value":"en_us"},
{"name":"Spanish","value":"es"}
]}`,
  cartesia: `{"tts":[
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
]}`,
  cobalt: `{"stt":[
{"name":"English US","value":"en_US-8khz"},
{"name":"English UK","value":"en_UK-8khz"},
{"name":"Spanish","value":"es_xx-8khz"},
{"name":"French","value":"fr_fr-8khz"},
{"name":"Russian","value":"ru_ru-8khz"}
]}`,
  gladia: `{"stt":[
{"name":"Afrikaans","value":"af"},
{"name":"Albanian","value":"sq"},
{"name":"Amharic","value":"am"},
{"name":"Arabic","value":"ar"},
{"name":"Armenian","value":"hy"}
]}`,
  houndify: `{"stt":[
{"name":"English","value":"en"},
{"name":"Spanish","value":"es"},
{"name":"Portuguese","value":"pt"},
{"name":"French","value":"fr"},
{"name":"Indian-accented English","value":"en-IN"}
]}`,
  ibm: `{"tts":[
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
]}`,
  inworld: `{"tts":[
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
]}`,
  nuance: `{"tts":[
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
]}`,
  nvidia: `{"tts":[
{"value":"en-US","name":"English","voices":[{"value":"English-US.Female-1","name":"Female"},{"value":"English-US.Male-1","name":"Male"},{"value":"Magpie-Multilingual.EN-US.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.EN-US.Female.Calm","name":"Female Calm"},{"value":"Magpie-Multilingual.EN-US.Female.Fearful","name":"Female Fearful"}]},
{"value":"fr-FR","name":"French","voices":[{"value":"Magpie-Multilingual.FR-FR.Male.Male-1","name":"Male Magpie"},{"value":"Magpie-Multilingual.FR-FR.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.FR-FR.Female.Angry","name":"Female Angry"},{"value":"Magpie-Multilingual.FR-FR.Female.Calm","name":"Female Calm"},{"value":"Magpie-Multilingual.FR-FR.Female.Disgust","name":"Female Disgust"}]},
{"value":"es-US","name":"Spanish","voices":[{"value":"Magpie-Multilingual.ES-US.Male.Male-1","name":"Male Magpie"},{"value":"Magpie-Multilingual.ES-US.Female.Female-1","name":"Female Magpie"},{"value":"Magpie-Multilingual.ES-US.Female.Neutral","name":"Female Neutral"},{"value":"Magpie-Multilingual.ES-US.Male.Neutral","name":"Male Neutral"},{"value":"Magpie-Multilingual.ES-US.Male.Angry","name":"Male Angry"}]}
],
"stt":[
{"name":"Arabic","value":"ar-AR"},
{"name":"English","value":"en-US"},
{"name":"English - GB","value":"en-GB"},
{"name":"Spanish - US","value":"es-US"},
{"name":"Spanish","value":"es-ES"}
]}`,
  openai: `{"stt":[
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
]}`,
  playht: `{"tts":[
{"value":"en-US","name":"English (US)","voices":[{"value":"s3://mockingbird-prod/abigail_vo_6661b91f-4012-44e3-ad12-589fbdee9948/voices/speaker/manifest.json","name":"Abigail - american, female, narrative, smooth"},{"value":"abram","name":"Abram - british, old, male, low, narrative, slow, round"},{"value":"adolfo","name":"Adolfo - american, adult, male, neutral, narrative, fast, thick"},{"value":"adrian","name":"Adrian - american, old, male, neutral, narrative, fast, thick"},{"value":"ahmed","name":"Logan - british, old, male, neutral, narrative, neutral, thick"}]},
{"value":"en-GB","name":"English (GB)","voices":[{"value":"s3://peregrine-voices/arthur ads parrot saad/manifest.json","name":"Arthur (Advertising) - british, adult, male, neutral, advertising, neutral, smooth"},{"value":"s3://mockingbird-prod/arthur_vo_meditatoin_211f702d-b185-4115-b8b4-801f8130a38d/voices/speaker/manifest.json","name":"Arthur (Meditation) - british, adult, male, neutral, meditation, neutral, smooth"},{"value":"s3://mockingbird-prod/arthur_vo_narrative_a33fd610-73a9-4401-9a78-6b8219c68a9e/voices/speaker/manifest.json","name":"Arthur (Narrative) - british, adult, male, neutral, narrative, neutral, smooth"},{"value":"s3://mockingbird-prod/arthur_vo_training_9281c8fd-c7f0-4445-a148-466292d3d329/voices/speaker/manifest.json","name":"Arthur (Training) - british, adult, male, neutral, training, neutral, smooth"},{"value":"s3://mockingbird-prod/eileen_vo_5d7b2bcc-d635-4301-97e8-d97c13768514/voices/speaker/manifest.json","name":"Eileen - british, female, narrative"}]},
{"value":"en-AU","name":"English (AU)","voices":[{"value":"s3://peregrine-voices/barry ads parrot saad/manifest.json","name":"Barry (Advertising) - australian, male, advertising"},{"value":"s3://peregrine-voices/barry narrative parrot saad/manifest.json","name":"Barry (Narrative) - australian, male, narrative"},{"value":"frederick","name":"Frederick - australian, adult, male, low, narrative, slow, thick"},{"value":"s3://peregrine-voices/russell2_parrot_saad/manifest.json","name":"Russell - australian, male,"}]},
{"value":"en-CA","name":"English (CA)","voices":[{"value":"s3://peregrine-voices/charlotte ads parrot saad/manifest.json","name":"Charlotte (Advertising) - canadian, adult, female, low, advertising, neutral, smooth"},{"value":"s3://peregrine-voices/charlotte meditation 2 parrot saad/manifest.json","name":"Charlotte (Meditation) - canadian, adult, female, low, meditation, neutral, smooth"},{"value":"s3://mockingbird-prod/charlotte_vo_narrative_9290be17-ccea-4700-a7fd-a8fe5c49fb20/voices/speaker/manifest.json","name":"Charlotte (Narrative) - canadian, adult, female, low, narrative, neutral, smooth"},{"value":"s3://peregrine-voices/charlotte_training_parrot_saad/manifest.json","name":"Charlotte (Training) - canadian, adult, female, low, training, neutral, smooth"},{"value":"s3://mockingbird-prod/olivia_vo_commercials_6e3c384f-15d6-4fe7-b9a4-0cb1d69daeba/voices/speaker/manifest.json","name":"Olivia (Advertising) - canadian, female, advertising"}]},
{"value":"en-IE","name":"English (IE)","voices":[{"value":"florencio","name":"Madison - irish, old, female, neutral, narrative, slow, round"}]}
],
"models":[
{"name":"Play3.0","value":"Play3.0"},
{"name":"PlayHT2.0-turbo","value":"PlayHT2.0-turbo"},
{"name":"PlayHT2.0","value":"PlayHT2.0"},
{"name":"PlayHT1.0","value":"PlayHT1.0"},
{"name":"Dialog 1.0","value":"PlayDialog"}
]}`,
  resemble: `{"tts":[
{"value":"en-gb","name":"En-gb","voices":[{"name":"Seth (Legacy) (professional) - Resemble Voice","value":"a52c4efc"},{"name":"Seth (professional) - Resemble Voice","value":"d3e61caf"}]},
{"value":"en-GB","name":"En-GB","voices":[{"name":"Beatrice Pendergast (professional) - Resemble Voice","value":"00b1fd4e"},{"name":"Ed Smart (professional) - Resemble Voice","value":"0c755526"},{"name":"Paula J (professional) - Resemble Voice","value":"33e64cd2"}]},
{"value":"en-us","name":"En-us","voices":[{"name":"David (professional) - Resemble Voice","value":"5bb13f03"}]},
{"value":"en-US","name":"En-US","voices":[{"name":"Adam Lofbomm (professional) - Resemble Voice","value":"4e228dba"},{"name":"Alex (professional) - Resemble Voice","value":"41b99669"},{"name":"Amelia (professional) - Resemble Voice","value":"ecbe5d97"},{"name":"Andrew (rapid) - Resemble Marketplace","value":"d2f26a3e"},{"name":"Annika (professional) - Resemble Voice","value":"b27f3cc0"}]}
]}`,
  rimelabs: `{"tts":[
{"value":"eng","name":"English","voices":[{"value":"abbie","name":"Abbie"},{"value":"colin","name":"Colin"},{"value":"maya","name":"Maya"}]},
{"value":"spa","name":"Spanish","voices":[{"value":"isa","name":"Isa"},{"value":"mateo","name":"Mateo"}]}
],
"models":[
{"value":"mist","name":"Mist"},
{"value":"mistv2","name":"Mist v2"}
]}`,
  soniox: `{"stt":[
{"name":"English (United States)","value":"en-US"}
]}`,
  speechmatics: `{"stt":[
{"name":"Automatic","value":"auto"},
{"name":"Arabic","value":"ar"},
{"name":"Bashkir","value":"ba"},
{"name":"Basque","value":"eu"},
{"name":"Belarusian","value":"be"}
]}`,
  verbio: `{"tts":[
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
]}`,
  voxist: `{"stt":[
{"name":"English","value":"en"},
{"name":"French","value":"fr"},
{"name":"German","value":"de"},
{"name":"Dutch","value":"nl"},
{"name":"Italian","value":"it"}
]}`,
  wellsaid: `{"tts":[
{"value":"en-US","name":"English (US)","voices":[{"value":"3","name":"Alana B."},{"value":"4","name":"Ramona J."},{"value":"5","name":"Ramona J. (promo)"},{"value":"7","name":"Wade C."},{"value":"8","name":"Sofia H."}]}
]}`,
  whisper: `{"tts":[
{"value":"en-US","name":"English","voices":[{"value":"alloy","name":"Alloy"},{"value":"echo","name":"Echo"},{"value":"fable","name":"Fable"},{"value":"onyx","name":"Onyx"},{"value":"nova","name":"Nova"}]}
],
"models":[
{"name":"TTS-1","value":"tts-1"},
{"name":"TTS-1-HD","value":"tts-1-hd"},
{"name":"GPT-4o mini TTS","value":"gpt-4o-mini-tts"}
]}`,
};
