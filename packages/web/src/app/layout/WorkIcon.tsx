import { IconInbox, IconLayoutDashboard } from '@tabler/icons-react';

/** Of the places that only whoever marks or administers has. */
export function WorkIcon({ place }: { readonly place: 'trabajo' | 'administracion' }) {
  const Icon = place === 'trabajo' ? IconInbox : IconLayoutDashboard;
  return <Icon size={22} stroke={1.75} aria-hidden />;
}
