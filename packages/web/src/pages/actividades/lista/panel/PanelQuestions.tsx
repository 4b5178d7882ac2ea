import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EvaluacionState } from '#tipos/evaluacion/EvaluacionState.tsx';
import { autorQuery } from '#tipos/evaluacion/queries.ts';
import { sumaDeAutor, sumaEscrita } from '#tipos/evaluacion/suma.ts';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

/** What an evaluation asks, in a line, and the way to where that is written. */
export function PanelQuestions({ evaluacion }: { readonly evaluacion: Evaluacion }) {
  const { id, cursoId, actividadId, estado } = evaluacion;
  const { data } = useQuery(autorQuery(id));
  const suma = data && sumaDeAutor(data);
  const lacks = data?.fallos.filter(({ impide }) => impide).length ?? 0;
  const empty = suma?.preguntas === 0;
  return (
    <div className={classes.file} data-begin>
      <span className={classes.cover} aria-hidden>
        <KindIcon tipo="evaluacion" />
      </span>
      <p className="look-small">
        <b>{suma ? sumaEscrita(suma) : 'Preguntas'}</b>
        {estado === 'borrador' && !empty && lacks > 0 ? (
          `Le ${lacks === 1 ? 'falta' : 'faltan'} ${cuenta(lacks, 'cosa')} para publicarla`
        ) : (
          <EvaluacionState estado={estado} />
        )}
      </p>
      <ButtonLink
        to={rutas.actividad(cursoId, actividadId)}
        variant={empty ? 'filled' : 'default'}
        size="xs"
        rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
      >
        {empty ? 'Escribir las preguntas' : 'Preguntas y reglas'}
      </ButtonLink>
    </div>
  );
}
