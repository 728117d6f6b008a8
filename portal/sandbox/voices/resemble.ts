/** Recorded from the platform; JSON text, one entry to a line. */
export const lists = `{"tts":[
{"value":"en-gb","name":"En-gb","voices":[{"name":"Seth (Legacy) (professional) - Resemble Voice","value":"a52c4efc"},{"name":"Seth (professional) - Resemble Voice","value":"d3e61caf"}]},
{"value":"en-GB","name":"En-GB","voices":[{"name":"Beatrice Pendergast (professional) - Resemble Voice","value":"00b1fd4e"},{"name":"Ed Smart (professional) - Resemble Voice","value":"0c755526"},{"name":"Paula J (professional) - Resemble Voice","value":"33e64cd2"}]},
{"value":"en-us","name":"En-us","voices":[{"name":"David (professional) - Resemble Voice","value":"5bb13f03"}]},
{"value":"en-US","name":"En-US","voices":[{"name":"Adam Lofbomm (professional) - Resemble Voice","value":"4e228dba"},{"name":"Alex (professional) - Resemble Voice","value":"41b99669"},{"name":"Amelia (professional) - Resemble Voice","value":"ecbe5d97"},{"name":"Andrew (rapid) - Resemble Marketplace","value":"d2f26a3e"},{"name":"Annika (professional) - Resemble Voice","value":"b27f3cc0"}]}
]}`;
