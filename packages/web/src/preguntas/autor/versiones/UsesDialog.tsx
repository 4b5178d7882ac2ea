import type { PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { preguntaQuery } from '#preguntas/autor/queries.ts';
import classes from '#preguntas/autor/versiones/Uses.module.css';
import { rutas } from '#platform/paths.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

const ESTADO = { borrador: 'borrador', publicada: 'publicada', cerrada: 'cerrada' } as const;

/** The evaluations that ask for a question, as far as the reader sees. */
export function Uses({ usos }: Pick<PreguntaEntera, 'usos'>) {
  return (
    <>
      <h3>
        {usos.length === 0
          ? 'No se usa en ninguna evaluación'
          : `Se usa en ${cuenta(usos.length, 'evaluación', 'evaluaciones')}`}
      </h3>
      <ul className={classes.uses}>
        {usos.map(({ evaluacionId, actividadId, cursoId, titulo, curso, estado, porSorteo }) => (
          <li key={evaluacionId}>
            <TextLink to={rutas.actividad(cursoId, actividadId)}>{titulo}</TextLink>
            <small>
              {curso}, {ESTADO[estado]}
              {porSorteo && ', en un sorteo'}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

export function UsesDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = useQuery(preguntaQuery(id));
  return (
    <Dialog opened onClose={onClose} title="Dónde se usa">
      <QueryView query={query} label="Buscando dónde se usa…">
        {({ usos }) => <Uses usos={usos} />}
      </QueryView>
    </Dialog>
  );
}
