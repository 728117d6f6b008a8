import { Phone } from 'lucide-react';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { getApplication } from '../../platform/resources/applications/applications.ts';
import { getClient } from '../../platform/resources/clients/clients.ts';
import { kinds } from '../../screen/record/kinds.ts';
import {
  applicationTarget,
  clientTarget,
  isCalling,
  type PhoneTarget,
  phoneTarget,
} from '../../shared/phone/phone-target.ts';
import type { Command } from './commands.ts';
import type { FoundOfKind } from './use-found.ts';

/** Found records only have a name: the rest loads when one is called. */
const targets: Readonly<Record<string, (sid: string) => Promise<PhoneTarget>>> = {
  [kinds.application.noun]: async (sid) => applicationTarget(await getApplication(sid)),
  [kinds.client.noun]: async (sid) => clientTarget(await getClient(sid)),
};

/** Most calls to offer: more would push the records out of sight. */
const callsAtMost = 3;

/** A call that arrived while the palette was open stays in the phone. */
function open(target: PhoneTarget): void {
  if (!isCalling.get()) phoneTarget.set(target);
}

/** Commands that call the found records. None during a call: one at a time. */
export function phoneCommands(found: readonly FoundOfKind[], isOn: boolean): Command[] {
  if (!isOn || isCalling.get()) return [];
  return found.flatMap(({ finder: { kind }, found }) => {
    const targetOf = targets[kind.noun];
    if (!targetOf) return [];
    return found.slice(0, callsAtMost).map(({ sid, name }) => ({
      id: `call-${sid}`,
      label: `Call ${name}`,
      detail: kind.noun,
      icon: Phone,
      run: () => void targetOf(sid).then(open, (error) => toast.error(messageOf(error))),
    }));
  });
}
