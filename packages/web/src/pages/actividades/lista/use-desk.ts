import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { useState } from 'react';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import {
  activityDropped,
  type Drop,
  type Held,
  sectionDropped,
} from '#pages/actividades/lista/drag/drop-place.ts';
import { handleId } from '#pages/actividades/lista/DragHandle.tsx';
import { movedTo, stepped } from '#pages/actividades/lista/order.ts';
import { useSelected } from '#pages/actividades/lista/panel/use-selected.ts';
import { useFocusAfterMove } from '#pages/actividades/lista/use-focus-after-move.ts';
import { useOutline } from '#pages/actividades/lista/use-outline.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { useClosed } from '#ui/course/ClosedNotice.tsx';
import { useStuck } from '#ui/course/stuck.ts';
import { cuenta } from '#ui/words/words.ts';

function useMay({ curso: { id, estado, acceso } }: ContenidoDeCurso): Desk['may'] {
  const { actor } = useActor();
  const here = { cursoId: id, tipo: null, oculta: false, lista: true };
  return {
    sections: matches(cursos.policy.update(actor), { id, estado, acceso }),
    create: matches(actividades.policy.create(actor), here),
    order: matches(actividades.policy.update(actor), here),
    remove: matches(actividades.policy.delete(actor), here),
  };
}

/** Everything that can be done with the outline, and what a screen reader is told about it. */
export function useDesk(contenido: ContenidoDeCurso) {
  const may = useMay(contenido);
  const outline = useOutline(contenido);
  const focus = useFocusAfterMove();
  const [said, setSaid] = useState('');
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<string | null>(null);
  const [reopening, setReopening] = useState<ActividadDeIndice | null>(null);
  const { when: closed } = useClosed(contenido);
  const stuck = useStuck(contenido.curso.id, closed.size > 0);
  const panel = useSelected(contenido.curso.id);
  const titleOf = (id: string) => outline.current().actividades.find((una) => una.id === id)?.titulo ?? '';

  const apply = (id: string, after: ContenidoDeCurso['actividades'] | null) => {
    if (!after) return;
    outline.order(after);
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
    step: (id, by) => {
      if (held === id) focus(handleId(id));
      apply(id, stepped(outline.current(), id, by));
    },
    toSection: (id, seccionId) => apply(id, movedTo(outline.current(), id, seccionId)),
    duplicate: (id) => {
      const copiaId = newId();
      outline.change(() => ask(actividadesApi.duplicar, { id, body: { copiaId } }));
      setSaid(`«${titleOf(id)}» duplicada`);
    },
    hide: (ids, oculta) => {
      const rows = outline
        .current()
        .actividades.filter((una) => ids.includes(una.id) && una.oculta !== oculta);
      if (rows.length === 0) return;
      outline.change(() =>
        Promise.all(
          rows.map(({ id, version }) => ask(actividadesApi.guardar, { id, body: { version, oculta } })),
        ),
      );
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
    if (after) void outline.sections(after).catch(() => undefined);
  };
  const due = (ids: readonly string[], venceEn: string | null) =>
    outline.change(() =>
      ask(actividadesApi.ponerFechaLimite, {
        id: contenido.curso.id,
        body: { actividadIds: ids, venceEn },
      }),
    );

  const reopen = {
    actividad: reopening,
    onClose: () => setReopening(null),
    onDone: setSaid,
  };
  return { desk, said, drop, due, panel, reopen };
}
