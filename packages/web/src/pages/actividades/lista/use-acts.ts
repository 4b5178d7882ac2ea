import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { putBack } from '#pages/actividades/lista/order.ts';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { settle, takeBack } from '#parts/papelera/queries.ts';
import { offerUndo, retractUndo, type Undoable } from '#ui/states/undo.ts';
import { cuenta } from '#ui/words/words.ts';

/** What was made: activities, and sections with all that they hold. */
export interface Made {
  readonly actividades: readonly string[];
  readonly secciones: readonly string[];
}

const activities = (count: number) => cuenta(count, 'actividad', 'actividades');

/** What changes the structure of a course; each can be taken back and done again. */
export function useActs(cursoId: string, outline: Outline) {
  const queryClient = useQueryClient();
  const offer = (words: string, undo: () => Promise<unknown>, redo: () => Promise<unknown>, step?: string) =>
    offerUndo({ words, undo, redo, place: cursoId, step });
  const titleOf = (id: string) => outline.current().actividades.find((una) => una.id === id)?.titulo ?? '';
  // Offered at once, so that the keys always take back the last thing done; what failed is told by the outline itself.
  const quietly = (act: Promise<unknown>, offered: () => Undoable) => {
    const shown = offered();
    act.catch(() => retractUndo(shown));
  };

  const throwAway = async ({ actividades, secciones }: Made) => {
    const gone = [];
    if (actividades.length > 0)
      gone.push(
        await ask(actividadesApi.quitarVarias, { id: cursoId, body: { actividadIds: [...actividades] } }),
      );
    for (const id of secciones) gone.push(await ask(actividadesApi.quitarSeccion, { id }));
    await settle(queryClient);
    return gone;
  };
  /** Offers to take back what was just made. */
  const made = (words: string, what: Made): Undoable => {
    let gone: Awaited<ReturnType<typeof throwAway>> = [];
    return offer(
      words,
      async () => {
        gone = await throwAway(what);
      },
      async () => {
        for (const one of gone) await takeBack(cursoId, one);
        await settle(queryClient);
      },
    );
  };

  const hideAll = (rows: readonly ActividadDeIndice[], oculta: boolean) =>
    outline.change(() => {
      const now = new Map(outline.current().actividades.map((una) => [una.id, una]));
      return Promise.all(
        rows.flatMap(({ id }) => {
          const una = now.get(id);
          return una ? [ask(actividadesApi.guardar, { id, body: { version: una.version, oculta } })] : [];
        }),
      );
    });
  const dueAll = (byDate: ReadonlyMap<string | null, readonly string[]>) =>
    outline.change(async () => {
      for (const [venceEn, ids] of byDate)
        await ask(actividadesApi.ponerFechaLimite, {
          id: cursoId,
          body: { actividadIds: [...ids], venceEn },
        });
    });

  return {
    made,
    order: (id: string, after: ActividadDeIndice[]) => {
      const before = outline.current().actividades;
      quietly(outline.order(after), () =>
        offer(
          `«${titleOf(id)}» está en otro sitio.`,
          () => outline.order(putBack(outline.current(), before)),
          () => outline.order(putBack(outline.current(), after)),
          `orden:${id}`,
        ),
      );
    },
    sections: (words: string, after: Seccion[]) => {
      const before = outline.current().secciones;
      quietly(outline.sections(after), () =>
        offer(
          words,
          () => outline.sections(before),
          () => outline.sections(after),
        ),
      );
    },
    duplicate: (id: string) => {
      const copiaId = newId();
      const words = `«${titleOf(id)}» duplicada.`;
      quietly(
        outline.change(() => ask(actividadesApi.duplicar, { id, body: { copiaId } })),
        () => made(words, { actividades: [copiaId], secciones: [] }),
      );
    },
    hide: (rows: readonly ActividadDeIndice[], oculta: boolean) => {
      const how = oculta ? 'oculta' : 'a la vista';
      const many = oculta ? 'ocultas' : 'a la vista';
      const words =
        rows.length === 1 && rows[0]
          ? `«${rows[0].titulo}» está ${how}.`
          : `${activities(rows.length)} ${many}.`;
      quietly(hideAll(rows, oculta), () =>
        offer(
          words,
          () => hideAll(rows, !oculta),
          () => hideAll(rows, oculta),
        ),
      );
    },
    due: (ids: readonly string[], venceEn: string | null) => {
      const rows = outline.current().actividades.filter(({ id }) => ids.includes(id));
      const was = Map.groupBy(rows, (una) => una.venceEn);
      const before = new Map([...was].map(([date, group]) => [date, group.map(({ id }) => id)]));
      const after = new Map([[venceEn, ids]]);
      quietly(dueAll(after), () =>
        offer(
          `Fecha límite de ${activities(ids.length)} ${venceEn === null ? 'quitada' : 'cambiada'}.`,
          () => dueAll(before),
          () => dueAll(after),
        ),
      );
    },
  };
}

export type Acts = ReturnType<typeof useActs>;
