import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { ActionIcon, Button } from '@mantine/core';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { Parte, PlayerProps } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';

/** Dragged, or moved one step with its buttons; what was not touched is blank until somebody says it is right. */
export function Player({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'ordenar'>) {
  const orden = respuesta?.orden ?? publica.elementos.map(({ id }) => id);
  const elementos = orden.flatMap((id) => publica.elementos.find((one) => one.id === id) ?? []);
  const [said, setSaid] = useState('');
  // A thumb that scrolls is not one that drags.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const move = (from: number, to: number) => {
    const moved = elementos[from];
    if (disabled || !moved || to < 0 || to >= elementos.length || from === to) return;
    onChange({ orden: arrayMove([...orden], from, to) });
    setSaid(`«${textoPlano(moved.texto)}» va en el puesto ${to + 1}.`);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(orden.indexOf(String(active.id)), orden.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={[...orden]} strategy={verticalListSortingStrategy} disabled={disabled}>
          <ol className={classes.order} aria-labelledby={ids.enunciado}>
            {elementos.map((elemento, index) => (
              <Row
                key={elemento.id}
                elemento={elemento}
                index={index}
                last={index === elementos.length - 1}
                disabled={disabled}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={classes.said} role="status">
        {said}
      </p>
      {respuesta === null && !disabled && (
        <Button variant="default" onClick={() => onChange({ orden })}>
          Así está bien
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly elemento: Parte;
  readonly index: number;
  readonly last: boolean;
  readonly disabled: boolean;
  readonly onMove: (by: number) => void;
}

function Row({ elemento, index, last, disabled, onMove }: RowProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: elemento.id });
  const name = textoPlano(elemento.texto);
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-held={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={classes.grip} {...listeners} aria-hidden>
        <IconGripVertical size={20} stroke={1.75} />
      </span>
      <b>{index + 1}</b>
      <Rich html={elemento.texto} />
      <ActionIcon
        size={44}
        aria-label={`Subir «${name}»`}
        disabled={disabled || index === 0}
        onClick={() => onMove(-1)}
      >
        <IconChevronUp size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        aria-label={`Bajar «${name}»`}
        disabled={disabled || last}
        onClick={() => onMove(1)}
      >
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
