import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { IconCalendar, IconClock, IconEyeOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#pages/actividades/lista/Outline.module.css';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What is worth knowing of an activity before opening it. */
export function ActivityMarks({ actividad }: { readonly actividad: ActividadDeIndice }) {
  const now = useNow();
  const zone = useZone();
  const { oculta, requisitos, venceEn } = actividad;
  const opens = [actividad.disponibleDesde, actividad.abreEn].find(
    (una) => una !== null && Date.parse(una) > now.getTime(),
  );
  const conditions = requisitos.condiciones.length;
  if (!oculta && conditions === 0 && !venceEn && !opens) return null;
  return (
    <span className={classes.marks}>
      {oculta && <Mark icon={<IconEyeOff size={14} stroke={1.75} aria-hidden />}>Oculta</Mark>}
      {conditions > 0 && (
        <Mark icon={<IconLock size={14} stroke={1.75} aria-hidden />}>{cuenta(conditions, 'requisito')}</Mark>
      )}
      {opens && (
        <Mark icon={<IconCalendar size={14} stroke={1.75} aria-hidden />}>
          Se abre el {fecha(opens, now, zone)}
        </Mark>
      )}
      {venceEn && (
        <Mark icon={<IconClock size={14} stroke={1.75} aria-hidden />}>
          Hasta el {fecha(venceEn, now, zone)}
        </Mark>
      )}
    </span>
  );
}

function Mark({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={classes.mark}>
      {icon}
      {children}
    </span>
  );
}
