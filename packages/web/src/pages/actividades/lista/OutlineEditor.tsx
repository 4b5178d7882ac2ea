import { actividades, type ContenidoDeCurso, cursos, matches } from '@catedra/shared';
import { useState } from 'react';
import { AddSection } from '#pages/actividades/lista/AddSection.tsx';
import { movedTo, stepped } from '#pages/actividades/lista/order.ts';
import { MissingNotice } from '#pages/actividades/lista/MissingNotice.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import { OutlinePage } from '#pages/actividades/lista/OutlinePage.tsx';
import { OutlineSection, type Reordering } from '#pages/actividades/lista/OutlineSection.tsx';
import { useFocusAfterMove } from '#pages/actividades/lista/use-focus-after-move.ts';
import { useOutline } from '#pages/actividades/lista/use-outline.ts';
import { messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useTitleFocus } from '#ui/title-focus.ts';

/** Sections and activities of a course, put in order with buttons. */
export function OutlineEditor({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones } = contenido;
  useTitleFocus();
  const { actor } = useActor();
  const outline = useOutline(contenido);
  const focus = useFocusAfterMove();
  const [said, setSaid] = useState('');

  const here = { cursoId: curso.id, tipo: null };
  const may = {
    sections: matches(cursos.policy.update(actor), {
      id: curso.id,
      estado: curso.estado,
      acceso: curso.acceso,
    }),
    create: matches(actividades.policy.create(actor), here),
    order: matches(actividades.policy.update(actor), here),
    remove: matches(actividades.policy.delete(actor), here),
  };

  const tell = (id: string, after: ContenidoDeCurso['actividades']) => {
    const moved = after.find((actividad) => actividad.id === id);
    const section = outline.current().secciones.find((seccion) => seccion.id === moved?.seccion);
    const mates = after.filter((actividad) => actividad.seccion === moved?.seccion);
    const place = mates.findIndex((actividad) => actividad.id === id) + 1;
    setSaid(`«${moved?.titulo}»: ${place} de ${mates.length} en «${section?.titulo}»`);
  };
  const apply = (id: string, after: ContenidoDeCurso['actividades'] | null) => {
    if (!after) return;
    outline.order(after);
    tell(id, after);
  };
  const reordering: Reordering = {
    step: (id, by) => {
      focus(by === -1 ? `subir-${id}` : `bajar-${id}`);
      apply(id, stepped(outline.current(), id, by));
    },
    toSection: (id, seccionId) => apply(id, movedTo(outline.current(), id, seccionId)),
  };

  return (
    <OutlinePage contenido={contenido} outline={outline}>
      {outline.failure && (
        <ErrorState onRetry={outline.forget} title="No se guardó el último cambio">
          {messageOf(outline.failure)}
        </ErrorState>
      )}
      <MissingNotice contenido={contenido} />
      <p className={classes.unseen} role="status">
        {said}
      </p>
      {secciones.length === 0 && (
        <EmptyState
          title="El curso empieza por su primera sección"
          action={may.sections && <AddSection outline={outline} first />}
        >
          {may.sections
            ? 'Una sección agrupa actividades: «Antes de empezar», «Riesgos en el puesto», «Evaluación final». Escribe el título de la primera.'
            : 'Quien edita este curso todavía no ha añadido ninguna.'}
        </EmptyState>
      )}
      {secciones.map((seccion, index) => (
        <OutlineSection
          key={seccion.id}
          contenido={contenido}
          seccion={seccion}
          index={index}
          may={may}
          reordering={reordering}
          outline={outline}
        />
      ))}
      {may.sections && secciones.length > 0 && (
        <div className={classes.foot}>
          <AddSection outline={outline} />
        </div>
      )}
    </OutlinePage>
  );
}
