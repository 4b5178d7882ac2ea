import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from '#ui/frame/ThemeButton.module.css';
import { useThemeSwitch } from '#ui/frame/theme-switch.ts';

/** The switch as an icon: it shows the theme that is on. */
export function ThemeButton() {
  const { dark, toggle } = useThemeSwitch();
  const Icon = dark ? IconMoon : IconSun;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Tema oscuro"
      title="Tema oscuro"
      className={`look-bare-button ${classes.button}`}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
