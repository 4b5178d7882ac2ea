import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { IconCalendarDue, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AddSection } from '#pages/actividades/lista/AddSection.tsx';
import type { Held } from '#pages/actividades/lista/drag/drop-place.ts';
import { OutlineDrag } from '#pages/actividades/lista/drag/OutlineDrag.tsx';
import { DueDialog } from '#pages/actividades/lista/DueDialog.tsx';
import { MissingNotice } from '#pages/actividades/lista/MissingNotice.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import { Legend } from '#pages/actividades/lista/DoneBar.tsx';
import { OutlineFoot } from '#pages/actividades/lista/OutlineFoot.tsx';
import { OutlinePage } from '#pages/actividades/lista/OutlinePage.tsx';
import { OutlineSection } from '#pages/actividades/lista/OutlineSection.tsx';
import { ActivityPanel } from '#pages/actividades/lista/panel/ActivityPanel.tsx';
import { RemoveFromCourse } from '#pages/actividades/RemoveFromCourse.tsx';
import { useDesk } from '#pages/actividades/lista/use-desk.ts';
import { messageOf } from '#platform/api-error.ts';
import { ReopenDialog } from '#ui/course/ReopenDialog.tsx';
import { BulkBar } from '#ui/lists/BulkBar.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { cuenta } from '#ui/words/words.ts';

/** Sections and activities of a course, put in order by dragging or with buttons. */
export function OutlineEditor({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones, actividades } = contenido;
  useTitleFocus();
  const { desk, said, drop, due, panel, reopen } = useDesk(contenido);
  const { may, outline, selected, onSelect } = desk;
  const [dueFor, setDueFor] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const titleOf = ({ kind, id }: Held) =>
    (kind === 'seccion' ? secciones : actividades).find((una) => una.id === id)?.titulo ?? '';
  const chosen = actividades.some(({ id }) => id === panel.selected);
  const here = new Set(actividades.filter(({ id }) => selected.has(id)).map(({ id }) => id));

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
          drawing="page"
          title="El curso empieza por su primera sección"
          action={may.sections && <AddSection outline={outline} first />}
        >
          {may.sections
            ? 'Una sección agrupa actividades: «Antes de empezar», «Riesgos en el puesto», «Evaluación final». Escribe el título de la primera.'
            : 'Quien edita este curso todavía no ha añadido ninguna.'}
        </EmptyState>
      )}
      <div
        className={classes.desk}
        data-open={chosen || undefined}
        onKeyDown={panel.keys}
        role="presentation"
      >
        <div className={classes.outline}>
          {actividades.length > 0 && <Legend cursoId={curso.id} />}
          <OutlineDrag titleOf={titleOf} onDrop={drop}>
            {secciones.map((seccion, index) => (
              <OutlineSection key={seccion.id} seccion={seccion} index={index} desk={desk} />
            ))}
          </OutlineDrag>
          <OutlineFoot contenido={contenido} may={may} outline={outline} />
        </div>
        <ActivityPanel contenido={contenido} selected={panel.selected} onClose={panel.close} />
      </div>
      <ReopenDialog cursoId={curso.id} {...reopen} />
      <BulkBar
        selection={{
          selected: here,
          onChange: onSelect,
          words: (count) => cuenta(count, 'seleccionada'),
          actions: [
            { label: 'Cambiar fecha límite', icon: IconCalendarDue, onClick: setDueFor },
            { label: 'Ocultar', icon: IconEyeOff, onClick: (ids) => desk.hide(ids, true) },
            { label: 'Mostrar', icon: IconEye, onClick: (ids) => desk.hide(ids, false) },
            ...(may.remove ? [{ label: 'Eliminar', icon: IconTrash, onClick: setRemoving }] : []),
          ],
        }}
      />
      <RemoveFromCourse
        removed={
          removing && {
            curso,
            actividades: actividades.filter(({ id }) => removing.includes(id)),
          }
        }
        onClose={() => setRemoving(null)}
        onRemoved={() => onSelect(new Set())}
      />
      {dueFor && (
        <DueDialog
          count={dueFor.length}
          onClose={() => setDueFor(null)}
          onChoose={(venceEn) => {
            due(dueFor, venceEn);
            setDueFor(null);
          }}
        />
      )}
    </OutlinePage>
  );
}
