import { MAX_CON_VUELTA, type ResultadoDeLote } from '@catedra/shared/lotes/schemas.ts';
import type { Verbo } from '#pages/usuarios/lote/acciones.ts';
import classes from '#pages/usuarios/lote/Lote.module.css';
import { porque } from '#parts/cursos/across/motivos.ts';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { hasWayBack } from '#pages/usuarios/lote/take-back.ts';
import { enumerar, numero } from '#ui/words/words.ts';

interface LoteSummaryProps {
  readonly verbo: Verbo;
  readonly resultado: ResultadoDeLote;
  /** Before: "quedarán fuera"; after: "quedaron fuera". */
  readonly when: 'before' | 'after';
}

/** Exact numbers: whom it does not change, who stays out and why. */
export function LoteSummary({ verbo, resultado, when }: LoteSummaryProps) {
  const { hechas, iguales, fuera } = resultado;
  const same = iguales > 0 ? PALABRAS[verbo].same(iguales) : '';
  const noWayBack = when === 'before' && hechas > MAX_CON_VUELTA && hasWayBack(verbo);
  if (!same && !noWayBack && fuera.length === 0) return null;
  return (
    <ul className={classes.summary}>
      {same && <li>{same}.</li>}
      {noWayBack && (
        <li>
          Son más de {numero(MAX_CON_VUELTA)}: no se podrá deshacer de una vez. Con un filtro más estrecho,
          sí.
        </li>
      )}
      {fuera.map(({ motivo, cuantas, ejemplos }) => {
        const varias = cuantas > 1;
        const verb = when === 'before' ? (varias ? 'quedarán' : 'quedará') : varias ? 'quedaron' : 'quedó';
        return (
          <li key={motivo}>
            {numero(cuantas)} {verb} fuera {porque(motivo, cuantas)}
            {motivo !== 'ERES_TU' && ejemplos.length > 0 && (
              <span className={classes.examples}>
                :{' '}
                {enumerar(
                  cuantas > ejemplos.length
                    ? [...ejemplos, `${numero(cuantas - ejemplos.length)} más`]
                    : ejemplos,
                )}
              </span>
            )}
            .
          </li>
        );
      })}
    </ul>
  );
}
