import { IconMenu2 } from '@tabler/icons-react';
import classes from '#app/layout/AdminBar.module.css';
import { Bell } from '#app/layout/Bell.tsx';
import { BrandLink } from '#app/layout/BrandLink.tsx';
import { Brand } from '#ui/frame/Logo.tsx';

/** On a phone the rail hides and this bar holds the button that opens the panel. */
export function AdminBar({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <header className={`look-tight-row ${classes.bar}`}>
      <button type="button" aria-label="Abrir el menú" aria-haspopup="dialog" onClick={onOpen}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <BrandLink className={classes.brand}>
        <Brand size={28} />
      </BrandLink>
      <Bell className={classes.bell} />
    </header>
  );
}
