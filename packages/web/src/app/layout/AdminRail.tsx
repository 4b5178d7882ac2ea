import { IconLogout, IconMenu2, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import classes from '#app/layout/AdminRail.module.css';
import { Bell } from '#app/layout/Bell.tsx';
import { BrandLink } from '#app/layout/BrandLink.tsx';
import { activeEntry, MENU } from '#app/layout/menu.ts';
import { useThemeSwitch } from '#ui/frame/theme-switch.ts';
import { rutas } from '#platform/paths.ts';
import { leave } from '#app/session/leave.ts';
import { Logo } from '#ui/frame/Logo.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';

interface AdminRailProps {
  readonly withMenu: boolean;
  readonly onOpen: () => void;
}

/** The closed sidebar: the spine of the book, icons alone; with their names where the screen is wide. */
export function AdminRail({ withMenu, onOpen }: AdminRailProps) {
  return (
    <aside className={classes.rail} aria-label="Menú plegado">
      <BrandLink className={classes.brand}>
        <Logo size={30} />
        <span className={classes.word}>Cátedra</span>
      </BrandLink>
      <button
        type="button"
        aria-label="Abrir el menú"
        aria-haspopup="dialog"
        data-tip="Abrir el menú"
        onClick={onOpen}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      {withMenu && <RailMenu />}
      <RailFoot />
    </aside>
  );
}

function RailMenu() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { entry } = activeEntry(pathname);
  return (
    <>
      <hr />
      <nav aria-label="Administración">
        <ul className={classes.list}>
          {MENU.map(({ id, label, icon: Icon, to }) => (
            <li key={id}>
              <AppLink
                to={to}
                aria-label={label}
                data-tip={label}
                aria-current={id === entry ? 'page' : undefined}
              >
                <Icon />
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function RailFoot() {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { dark, toggle } = useThemeSwitch();
  const ThemeIcon = dark ? IconSun : IconMoon;
  return (
    <ul className={`${classes.list} ${classes.foot}`}>
      <li className={classes.bell}>
        <Bell tip />
      </li>
      <li>
        <button
          type="button"
          role="switch"
          aria-checked={dark}
          aria-label="Tema oscuro"
          data-tip={dark ? 'Tema claro' : 'Tema oscuro'}
          onClick={toggle}
        >
          <ThemeIcon size={20} stroke={1.75} aria-hidden />
        </button>
      </li>
      <li>
        <AppLink
          to={rutas.configuracion}
          aria-label="Configuración de mi perfil"
          data-tip="Configuración de mi perfil"
          aria-current={pathname === rutas.configuracion ? 'page' : undefined}
        >
          <IconUserCircle size={20} stroke={1.75} aria-hidden />
        </AppLink>
      </li>
      <li>
        <button type="button" aria-label="Logout" data-tip="Logout" onClick={() => void leave(navigate)}>
          <IconLogout size={20} stroke={1.75} aria-hidden />
        </button>
      </li>
    </ul>
  );
}
