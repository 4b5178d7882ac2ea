import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import { valoresDe } from '#tipos/form/actividad-form.ts';
import { type Block, contentOf, type Line } from '#pages/actividades/lista/compose/parse-list.ts';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { newId } from '#platform/new-id.ts';
import { cuenta } from '#ui/words/words.ts';

/** A line with the ids that it will have: sent again after a lost answer, it makes nothing twice. */
interface Planned extends Line {
  readonly ids: { readonly actividad: string; readonly evaluacion: string; readonly seccion: string };
  readonly seccion: string;
}

interface Plan {
  readonly secciones: readonly { readonly id: string; readonly titulo: string }[];
  readonly lines: readonly Planned[];
}

/** Which sections are new, and where each line goes. */
function planOf(blocks: readonly Block[], into: string): Plan {
  const secciones: { id: string; titulo: string }[] = [];
  const lines = blocks.flatMap(({ titulo, lines: own }) => {
    const seccion = titulo === null ? into : newId();
    if (titulo !== null) secciones.push({ id: seccion, titulo });
    return own.map((line) => ({
      ...line,
      seccion,
      ids: { actividad: newId(), evaluacion: newId(), seccion: into },
    }));
  });
  return { secciones, lines };
}

/** Makes what a pasted list asks for, line after line; after a failure it goes on where it stopped. */
export function useCreateList({ outline, acts }: Desk, into: { id: string; titulo: string }) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [done, setDone] = useState<readonly string[]>([]);
  const work = useMutation({
    mutationFn: async ({ secciones, lines }: Plan) => {
      const here = outline.current().secciones;
      const own = lines.some((line) => line.seccion === into.id) ? [into] : [];
      const lacking = [...own, ...secciones].filter((una) => !here.some(({ id }) => id === una.id));
      if (lacking.length > 0) await outline.sections([...here, ...lacking]);
      const contenido: ContenidoDeCurso = outline.current();
      let orden = Math.max(-1, ...contenido.actividades.map((una) => una.orden));
      const made = [...done];
      for (const line of lines) {
        orden += 1;
        if (made.includes(line.ids.actividad)) continue;
        const values = { ...valoresDe(line.tipo), titulo: line.titulo, seccion: line.seccion };
        await crearActividad(
          contenido,
          line.ids,
          { ...values, contenido: contentOf(line) },
          into.titulo,
          orden,
        );
        made.push(line.ids.actividad);
        setDone([...made]);
      }
    },
    onSuccess: (_, { secciones, lines }) => {
      const inNew = new Set(secciones.map(({ id }) => id));
      const loose = lines.filter(({ seccion }) => !inNew.has(seccion)).map(({ ids }) => ids.actividad);
      acts.made(`${cuenta(lines.length, 'actividad añadida', 'actividades añadidas')}.`, {
        actividades: loose,
        secciones: [...inNew],
      });
    },
    onSettled: () => outline.change(() => Promise.resolve()),
  });
  return {
    done: done.length,
    working: work.isPending,
    failure: work.error,
    /** Resolves to the first activity of the list, or null when something failed. */
    create: async (blocks: readonly Block[]): Promise<string | null> => {
      const next = plan ?? planOf(blocks, into.id);
      setPlan(next);
      await work.mutateAsync(next);
      return next.lines[0]?.ids.actividad ?? null;
    },
  };
}
