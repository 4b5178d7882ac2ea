import { IconBook2, IconClipboardCheck, IconInbox, IconLayoutDashboard, IconUser } from '@tabler/icons-react';
import classes from '#app/layout/LearnerTabs.module.css';
import { useLearnerNav, useLearnerPlace } from '#app/layout/learner-nav.ts';
import { rutas } from '#platform/paths.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';

const ICONS = {
  trabajo: IconInbox,
  cursos: IconBook2,
  pruebas: IconClipboardCheck,
  administracion: IconLayoutDashboard,
};

/** On a phone, the places within the thumb's reach. */
export function LearnerTabs() {
  const place = useLearnerPlace();
  const nav = useLearnerNav();
  return (
    <nav className={classes.tabs} aria-label="Secciones">
      {nav.map((entry) => {
        const Icon = ICONS[entry.place];
        return (
          <AppLink
            key={entry.place}
            to={entry.to}
            search={entry.search}
            aria-current={entry.place === place ? 'page' : undefined}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
            {entry.short ?? entry.label}
          </AppLink>
        );
      })}
      <AppLink to={rutas.configuracion}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        Mi perfil
      </AppLink>
    </nav>
  );
}
