import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { SUCESO } from '#pages/evaluaciones/suceso-words.ts';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { fechaYHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** What was written down of an attempt, from its start. */
export function Happened({ sucesos }: Pick<IntentoVisto, 'sucesos'>) {
  const zone = useZone();
  if (sucesos.length === 0) return null;
  return (
    <>
      <h3>Lo que pasó</h3>
      <ol className={`look-tight-stack ${classes.happened}`}>
        {sucesos.map(({ tipo, en, detalle }) => (
          <li key={`${tipo}-${en}`}>
            <time dateTime={en}>{fechaYHora(en, zone)}</time>
            <span>
              {SUCESO[tipo]}
              {detalle !== '' && <small>{detalle}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
