import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import classes from '#pages/cursos/renovacion/Renovacion.module.css';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What counts and has a last day, said where the validity is decided: whoever renews later does not do it. */
export function LoQueCierra({ cierran }: Pick<RenovacionDeCurso, 'cierran'>) {
  const now = useNow();
  const zone = useZone();
  if (cierran.length === 0) return null;
  return (
    <ul className={classes.forecast}>
      {cierran.map(({ actividadId, titulo, cierraEn }) => (
        <li key={actividadId}>
          {Date.parse(cierraEn) > now.getTime()
            ? `«${titulo}» cierra el ${fecha(cierraEn, now, zone)}: quien renueve después no la hará.`
            : `«${titulo}» cerró el ${fecha(cierraEn, now, zone)}: quien renueve no la hará.`}
        </li>
      ))}
    </ul>
  );
}
