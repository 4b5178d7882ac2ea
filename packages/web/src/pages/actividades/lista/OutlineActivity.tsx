import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { rutas } from '#app/paths.ts';
import { stepped } from '#pages/actividades/lista/order.ts';
import { MoveDialog } from '#pages/actividades/lista/MoveDialog.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import type { May, Reordering } from '#pages/actividades/lista/OutlineSection.tsx';
import { RemoveActivity } from '#pages/actividades/RemoveActivity.tsx';
import { TIPOS } from '#pages/actividades/tipos.ts';
import type { RowAction } from '#ui/data-table.ts';
import { RowMenu } from '#ui/RowMenu.tsx';
import { StateMark } from '#ui/StateMark.tsx';
import { AppLink } from '#ui/TextLink.tsx';
import { duracion } from '#ui/words.ts';

interface OutlineActivityProps {
  readonly actividad: ActividadDeIndice;
  readonly contenido: ContenidoDeCurso;
  readonly may: May;
  readonly reordering: Reordering;
}

export function OutlineActivity({ actividad, contenido, may, reordering }: OutlineActivityProps) {
  const [moving, setMoving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { id, titulo, tipo, lista } = actividad;
  const { icon: Icon, label } = TIPOS[tipo];
  const edges = { up: stepped(contenido, id, -1) === null, down: stepped(contenido, id, 1) === null };
  const to = rutas.actividad(contenido.curso.id, id);

  const menu: RowAction[] = [{ label: may.order ? 'Editar' : 'Ver', icon: IconPencil, to }];
  if (may.order && !edges.up)
    menu.push({ label: 'Subir', icon: IconArrowUp, onClick: () => reordering.step(id, -1) });
  if (may.order && !edges.down)
    menu.push({ label: 'Bajar', icon: IconArrowDown, onClick: () => reordering.step(id, 1) });
  if (may.order && contenido.secciones.length > 1)
    menu.push({ label: 'Mover a otra sección', icon: IconArrowRight, onClick: () => setMoving(true) });
  if (may.remove)
    menu.push({ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(true) });

  return (
    <li className={classes.activity}>
      <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <AppLink className={classes.link} to={to}>
        {titulo}
      </AppLink>
      <span className={classes.optional}>{!actividad.obligatoria && 'Opcional'}</span>
      <span className={classes.kind}>{label}</span>
      <span className={classes.time}>{actividad.duracion ? duracion(actividad.duracion) : ''}</span>
      <span className={classes.state}>
        <StateMark kind={lista ? 'on' : 'draft'}>
          {lista ? 'Lista' : tipo === 'evaluacion' ? 'Borrador' : 'Sin contenido'}
        </StateMark>
      </span>
      {may.order && (
        <span className={classes.steps}>
          <Step
            id={`subir-${id}`}
            label={`Subir «${titulo}»`}
            edge={edges.up}
            onStep={() => reordering.step(id, -1)}
            up
          />
          <Step
            id={`bajar-${id}`}
            label={`Bajar «${titulo}»`}
            edge={edges.down}
            onStep={() => reordering.step(id, 1)}
          />
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
        onMove={(seccionId) => reordering.toSection(id, seccionId)}
      />
      <RemoveActivity opened={removing} onClose={() => setRemoving(false)} actividad={actividad} />
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
