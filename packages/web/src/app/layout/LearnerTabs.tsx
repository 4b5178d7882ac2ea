import { IconBook2, IconClipboardCheck, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import classes from '#app/layout/LearnerTabs.module.css';
import { type LearnerPlace, useLearnerNav, useLearnerPlace } from '#app/layout/learner-nav.ts';
import { rutas } from '#platform/paths.ts';
import { beside } from '#ui/frame/beside.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';

/** Learners never ask for it. */
const WorkIcon = beside(async () => (await import('#app/layout/WorkIcon.tsx')).WorkIcon);

function TabIcon({ place }: { readonly place: LearnerPlace }) {
  if (place === 'trabajo' || place === 'administracion')
    return (
      <Suspense fallback={<span className={classes.room} />}>
        <WorkIcon place={place} />
      </Suspense>
    );
  const Icon = place === 'cursos' ? IconBook2 : IconClipboardCheck;
  return <Icon size={22} stroke={1.75} aria-hidden />;
}

/** On a phone, the places within the thumb's reach. */
export function LearnerTabs() {
  const place = useLearnerPlace();
  const nav = useLearnerNav();
  return (
    <nav className={classes.tabs} aria-label="Secciones">
      {nav.map((entry) => (
        <AppLink
          key={entry.place}
          to={entry.to}
          search={entry.search}
          aria-current={entry.place === place ? 'page' : undefined}
        >
          <TabIcon place={entry.place} />
          {entry.short ?? entry.label}
        </AppLink>
      ))}
      <AppLink to={rutas.configuracion}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        Mi perfil
      </AppLink>
    </nav>
  );
}
