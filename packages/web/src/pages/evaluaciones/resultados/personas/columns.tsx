import type { CualNota, ResultadoDePersona } from '@catedra/shared/intentos/por-persona.ts';
import type { PruebaConResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { PersonDots } from '#pages/evaluaciones/resultados/personas/PersonDots.tsx';
import classes from '#pages/evaluaciones/resultados/personas/Personas.module.css';
import { besideOf, lookedAt } from '#pages/evaluaciones/resultados/personas/words.ts';
import results from '#pages/evaluaciones/resultados/Resultados.module.css';
import { AttemptState } from '#pages/evaluaciones/resultados/state.tsx';
import { AttemptMark } from '#parts/intentos/AttemptMark.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { cuando, notaEnColumna, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

type Prueba = PruebaConResultados['evaluacion'];

interface StateProps {
  readonly una: ResultadoDePersona;
  readonly looked: Resultado | undefined;
  readonly notaMinima: number;
}

/** How a person stands: what their mark says of them, or else their last attempt. */
function PersonState({ una, looked, notaMinima }: StateProps) {
  if (una.nota === null) return looked ? <AttemptState intento={looked} notaMinima={notaMinima} /> : null;
  const passes = una.estado === 'aprueban';
  const Shape = passes ? IconCircleCheckFilled : IconX;
  return (
    <span className={results.state} data-kind={passes ? 'good' : 'bad'}>
      <Shape size={18} stroke={1.75} aria-hidden />
      {passes ? 'Aprobada' : `No llega a ${numero(notaMinima)}`}
    </span>
  );
}

const HEADING: Readonly<Record<CualNota, string>> = { cuenta: 'Nota que cuenta', primera: 'Primera nota' };

/** A person in a row, with their attempts as dots. */
export function usePersonColumns(
  { notaMinima }: Prueba,
  cual: CualNota,
  onOpen: (id: string) => void,
): readonly Column<ResultadoDePersona>[] {
  const now = useNow();
  const zone = useZone();
  return [
    {
      id: 'persona',
      header: 'Apellidos, nombre',
      cell: (una) => {
        const looked = lookedAt(una, cual);
        return (
          <button type="button" className={results.person} onClick={() => looked && onOpen(looked.id)}>
            <PersonInList {...una.persona} beneath={una.grupos.join(', ')} />
          </button>
        );
      },
    },
    {
      id: 'intentos',
      header: 'Intentos, de 0 a 10',
      width: '28%',
      phone: 'line',
      cell: (una) => (
        <PersonDots intentos={una.intentos} looked={lookedAt(una, cual)} notaMinima={notaMinima} />
      ),
    },
    {
      id: 'nota',
      header: HEADING[cual],
      width: '124px',
      align: 'end',
      phone: 'end',
      cell: ({ nota, intentos }) => {
        const waiting = nota === null && intentos.findLast(({ provisional }) => provisional);
        return (
          <span className={classes.mark}>
            {waiting ? <AttemptMark {...waiting} /> : nota === null ? '—' : <b>{notaEnColumna(nota)}</b>}
          </span>
        );
      },
    },
    {
      id: 'estado',
      header: 'Estado',
      width: 'clamp(140px, 12vw, 168px)',
      narrow: 'stay',
      phone: 'line',
      cell: (una) => {
        const looked = lookedAt(una, cual);
        return (
          <>
            <PersonState una={una} looked={looked} notaMinima={notaMinima} />
            <small className={classes.beside}>{besideOf(una, looked)}</small>
          </>
        );
      },
    },
    {
      id: 'entrego',
      header: 'Entregó',
      width: '170px',
      narrow: 'hide',
      phone: 'hide',
      cell: (una) => {
        const when = lookedAt(una, cual)?.entregadoEn;
        return when ? cuando(when, now, zone) : '—';
      },
    },
  ];
}
