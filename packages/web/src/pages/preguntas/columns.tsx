import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { PreguntaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import classes from '#pages/preguntas/Banco.module.css';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { cuenta } from '#ui/words/words.ts';

const usesOf = ({ evaluaciones }: PreguntaDelBanco) =>
  evaluaciones === 0 ? 'Sin usar' : cuenta(evaluaciones, 'evaluación', 'evaluaciones');

/** A question of the bank in a row. */
export function columnsOf(onOpen: (una: PreguntaDelBanco) => void): readonly Column<PreguntaDelBanco>[] {
  return [
    {
      id: 'texto',
      header: 'Pregunta',
      cell: (una) => (
        <button
          type="button"
          className={`look-flat-button ${classes.question}`}
          data-paragraph
          onClick={() => onOpen(una)}
        >
          <KindIcon tipo={una.tipo} size={18} />
          <span>
            <span className={classes.text}>{una.texto || <i>Sin escribir</i>}</span>
            <small>
              {NOMBRE_DE_TIPO[una.tipo]}
              <span className={classes.use}> · {usesOf(una)}</span>
              {una.pendiente && ' · Le falta algo'}
              {una.etiquetas.length > 0 && <span className={classes.tags}>{una.etiquetas.join(' · ')}</span>}
            </small>
          </span>
        </button>
      ),
    },
    {
      id: 'uso',
      header: 'Se usa en',
      width: '140px',
      phone: 'hide',
      cell: usesOf,
    },
  ];
}
