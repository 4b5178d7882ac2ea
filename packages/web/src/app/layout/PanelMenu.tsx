import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#app/layout/AdminPanel.module.css';
import { activeEntry, MENU, type MenuEntry } from '#app/layout/menu.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';

/** The entries with their submenus, one of them open at a time. */
export function PanelMenu({ onLeave }: { readonly onLeave: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const active = activeEntry(pathname);
  const [expanded, setExpanded] = useState(active.entry);
  return (
    <nav aria-label="Administración">
      <ul className={classes.list}>
        {MENU.map((entry) => (
          <li key={entry.id}>
            {entry.submenu ? (
              <Submenu
                entry={entry}
                active={active.entry === entry.id ? active.sub : undefined}
                expanded={expanded === entry.id}
                onToggle={() => setExpanded(expanded === entry.id ? undefined : entry.id)}
                onLeave={onLeave}
              />
            ) : (
              <AppLink
                className={classes.entry}
                to={entry.to}
                aria-current={active.entry === entry.id ? 'page' : undefined}
                onClick={onLeave}
              >
                <entry.icon />
                {entry.label}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  readonly entry: MenuEntry;
  /** Address of the active subentry, when this is the active entry. */
  readonly active: string | undefined;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
}

function Submenu({ entry, active, expanded, onToggle, onLeave }: SubmenuProps) {
  const Chevron = expanded ? IconChevronUp : IconChevronDown;
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        data-active={active !== undefined || undefined}
        aria-expanded={expanded}
        onClick={onToggle}
      >
        <entry.icon />
        {entry.label}
        <Chevron className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      {expanded && (
        <ul className={classes.sub}>
          {entry.submenu?.map((sub) => (
            <li key={sub.label}>
              <AppLink to={sub.to} aria-current={sub.to === active ? 'page' : undefined} onClick={onLeave}>
                {sub.label}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
