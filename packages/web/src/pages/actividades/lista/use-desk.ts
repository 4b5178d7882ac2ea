import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { useRef, useState } from 'react';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import {
  activityDropped,
  type Drop,
  type Held,
  sectionDropped,
} from '#pages/actividades/lista/drag/drop-place.ts';
import { useDropped } from '#pages/actividades/lista/drop/use-dropped.ts';
import { handleId } from '#pages/actividades/lista/DragHandle.tsx';
import { movedTo, stepped } from '#pages/actividades/lista/order.ts';
import { useSelected } from '#pages/actividades/lista/panel/use-selected.ts';
import { useActs } from '#pages/actividades/lista/use-acts.ts';
import { useFocusAfterMove } from '#pages/actividades/lista/use-focus-after-move.ts';
import { useOutline } from '#pages/actividades/lista/use-outline.ts';
import { useActor } from '#platform/session.ts';
import { useClosed } from '#parts/cursos/ClosedNotice.tsx';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { useStuck } from '#parts/cursos/stuck.ts';
import { useUndoKeys } from '#ui/states/undo-keys.ts';
import { cuenta } from '#ui/words/words.ts';

function useMay({ curso: { id, estado, acceso } }: ContenidoDeCurso): Desk['may'] {
  const { actor } = useActor();
  const here = { cursoId: id, tipo: null, oculta: false, lista: true };
  return {
    sections: matches(cursos.policy.update(actor), { id, estado, acceso }),
    create: matches(actividades.policy.create(actor), here),
    reopen: decidesDates(actor, 'plazos:prorrogar', id),
    order: matches(actividades.policy.update(actor), here),
    remove: matches(actividades.policy.delete(actor), here),
  };
}

/** Everything that can be done with the outline, and what a screen reader is told about it. */
export function useDesk(contenido: ContenidoDeCurso) {
  const may = useMay(contenido);
  const outline = useOutline(contenido);
  const acts = useActs(contenido.curso.id, outline);
  useUndoKeys(contenido.curso.id);
  const dropped = useDropped({ contenido, outline, acts });
  const focus = useFocusAfterMove();
  const [said, setSaid] = useState('');
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [composing, setComposing] = useState<string | null>(null);
  const firstMade = useRef<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [reopening, setReopening] = useState<ActividadDeIndice | null>(null);
  const { when: closed } = useClosed(contenido);
  const stuck = useStuck(contenido.curso.id, closed.size > 0);
  const panel = useSelected(contenido.curso.id);
  const titleOf = (id: string) => outline.current().actividades.find((una) => una.id === id)?.titulo ?? '';

  const apply = (id: string, after: ContenidoDeCurso['actividades'] | null) => {
    if (!after) return;
    acts.order(id, after);
    const moved = after.find((actividad) => actividad.id === id);
    const section = outline.current().secciones.find((seccion) => seccion.id === moved?.seccion);
    const mates = after.filter((actividad) => actividad.seccion === moved?.seccion);
    const place = mates.findIndex((actividad) => actividad.id === id) + 1;
    setSaid(`«${moved?.titulo}»: ${place} de ${mates.length} en «${section?.titulo}»`);
  };

  const desk: Desk = {
    contenido,
    may,
    outline,
    acts,
    composing,
    compose: (seccionId) => {
      if (seccionId !== composing) firstMade.current = null;
      setComposing(seccionId);
    },
    firstMade,
    bring: dropped.add,
    step: (id, by) => {
      if (held === id) focus(handleId(id));
      apply(id, stepped(outline.current(), id, by));
    },
    toSection: (id, seccionId) => apply(id, movedTo(outline.current(), id, seccionId)),
    duplicate: (id) => {
      acts.duplicate(id);
      setSaid(`«${titleOf(id)}» duplicada`);
    },
    hide: (ids, oculta) => {
      const rows = outline
        .current()
        .actividades.filter((una) => ids.includes(una.id) && una.oculta !== oculta);
      if (rows.length === 0) return;
      acts.hide(rows, oculta);
      setSaid(`${cuenta(rows.length, 'actividad', 'actividades')}: ${oculta ? 'ocultas' : 'a la vista'}`);
    },
    selected,
    onSelect,
    held,
    onHold: (id) => {
      setHeld(id);
      if (id) setSaid(`Has cogido «${titleOf(id)}»: las flechas lo mueven y la barra lo suelta`);
    },
    closed,
    stuck,
    reopen: setReopening,
    panel,
  };

  const drop = (carried: Held, where: Drop) => {
    if (carried.kind === 'actividad')
      return apply(carried.id, activityDropped(outline.current(), carried.id, where));
    const after = sectionDropped(outline.current().secciones, carried.id, where);
    if (after) acts.sections('La sección está en otro sitio.', after);
  };
  const reopen = {
    actividad: reopening,
    onClose: () => setReopening(null),
    onDone: setSaid,
  };
  return { desk, said, drop, due: acts.due, panel, reopen, dropped };
}
