import { IconBook2, IconClipboardCheck, IconUser } from '@tabler/icons-react';
import classes from '#app/layout/LearnerTabs.module.css';
import { LEARNER_NAV, useLearnerPlace } from '#app/layout/learner-nav.ts';
import { rutas } from '#platform/paths.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';

const ICONS = { cursos: IconBook2, pruebas: IconClipboardCheck };

/** On a phone, the places within the thumb's reach. */
export function LearnerTabs() {
  const place = useLearnerPlace();
  return (
    <nav className={classes.tabs} aria-label="Secciones">
      {LEARNER_NAV.map((entry) => {
        const Icon = ICONS[entry.place];
        return (
          <AppLink key={entry.place} to={entry.to} aria-current={entry.place === place ? 'page' : undefined}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {entry.label}
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
