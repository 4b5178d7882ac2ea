import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { rutas } from '#platform/paths.ts';
import { ActivityPreview } from '#pages/cursos/actualizar/ActivityPreview.tsx';
import classes from '#pages/cursos/actualizar/PreviewPart.module.css';
import { Cover } from '#ui/marks/Cover.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Part } from '#ui/states/Part.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';

/** The course as its people will meet it, drafts included. */
export function PreviewPart({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones } = contenido;
  const actividades = contenido.actividades.filter(({ oculta }) => !oculta);
  const conAlgo = secciones.filter(({ id }) => actividades.some(({ seccion }) => seccion === id));
  const minutos = actividades.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  return (
    <article className={classes.preview}>
      <header className={classes.head}>
        <Cover className={classes.cover} id={curso.id} title={curso.titulo} image={curso.imagen} />
        <div className={classes.words}>
          {curso.categoria && <p className={classes.kicker}>{curso.categoria}</p>}
          <SerifTitle level={2} size={32}>
            {curso.titulo}
          </SerifTitle>
          <p className={classes.meta}>
            {cuenta(actividades.length, 'actividad', 'actividades')}
            {minutos > 0 && `, ${duracion(minutos)}`}
          </p>
          <ButtonLink to={rutas.curso(curso.slug)} variant="default" className={classes.open}>
            Abrir el curso como lo verá el alumno
          </ButtonLink>
          {curso.descripcion !== '' && <Prose html={curso.descripcion} />}
        </div>
      </header>
      {actividades.length === 0 ? (
        <EmptyState drawing="page" title="Aún no hay nada que hacer en este curso">
          Cuando añadas actividades en Contenido, aquí verás el índice como lo verán sus participantes.
        </EmptyState>
      ) : (
        conAlgo.map((seccion, i) => (
          <section key={seccion.id} className={classes.section}>
            <h3 className={classes.title}>
              <span>{i + 1}</span> {seccion.titulo}
            </h3>
            {actividades
              .filter((actividad) => actividad.seccion === seccion.id)
              .map((actividad) => (
                <Part key={actividad.id}>
                  <ActivityPreview actividad={actividad} />
                </Part>
              ))}
          </section>
        ))
      )}
    </article>
  );
}
