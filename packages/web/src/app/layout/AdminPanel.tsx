import { IconLogout, IconMoon, IconUserCircle, IconX } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from '#app/layout/AdminPanel.module.css';
import { BrandLink } from '#app/layout/BrandLink.tsx';
import { PanelMenu } from '#app/layout/PanelMenu.tsx';
import { useThemeSwitch } from '#ui/frame/theme-switch.ts';
import { BellButton } from '#parts/avisos/BellButton.tsx';
import { rutas } from '#platform/paths.ts';
import { leave } from '#app/session/leave.ts';
import { useActor } from '#platform/session.ts';
import { Avatar } from '#ui/people/Avatar.tsx';
import { Brand } from '#ui/frame/Logo.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';

interface AdminPanelProps {
  readonly withMenu: boolean;
  readonly onClose: () => void;
}

/** The open sidebar, above the content: the browser's modal dialog keeps the focus in and gives it back. */
export function AdminPanel({ withMenu, onClose }: AdminPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel) return undefined;
    const closeOutside = (event: MouseEvent) => {
      if (event.target === panel && event.clientX > panel.getBoundingClientRect().right) panel.close();
    };
    if (!panel.open) panel.showModal();
    panel.addEventListener('click', closeOutside);
    return () => panel.removeEventListener('click', closeOutside);
  }, []);

  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} className={classes.panel} aria-label="Menú" onClose={onClose}>
      <div className={`look-ends ${classes.cover}`}>
        <BrandLink className={classes.brand}>
          <Brand size={30} />
        </BrandLink>
        <button
          type="button"
          className={`look-bare-button ${classes.close}`}
          aria-label="Cerrar el menú"
          onClick={close}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      {withMenu && <PanelMenu onLeave={close} />}
      <PanelFoot onLeave={close} />
    </dialog>
  );
}

function PanelFoot({ onLeave }: { readonly onLeave: () => void }) {
  const { usuario } = useActor();
  const { dark, toggle } = useThemeSwitch();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <div className={classes.foot}>
      <div className={`look-wide-row ${classes.who}`}>
        <Avatar nombre={usuario.nombre} apellidos={usuario.apellidos} foto={usuario.foto} size={32} />
        <div>
          <b>{fullName(usuario)}</b>
          <span>{usuario.perfil}</span>
        </div>
      </div>
      <ul className={classes.list}>
        <li className={classes.bell}>
          <BellButton className={classes.entry} named onLeave={onLeave} />
        </li>
        <li>
          <button type="button" className={classes.entry} role="switch" aria-checked={dark} onClick={toggle}>
            <IconMoon size={20} stroke={1.75} aria-hidden />
            Tema oscuro
            <span className={classes.switch} />
          </button>
        </li>
        <li>
          <AppLink
            className={classes.entry}
            to={rutas.configuracion}
            aria-current={pathname === rutas.configuracion ? 'page' : undefined}
            onClick={onLeave}
          >
            <IconUserCircle size={20} stroke={1.75} aria-hidden />
            Configuración de mi perfil
          </AppLink>
        </li>
        <li>
          <button type="button" className={classes.entry} onClick={() => void leave(navigate)}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            Logout
          </button>
        </li>
      </ul>
    </div>
  );
}
