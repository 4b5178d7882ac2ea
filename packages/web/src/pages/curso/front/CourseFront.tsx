import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { inscribirme } from '@catedra/shared/cursos/api.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/curso/front/CourseFront.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { recargarSesion } from '#platform/session.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';

/** What a course is about and made of, before one is in it. */
export function CourseFront({ data }: { readonly data: CursoAbierto }) {
  const { curso, secciones } = data;
  const actividades = secciones.flatMap((seccion) => seccion.actividades);
  const minutos = actividades.reduce((suma, una) => suma + (una.duracion ?? 0), 0);
  const facts = [
    curso.categoria,
    cuenta(actividades.length, 'actividad', 'actividades'),
    minutos > 0 ? duracion(minutos) : null,
  ].filter(Boolean);
  useDocumentTitle(curso.titulo);

  return (
    <div className={classes.front}>
      <Cover className={classes.cover} id={curso.id} travels title={curso.titulo} image={curso.imagen} />
      <div className={classes.words}>
        <TextLink to={rutas.home} quiet className={classes.back}>
          ‹ Mis cursos
        </TextLink>
        <SerifTitle level={1} size={40}>
          {curso.titulo}
        </SerifTitle>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <h2 className={unseen.unseen}>De qué trata</h2>
        <Prose html={curso.descripcion} />
        {data.puedeInscribirse && <Enrol cursoId={curso.id} />}
      </div>
      <div className={classes.contents}>
        {secciones.length === 0 ? (
          <EmptyState drawing="page" title="Este curso todavía no tiene actividades">
            Cuando las tenga, aquí verás su índice.
          </EmptyState>
        ) : (
          <Contents secciones={secciones} />
        )}
      </div>
    </div>
  );
}

function Enrol({ cursoId }: { readonly cursoId: string }) {
  const queryClient = useQueryClient();
  const enrol = useMutation({
    mutationFn: () => ask(inscribirme, { id: cursoId }),
    onSuccess: async () => {
      await recargarSesion();
      await queryClient.invalidateQueries();
    },
  });
  return (
    <div className={classes.enrol}>
      <Button size="md" loading={enrol.isPending} onClick={() => enrol.mutate()}>
        Empezar
      </Button>
      {enrol.isError && <ErrorState>{messageOf(enrol.error)}</ErrorState>}
    </div>
  );
}

function Contents({ secciones }: Pick<CursoAbierto, 'secciones'>) {
  return (
    <section aria-label="Qué vas a encontrar">
      <h2>Qué vas a encontrar</h2>
      {secciones.map((seccion, i) => (
        <section key={seccion.id} aria-labelledby={seccion.id}>
          <h3 id={seccion.id}>
            {i + 1}. {seccion.titulo}
          </h3>
          <ol className={classes.list}>
            {seccion.actividades.map((actividad) => (
              <li key={actividad.id}>
                <span>{actividad.titulo}</span>
                <small>
                  {fichaDe(actividad.tipo).enElAula}
                  {actividad.duracion ? `, ${duracion(actividad.duracion)}` : ''}
                </small>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
