import { useRef, useState } from 'react';
import { FormSection } from '../../ui/src/patterns/form-section/index.ts';
import { PageHeader } from '../../ui/src/patterns/page-header/index.ts';
import { PageOutline } from '../../ui/src/patterns/page-outline/index.ts';
import { SaveBar } from '../../ui/src/patterns/save-bar/index.ts';
import { Badge } from '../../ui/src/primitives/badge/index.ts';
import { Breadcrumbs } from '../../ui/src/primitives/breadcrumbs/index.ts';
import { Checkbox } from '../../ui/src/primitives/checkbox/index.ts';
import { CopyText } from '../../ui/src/primitives/copy-text/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { PasswordInput } from '../../ui/src/primitives/password-input/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import { emptySipGateway, SipGateways } from '../../ui/src/widgets/sip-gateways/index.ts';

const stored = {
  name: 'Skyline SIP',
  username: 'acme-trunk',
  realm: 'sip.skyline.example',
  registers: true,
};
const storedGateways = {
  a: { ...emptySipGateway, address: '203.0.113.64', netmask: 27 },
  b: { ...emptySipGateway, address: 'gw.skyline.example', isInbound: false, isOutbound: true },
};

/** A form for one record: header, outline, sections, and a bar that counts unsaved changes. */
export function CarrierForm() {
  const content = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState({ ...stored, gateways: storedGateways as Gateways });
  const [values, setValues] = useState(saved);
  const members = Object.keys(saved) as (keyof typeof saved)[];
  const changes = members.filter((member) => values[member] !== saved[member]).length;
  const set = (change: Partial<typeof saved>) => setValues({ ...values, ...change });
  const nameError = values.name.trim() === '' ? 'Give the carrier a name.' : undefined;
  const problems = nameError
    ? [
        {
          id: 'name',
          message: `Name: ${nameError}`,
          onJump: () => content.current?.querySelector('input')?.focus(),
        },
      ]
    : [];
  return (
    <div className="grid max-w-form grid-cols-1 gap-x-8 gap-y-5 min-[1280px]:max-w-none min-[1280px]:grid-cols-[minmax(0,60rem)_11rem]">
      <div className="grid gap-1.5">
        {/* On wide screens they are in the header. */}
        <Breadcrumbs
          items={[{ label: 'Carriers', href: '#carriers' }, { label: saved.name }]}
          className="min-[900px]:hidden"
        />
        <PageHeader
          title={saved.name}
          meta={
            <>
              <CopyText value="9b1c7a52-0f3e-4d5e-8a51-6b8a3f2d7c10" label="Copy SID" />
              <Badge tone="success">Registered</Badge>
            </>
          }
        />
      </div>
      <div className="min-h-7 min-[1280px]:col-start-2 min-[1280px]:row-start-2">
        <PageOutline of={content} />
      </div>
      <form
        ref={content}
        className="grid min-w-0 grid-cols-1 gap-5 min-[1280px]:col-start-1 min-[1280px]:row-start-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.length === 0) setSaved(values);
        }}
      >
        <p className="text-small text-muted">Fields marked with an asterisk (*) are required.</p>
        <FormSection title="General" description="What the carrier is called in lists and routes.">
          <Field className="max-w-md" label="Carrier name" required error={nameError}>
            <TextInput value={values.name} onChange={({ target }) => set({ name: target.value })} />
          </Field>
        </FormSection>
        <FormSection
          title="Registration"
          description="Some carriers want to know where to send calls before they send any."
        >
          <Checkbox
            label="Register with the carrier"
            checked={values.registers}
            onChange={({ target }) => set({ registers: target.checked })}
          />
          {values.registers && (
            <>
              <Field className="max-w-md" label="Username" required>
                <TextInput
                  value={values.username}
                  onChange={({ target }) => set({ username: target.value })}
                />
              </Field>
              <Field
                className="max-w-md"
                label="Password"
                help="Leave blank to keep the one that is stored."
              >
                <PasswordInput />
              </Field>
              <Field
                className="max-w-md"
                label="SIP realm"
                help="The domain that the carrier knows this trunk by."
              >
                <TextInput
                  value={values.realm}
                  onChange={({ target }) => set({ realm: target.value })}
                />
              </Field>
            </>
          )}
        </FormSection>
        <FormSection
          title="SIP gateways"
          description="Where its calls come from, and where calls to it go."
          isWide
        >
          <SipGateways value={values.gateways} onChange={(gateways) => set({ gateways })} />
        </FormSection>
        <SaveBar
          isDirty={changes > 0}
          changes={changes}
          problems={problems}
          onCancel={() => setValues(saved)}
        />
      </form>
    </div>
  );
}

type Gateways = Parameters<typeof SipGateways>[0]['value'];
