import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/actividades/banco/Banco.module.css';
import { preguntaQuery } from '#pages/actividades/evaluacion/queries.ts';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

/** A question as it is used, with its right answer and where it is asked. */
export function QuestionPreview({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = useQuery(preguntaQuery(id));
  return (
    <Drawer opened onClose={onClose} position="right" title="La pregunta">
      <QueryView query={query} label="Cargando la pregunta…">
        {({ publica, clave, tipo, numero, usos, borrador }) => {
          const kind = tipoDePregunta(tipo);
          const right = kind.correcta({ publica, clave });
          const list = 'opciones' in publica && Array.isArray(publica.opciones) ? publica.opciones : [];
          return (
            <div className={classes.stack}>
              <p className={classes.quiet}>
                {NOMBRE_DE_TIPO[tipo]}, versión {numero}
                {borrador && '; hay cambios sin usar'}
              </p>
              <Prose html={publica.enunciado} />
              {list.length > 0 && (
                <ul className={classes.options}>
                  {list.map((opcion) => (
                    <li key={opcion.id}>
                      <Prose html={opcion.texto} />
                    </li>
                  ))}
                </ul>
              )}
              {right !== null && (
                <p>
                  <b>Correcta:</b> {kind.dicha(publica, right)}
                </p>
              )}
              <h3>
                {usos.length === 0
                  ? 'No se usa en ninguna evaluación'
                  : `Se usa en ${cuenta(usos.length, 'evaluación', 'evaluaciones')}`}
              </h3>
              <ul className={classes.uses}>
                {usos.map(({ evaluacionId, actividadId, cursoId, titulo, curso, porSorteo }) => (
                  <li key={evaluacionId}>
                    <TextLink to={rutas.actividad(cursoId, actividadId)}>{titulo}</TextLink>
                    <small>
                      {curso}
                      {porSorteo && ', en un sorteo'}
                    </small>
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </QueryView>
    </Drawer>
  );
}
