import {
  AudioLines,
  Bell,
  Building2,
  FileCode2,
  Gauge,
  Grid3x3,
  Headset,
  History,
  type LucideIcon,
  Network,
  Phone,
  PhoneCall,
  Settings,
  Split,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { NavIcon } from '../../screen/page/route.ts';

/** Icons of the navigation. Routes only name them, because the log-in page needs none. */
export const navigationIcons: Record<NavIcon, LucideIcon> = {
  overview: Gauge,
  users: UsersRound,
  settings: Settings,
  account: Building2,
  client: Headset,
  application: Workflow,
  calls: History,
  live: PhoneCall,
  alerts: Bell,
  configuration: FileCode2,
  carrier: Network,
  speech: AudioLines,
  number: Phone,
  tenant: Grid3x3,
  routing: Split,
};
