/* Ids of the recorded world, kept for the things of the same name. */

export const NORTHWIND = '2708b1b3-2736-40ea-b502-c53d8396247f';
export const CONTOSO = '8b41bb67-497b-449d-b442-b47561628afe';

export const ACME = 'a8b10404-c054-4b27-81a9-f5d6696dc5c8';
export const GLOBEX = '6c65aaec-8c70-4ee0-b9fe-3f10e21aa973';
export const INITECH = 'ece68573-9e74-45e0-8b39-e7bdad0c3659';
export const RETAIL = '3961ba25-fc4a-42a6-9296-b17d356f5d87';
export const CLINIC = '17e2df2a-94a4-4aa1-9760-9badb2d4e0c4';

export const SUPPORT_LINE = '089477cf-09da-4be1-ac0f-853c6ab2ffff';
export const IVR_MAIN_MENU = 'c2486fc1-a8d3-4f88-a13a-573c47776b04';
export const VOICE_BOT = '24e4b817-dffb-49f8-9557-4555f4468902';
export const STATIC_GREETING = 'ea952251-68d8-4c65-9187-4e7a47869033';
export const CONFIGURABLE_APP = '51bf238c-8296-457f-8002-c5520ba1a20e';
export const GLOBEX_APP = '390b0ed0-53ff-4387-9edd-027bd824705a';
export const RETAIL_APP = '7f07852f-395c-48e9-98e3-929a897dd25f';
export const ACME_SIPREC_APP = '6fa66284-5b5e-42c7-85dc-c4d61765a2e2';
export const QUEUE_SIDS: Record<string, string> = {
  'Queue 01': '031f149a-a498-4d7d-9734-4fd5a32d60d3',
  'Queue 02': 'bb933319-bcd4-4e78-ae11-0329dcde8c3a',
};

export const SKYLINE = 'bcb8bf72-9f33-41e9-8ff7-dfb299a8486d';
export const IDLE_TRUNK = '0be8e0ac-06dd-483a-85df-217d45e4d994';
export const ACME_PBX = '11fb6c8c-c0c0-45b4-ae84-17e5ef96e6ec';
export const ACME_BACKUP = '2109cb59-4ec3-4da6-93cb-a24ff8d8a1fe';
export const TEXTING = 'f3225bf1-c33a-47eb-9a3d-a716aef412eb';
export const GLOBEX_TRUNK = 'c615351e-d44e-4b65-89cd-fb56b3d76526';
export const OVERFLOW = '660a4982-dff9-4dec-8d79-b0750103c336';
export const BLUEWAVE = '34ea7ce2-ab30-4b6e-8bbd-a670fd94d1be';
export const CONTOSO_TRUNK = 'e1c49f98-ffce-4083-b1a8-9230b54b4b4f';
