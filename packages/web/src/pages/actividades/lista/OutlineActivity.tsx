import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { cierreQueImpide } from '@catedra/shared/actividades/cierre.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { ActionIcon, Checkbox } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { ActivityMarks } from '#pages/actividades/lista/ActivityMarks.tsx';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { useDragged } from '#pages/actividades/lista/drag/use-dragged.ts';
import { DoneBar } from '#pages/actividades/lista/DoneBar.tsx';
import { DragHandle } from '#pages/actividades/lista/DragHandle.tsx';
import { MoveDialog } from '#pages/actividades/lista/MoveDialog.tsx';
import { stepped } from '#pages/actividades/lista/order.ts';
import classes from '#pages/actividades/lista/Outline.module.css';
import { RemoveFromCourse } from '#pages/actividades/RemoveFromCourse.tsx';
import { type RowAction, toggled } from '#ui/lists/data-table.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { duracion, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface OutlineActivityProps {
  readonly actividad: ActividadDeIndice;
  readonly desk: Desk;
}

export function OutlineActivity({ actividad, desk }: OutlineActivityProps) {
  const { contenido, may, step, toSection, selected, onSelect } = desk;
  const [moving, setMoving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { id, titulo, tipo, lista, oculta } = actividad;
  const { row, handle } = useDragged({ kind: 'actividad', id }, !may.order);
  const edges = { up: stepped(contenido, id, -1) === null, down: stepped(contenido, id, 1) === null };
  const changes = contenido.porPublicar?.cambios.filter(({ actividadId }) => actividadId === id) ?? [];
  const waiting = changes.some(({ nueva }) => nueva) ? 'Nueva' : changes.length > 0 ? 'Por publicar' : null;
  const now = useNow();
  const zone = useZone();
  const closed = cierreQueImpide(actividad, now);
  const to = rutas.actividad(contenido.curso.id, id);

  const menu: RowAction[] = [{ label: may.order ? 'Editar' : 'Ver', icon: IconPencil, to }];
  if (may.order && !edges.up) menu.push({ label: 'Subir', icon: IconArrowUp, onClick: () => step(id, -1) });
  if (may.order && !edges.down)
    menu.push({ label: 'Bajar', icon: IconArrowDown, onClick: () => step(id, 1) });
  if (may.order && contenido.secciones.length > 1)
    menu.push({ label: 'Mover a otra sección', icon: IconArrowRight, onClick: () => setMoving(true) });
  if (may.create) menu.push({ label: 'Duplicar', icon: IconCopy, onClick: () => desk.duplicate(id) });
  if (may.order)
    menu.push({
      label: oculta ? 'Mostrar' : 'Ocultar',
      icon: oculta ? IconEye : IconEyeOff,
      onClick: () => desk.hide([id], !oculta),
    });
  if (may.remove)
    menu.push({ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(true) });

  return (
    <li className={classes.activity} data-hidden={oculta || undefined} {...row}>
      {may.order && <DragHandle handle={handle} />}
      {may.order && (
        <label className={classes.check}>
          <Checkbox
            aria-label={`Seleccionar «${titulo}»`}
            checked={selected.has(id)}
            onChange={(event) => onSelect(toggled(selected, [id], event.currentTarget.checked))}
          />
        </label>
      )}
      <span className={classes.icon}>
        <KindIcon tipo={tipo} />
      </span>
      <span className={classes.title}>
        <AppLink className={classes.link} to={to}>
          {titulo}
        </AppLink>
        <ActivityMarks actividad={actividad} />
      </span>
      <span className={classes.optional}>{!actividad.obligatoria && 'Opcional'}</span>
      <span className={classes.kind}>{fichaDe(tipo).nombre}</span>
      <span className={classes.done}>
        <DoneBar cursoId={contenido.curso.id} actividadId={id} />
      </span>
      <span className={classes.time}>{actividad.duracion ? duracion(actividad.duracion) : ''}</span>
      <span className={classes.state}>
        <StateMark kind={lista && !waiting && !closed ? 'on' : 'draft'}>
          {!lista
            ? fichaDe(tipo).porCompletar.estado
            : closed
              ? `Cerró el ${fecha(closed, now, zone)}`
              : (waiting ?? 'Lista')}
        </StateMark>
      </span>
      {may.order && (
        <span className={classes.steps}>
          <Step
            id={`subir-${id}`}
            label={`Subir «${titulo}»`}
            edge={edges.up}
            onStep={() => step(id, -1)}
            up
          />
          <Step id={`bajar-${id}`} label={`Bajar «${titulo}»`} edge={edges.down} onStep={() => step(id, 1)} />
        </span>
      )}
      <span className={classes.more}>
        <RowMenu name={titulo} actions={menu} />
      </span>
      <MoveDialog
        opened={moving}
        onClose={() => setMoving(false)}
        actividad={actividad}
        secciones={contenido.secciones}
        onMove={(seccionId) => toSection(id, seccionId)}
      />
      <RemoveFromCourse
        removed={removing ? { curso: contenido.curso, actividades: [actividad] } : null}
        onClose={() => setRemoving(false)}
      />
    </li>
  );
}

interface StepProps {
  readonly id: string;
  readonly label: string;
  /** Nowhere further to go; it stays focusable so that the keyboard is not thrown out. */
  readonly edge: boolean;
  readonly onStep: () => void;
  readonly up?: boolean;
}

function Step({ id, label, edge, onStep, up = false }: StepProps) {
  const Arrow = up ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      id={id}
      size="sm"
      aria-label={label}
      aria-disabled={edge || undefined}
      data-edge={edge || undefined}
      onClick={edge ? undefined : onStep}
    >
      <Arrow size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
