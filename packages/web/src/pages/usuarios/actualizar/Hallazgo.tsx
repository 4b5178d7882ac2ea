import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Hallazgo as Encontrado } from '#pages/usuarios/actualizar/hallazgo.ts';
import classes from '#pages/usuarios/actualizar/Hallazgo.module.css';

const ICONOS = {
  tarde: IconAlertTriangle,
  pronto: IconAlertTriangle,
  espera: IconCircle,
  bien: IconCircleCheck,
};

/** What matters most now, and what can be done about it. */
export function Hallazgo({
  hallazgo,
  children,
}: {
  readonly hallazgo: Encontrado;
  readonly children?: ReactNode;
}) {
  const Icon = ICONOS[hallazgo.tono];
  return (
    <section className={`look-card ${classes.box}`} data-tono={hallazgo.tono} aria-label="Lo más importante">
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        <b>{hallazgo.que}</b> {hallazgo.mas}
      </p>
      {children && <div className={`look-wrap ${classes.acts}`}>{children}</div>}
    </section>
  );
}
