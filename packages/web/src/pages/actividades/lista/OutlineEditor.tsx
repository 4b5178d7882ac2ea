import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarDue, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FirstActivity, PRIMERA_SECCION } from '#pages/actividades/lista/compose/FirstActivity.tsx';
import { DropTray } from '#pages/actividades/lista/drop/DropTray.tsx';
import { DropZone } from '#pages/actividades/lista/drop/DropZone.tsx';
import type { Held } from '#pages/actividades/lista/drag/drop-place.ts';
import { OutlineDrag } from '#pages/actividades/lista/drag/OutlineDrag.tsx';
import { DueDialog } from '#pages/actividades/lista/DueDialog.tsx';
import { MissingNotice } from '#pages/actividades/lista/MissingNotice.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Legend, useNobodyFollowed } from '#pages/actividades/lista/DoneBar.tsx';
import { OutlineFoot } from '#pages/actividades/lista/OutlineFoot.tsx';
import { OutlinePage } from '#pages/actividades/lista/OutlinePage.tsx';
import { OutlineSection } from '#pages/actividades/lista/OutlineSection.tsx';
import { ActivityPanel } from '#pages/actividades/lista/panel/ActivityPanel.tsx';
import { usePanelWidth } from '#pages/actividades/lista/panel/use-panel-width.ts';
import { RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { useDesk } from '#pages/actividades/lista/use-desk.ts';
import { messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { takeHandedFiles } from '#parts/cursos/handed-files.ts';
import { ReopenDialog } from '#parts/cursos/ReopenDialog.tsx';
import { BulkBar } from '#ui/lists/BulkBar.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { cuenta } from '#ui/words/words.ts';

/** Sections and activities of a course, put in order by dragging or with buttons. */
export function OutlineEditor({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones, actividades } = contenido;
  useTitleFocus();
  const { desk, said, drop, due, panel, reopen, dropped } = useDesk(contenido);
  const { may, outline, selected, onSelect } = desk;
  const nobody = useNobodyFollowed(curso.id);
  const [dueFor, setDueFor] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const titleOf = ({ kind, id }: Held) =>
    (kind === 'seccion' ? secciones : actividades).find((una) => una.id === id)?.titulo ?? '';
  const chosen = actividades.find(({ id }) => id === panel.selected);
  const beside = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });
  const { wide, choose } = usePanelWidth(chosen?.id, chosen?.lista ?? true);
  const [first] = useState(() => ({ id: newId(), titulo: PRIMERA_SECCION }));
  const bringHanded = useEffectEvent((files: readonly File[]) =>
    dropped.add(files, secciones.at(-1) ?? first),
  );
  useEffect(() => {
    const files = takeHandedFiles(curso.id);
    if (files.length > 0) bringHanded(files);
  }, [curso.id]);
  const sectionAt = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-section]')?.dataset.section;
    return secciones.find((una) => una.id === id) ?? secciones.at(-1) ?? first;
  };
  const here = new Set(actividades.filter(({ id }) => selected.has(id)).map(({ id }) => id));

  return (
    <OutlinePage contenido={contenido} outline={outline}>
      {outline.failure && (
        <ErrorState onRetry={outline.forget} title="No se guardó el último cambio">
          {messageOf(outline.failure)}
        </ErrorState>
      )}
      <MissingNotice contenido={contenido} />
      <p className={unseen.unseen} role="status">
        {said}
      </p>
      <DropZone enabled={may.create} sectionAt={sectionAt} onFiles={dropped.add}>
        {secciones.length === 0 && <FirstActivity desk={desk} seccion={first} />}
        <div
          className={classes.desk}
          data-open={chosen ? true : undefined}
          data-wide={(chosen && wide) || undefined}
          onKeyDown={panel.keys}
          role="presentation"
        >
          <div className={classes.outline} data-nobody={nobody || undefined}>
            {actividades.length > 0 && <Legend cursoId={curso.id} />}
            <OutlineDrag titleOf={titleOf} onDrop={drop}>
              {secciones.map((seccion, index) => (
                <OutlineSection key={seccion.id} seccion={seccion} index={index} desk={desk} />
              ))}
            </OutlineDrag>
            <OutlineFoot desk={desk} />
          </div>
          <ActivityPanel
            contenido={contenido}
            actividad={chosen}
            beside={beside}
            wide={wide}
            onWide={choose}
            onClose={panel.close}
          />
        </div>
      </DropZone>
      <DropTray dropped={dropped} />
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
