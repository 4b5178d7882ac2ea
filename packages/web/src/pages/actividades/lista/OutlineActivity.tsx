import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { ActivityMarks } from '#pages/actividades/lista/ActivityMarks.tsx';
import { activityActions } from '#pages/actividades/lista/activity-actions.ts';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { useDragged } from '#pages/actividades/lista/drag/use-dragged.ts';
import { DoneBar } from '#pages/actividades/lista/DoneBar.tsx';
import { DragHandle } from '#pages/actividades/lista/DragHandle.tsx';
import { MoveDialog } from '#pages/actividades/lista/MoveDialog.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import { rowLinkId } from '#pages/actividades/lista/panel/use-selected.ts';
import { RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { toggled } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { duracion, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface OutlineActivityProps {
  readonly actividad: ActividadDeIndice;
  readonly desk: Desk;
}

export function OutlineActivity({ actividad, desk }: OutlineActivityProps) {
  const { contenido, may, toSection, selected, onSelect, panel } = desk;
  const [asking, setAsking] = useState<'move' | 'remove' | null>(null);
  const { id, titulo, tipo, oculta } = actividad;
  const { row, handle } = useDragged({ kind: 'actividad', id }, !may.order);
  const open = panel.selected === id;

  return (
    <li
      className={classes.activity}
      data-hidden={oculta || undefined}
      data-open={open || undefined}
      data-picking={selected.size > 0 || undefined}
      {...row}
    >
      {may.order && <DragHandle handle={handle} id={id} name={titulo} desk={desk} />}
      <span className={classes.icon}>
        <KindIcon tipo={tipo} />
        {may.order && (
          <label className={classes.check}>
            <Checkbox
              aria-label={`Seleccionar «${titulo}»`}
              checked={selected.has(id)}
              onChange={(event) => onSelect(toggled(selected, [id], event.currentTarget.checked))}
            />
          </label>
        )}
      </span>
      <span className={classes.title}>
        <AppLink
          id={rowLinkId(id)}
          data-row-link={id}
          className={classes.link}
          aria-current={open || undefined}
          to={rutas.actividades(contenido.curso.id)}
          search={{ actividad: id }}
          onClick={(event) => {
            // Another tab or window is the browser's to open.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            panel.open(id);
          }}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || !may.create) return;
            event.preventDefault();
            desk.compose(actividad.seccion);
          }}
        >
          {titulo}
        </AppLink>
        {!actividad.obligatoria && <span className={classes.optional}>Opcional</span>}
        <ActivityMarks actividad={actividad} />
      </span>
      <span className={classes.done}>
        <DoneBar cursoId={contenido.curso.id} actividadId={id} />
      </span>
      <span className={classes.time}>{actividad.duracion ? duracion(actividad.duracion) : ''}</span>
      <RowState actividad={actividad} desk={desk} />
      <span className={classes.more}>
        <RowMenu name={titulo} actions={activityActions(desk, actividad, setAsking)} />
      </span>
      <MoveDialog
        opened={asking === 'move'}
        onClose={() => setAsking(null)}
        actividad={actividad}
        secciones={contenido.secciones}
        onMove={(seccionId) => toSection(id, seccionId)}
      />
      <RemoveFromCourse
        removed={asking === 'remove' ? { curso: contenido.curso, actividades: [actividad] } : null}
        onClose={() => setAsking(null)}
      />
    </li>
  );
}

/** «Lista», or what keeps it from being so. */
function RowState({ actividad: { id, tipo, lista }, desk }: OutlineActivityProps) {
  const now = useNow();
  const zone = useZone();
  const changes = desk.contenido.porPublicar?.cambios.filter(({ actividadId }) => actividadId === id) ?? [];
  const closed = desk.closed.get(id);
  const stuck = desk.stuck?.porActividad[id] ?? 0;
  if (!lista) return <State kind="draft">{fichaDe(tipo).porCompletar.estado}</State>;
  if (closed)
    return (
      <State kind="attention">
        Cerró el {fecha(closed, now, zone)}
        {stuck > 0 && <small className={classes.stuck}>{stuck} sin poder terminar</small>}
      </State>
    );
  if (changes.length > 0)
    return <State kind="draft">{changes.some(({ nueva }) => nueva) ? 'Nueva' : 'Por publicar'}</State>;
  return (
    <span className={classes.state} data-calm>
      <StateMark kind="on">Lista</StateMark>
    </span>
  );
}

const State = ({ kind, children }: Parameters<typeof StateMark>[0]) => (
  <span className={classes.state}>
    <StateMark kind={kind}>{children}</StateMark>
  </span>
);
