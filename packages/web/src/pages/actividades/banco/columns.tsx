import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { PreguntaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import classes from '#pages/actividades/banco/Banco.module.css';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { cuenta } from '#ui/words/words.ts';

/** A question of the bank in a row. */
export function columnsOf(onOpen: (id: string) => void): readonly Column<PreguntaDelBanco>[] {
  return [
    {
      id: 'texto',
      header: 'Pregunta',
      cell: (una) => (
        <button type="button" className={classes.question} onClick={() => onOpen(una.id)}>
          <KindIcon tipo={una.tipo} size={18} />
          <span>
            {una.texto || <i>Sin escribir</i>}
            <small>
              {[NOMBRE_DE_TIPO[una.tipo], ...una.etiquetas, una.pendiente ? 'Le falta algo' : '']
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </button>
      ),
    },
    {
      id: 'uso',
      header: 'Se usa en',
      width: '140px',
      phone: 'line',
      cell: ({ evaluaciones }) =>
        evaluaciones === 0 ? 'Sin usar' : cuenta(evaluaciones, 'evaluación', 'evaluaciones'),
    },
  ];
}
