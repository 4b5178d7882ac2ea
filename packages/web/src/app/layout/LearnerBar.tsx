import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Bell } from '#app/layout/Bell.tsx';
import classes from '#app/layout/LearnerBar.module.css';
import { useLearnerNav, useLearnerPlace } from '#app/layout/learner-nav.ts';
import { ThemeButton } from '#ui/frame/ThemeButton.tsx';
import { rutas } from '#platform/paths.ts';
import { leave } from '#app/session/leave.ts';
import { useActor } from '#platform/session.ts';
import { Avatar } from '#ui/people/Avatar.tsx';
import { Brand } from '#ui/frame/Logo.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';

const NAME = `${unseen.unseen} ${classes.name}`;

export function LearnerBar() {
  const place = useLearnerPlace();
  const nav = useLearnerNav();
  const navigate = useNavigate();
  const { usuario } = useActor();
  return (
    <header className={classes.bar}>
      <div className={`look-row ${classes.inner}`}>
        <AppLink className={classes.brand} to={rutas.home}>
          <Brand />
        </AppLink>
        <nav className={classes.nav} aria-label="Principal">
          {nav.map((entry) => (
            <AppLink
              key={entry.place}
              to={entry.to}
              search={entry.search}
              aria-current={entry.place === place ? 'page' : undefined}
            >
              {entry.label}
            </AppLink>
          ))}
        </nav>
        <Bell className={`${classes.own} ${classes.bell}`} />
        <ThemeButton />
        <AppLink
          className={`${classes.own} ${classes.profile}`}
          to={rutas.configuracion}
          title="Configuración de mi perfil"
        >
          <Avatar nombre={usuario.nombre} apellidos={usuario.apellidos} foto={usuario.foto} />
          <span className={NAME}>Configuración de mi perfil</span>
        </AppLink>
        <button type="button" className={classes.own} title="Logout" onClick={() => void leave(navigate)}>
          <IconLogout size={20} stroke={1.75} aria-hidden />
          <span className={NAME}>Logout</span>
        </button>
      </div>
    </header>
  );
}
