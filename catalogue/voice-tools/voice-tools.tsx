import { Tabs } from '../../ui/src/primitives/tabs/index.ts';
import { GatewayTool } from './gateway-tool.tsx';
import { InboundTool } from './inbound-tool.tsx';
import { LadderTool } from './ladder-tool.tsx';
import { RouteTool } from './route-tool.tsx';

/** Tools that work without a platform, each with an example. */
export const VoiceTools = () => (
  <div className="pt-4 text-body text-default">
    <Tabs
      label="Tools"
      items={[
        { value: 'ladder', label: 'SIP ladder', content: <LadderTool /> },
        { value: 'routes', label: 'Route test', content: <RouteTool /> },
        { value: 'inbound', label: 'Inbound test', content: <InboundTool /> },
        { value: 'gateways', label: 'Gateway check', content: <GatewayTool /> },
      ]}
    />
  </div>
);
