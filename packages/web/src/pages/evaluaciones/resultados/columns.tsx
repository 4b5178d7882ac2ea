import type { PruebaConResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { AttemptState } from '#pages/evaluaciones/resultados/state.tsx';
import { AttemptMark } from '#parts/intentos/AttemptMark.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { cuando, duracion } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';

/** An attempt in a row. */
export function useColumns(
  evaluacion: PruebaConResultados['evaluacion'],
  onOpen: (id: string) => void,
): readonly Column<Resultado>[] {
  const now = useNow();
  const zone = useZone();
  return [
    {
      id: 'persona',
      header: 'Apellidos, nombre',
      cell: ({ id, persona, grupos }) => (
        <button type="button" className={classes.person} onClick={() => onOpen(id)}>
          <PersonInList {...persona} beneath={grupos.join(', ')} />
        </button>
      ),
    },
    {
      id: 'intento',
      header: 'Intento',
      width: '132px',
      phone: 'line',
      cell: ({ numero: cual, cuenta: counts, heredado }) => (
        <span className={classes.which}>
          <span className={classes.try}>Intento </span>
          {cual}
          {evaluacion.intentos !== null && ` de ${Math.max(evaluacion.intentos, cual)}`}
          {counts && evaluacion.intentos !== 1 && <span className={classes.counts}>cuenta</span>}
          {heredado && <small> de antes</small>}
        </span>
      ),
    },
    {
      id: 'estado',
      header: 'Estado',
      width: 'clamp(136px, 10.3vw, 148px)',
      narrow: 'stay',
      phone: 'line',
      cell: (intento) => (
        <>
          <AttemptState intento={intento} notaMinima={evaluacion.notaMinima} />
          {intento.tardias > 0 && (
            <small>{intento.tardias === 1 ? '1 llegó tarde' : `${intento.tardias} llegaron tarde`}</small>
          )}
        </>
      ),
    },
    {
      id: 'nota',
      header: 'Nota',
      width: 'clamp(84px, 7.5vw, 108px)',
      align: 'end',
      phone: 'end',
      cell: (intento) => <AttemptMark {...intento} />,
    },
    {
      id: 'entrego',
      header: 'Entregó',
      width: '170px',
      narrow: 'hide',
      phone: 'hide',
      cell: ({ entregadoEn, venceEn }) =>
        entregadoEn ? cuando(entregadoEn, now, zone) : venceEn ? `vence ${cuando(venceEn, now, zone)}` : '—',
    },
    {
      id: 'tardo',
      header: 'Tardó',
      width: '100px',
      narrow: 'hide',
      phone: 'hide',
      cell: ({ segundos }) => (segundos === null ? '—' : duracion(Math.max(1, Math.round(segundos / 60)))),
    },
  ];
}
