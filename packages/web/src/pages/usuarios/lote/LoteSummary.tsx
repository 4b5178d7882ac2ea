import type { MotivoDeLote, ResultadoDeLote } from '@catedra/shared/lotes/schemas.ts';
import type { Verbo } from '#pages/usuarios/lote/acciones.ts';
import classes from '#pages/usuarios/lote/Lote.module.css';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { enumerar, numero } from '#ui/words/words.ts';

type Por = (varias: boolean) => string;

const MOTIVOS: Readonly<Record<MotivoDeLote, Por>> = {
  ERES_TU: () => 'porque eres tú',
  SIN_PERMISO: (varias) => `porque tu perfil no llega a ${varias ? 'ellas' : 'ella'}`,
  ULTIMO_ADMINISTRADOR: () => 'porque debe quedar un Super Administrador activo',
  SIN_CORREO: (varias) => (varias ? 'porque no tienen correo' : 'porque no tiene correo'),
  SUSPENDIDA: (varias) => (varias ? 'porque están suspendidas' : 'porque está suspendida'),
  FUERA_DE_TUS_GRUPOS: (varias) => `porque no ${varias ? 'están' : 'está'} en ninguno de tus grupos`,
  DARIA_DE_MAS: (varias) =>
    `porque ${varias ? 'tutorizan' : 'tutoriza'} grupos donde ese perfil podría más que tú`,
  SIN_EL_CURSO: (varias) => `porque no ${varias ? 'tienen' : 'tiene'} ese curso`,
  YA_TERMINO: (varias) => `porque ya ${varias ? 'lo terminaron' : 'lo terminó'}`,
  NO_ENCONTRADA: (varias) =>
    `porque ya no ${varias ? 'existen' : 'existe'} o no puedes ${varias ? 'verlas' : 'verla'}`,
};

interface LoteSummaryProps {
  readonly verbo: Verbo;
  readonly resultado: ResultadoDeLote;
  /** Before: "quedarán fuera"; after: "quedaron fuera". */
  readonly when: 'before' | 'after';
}

/** Exact numbers: whom it does not change, who stays out and why. */
export function LoteSummary({ verbo, resultado, when }: LoteSummaryProps) {
  const { iguales, fuera } = resultado;
  const same = iguales > 0 ? PALABRAS[verbo].same(iguales) : '';
  if (!same && fuera.length === 0) return null;
  return (
    <ul className={classes.summary}>
      {same && <li>{same}.</li>}
      {fuera.map(({ motivo, cuantas, ejemplos }) => {
        const varias = cuantas > 1;
        const verb = when === 'before' ? (varias ? 'quedarán' : 'quedará') : varias ? 'quedaron' : 'quedó';
        return (
          <li key={motivo}>
            {numero(cuantas)} {verb} fuera {MOTIVOS[motivo](varias)}
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
