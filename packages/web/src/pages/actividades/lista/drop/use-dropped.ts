import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import { valoresDe } from '#tipos/form/actividad-form.ts';
import { type FilePlan, planFiles } from '#pages/actividades/lista/drop/plan-files.ts';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { isPassing, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { limitsQuery } from '#platform/upload.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { NotBrought } from '#tipos/from-file.ts';
import { refusalOf } from '#parts/archivos/uploads/too-big.ts';
import { cuenta } from '#ui/words/words.ts';

export type DroppedState = 'waiting' | 'working' | 'done' | 'failed';

/** A file on its way to be an activity. */
export interface Dropped extends FilePlan {
  readonly id: string;
  readonly seccion: { readonly id: string; readonly titulo: string };
  readonly state: DroppedState;
  readonly progress: number;
  readonly message: string | null;
  /** It failed for something that may pass. */
  readonly retriable: boolean;
}

const sentence = (error: unknown): string => (error instanceof NotBrought ? error.message : messageOf(error));

/** The same file would be refused again. */
const mayPass = (error: unknown): boolean => !(error instanceof NotBrought) && isPassing(error);

/** Files become activities one after another; what fails says why, and what was cut can be tried again. */
export function useDropped({ outline, acts, contenido }: Pick<Desk, 'outline' | 'acts' | 'contenido'>) {
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly Dropped[]>([]);
  const change = (id: string, values: Partial<Dropped>) =>
    setList((now) => now.map((one) => (one.id === id ? { ...one, ...values } : one)));

  /** True once it is an activity. */
  const bring = async (one: Dropped): Promise<boolean> => {
    change(one.id, { state: 'working', message: null });
    try {
      const limites = await queryClient.ensureQueryData(limitsQuery);
      const refusal = refusalOf(one.file, 'contenido', limites);
      if (refusal) throw new NotBrought(refusal);
      const brought = await authoringOf(one.tipo).fromFile?.bring({
        file: one.file,
        companions: one.companions,
        cursoId: contenido.curso.id,
        onProgress: (progress) => change(one.id, { progress }),
      });
      if (!brought) return false;
      const titulo = (brought.titulo ?? one.titulo).slice(0, 200);
      const { secciones } = outline.current();
      if (!secciones.some(({ id }) => id === one.seccion.id))
        await outline.sections([...secciones, one.seccion]);
      const values = { ...valoresDe(one.tipo), titulo, seccion: one.seccion.id };
      const ids = { actividad: one.id, evaluacion: newId(), seccion: one.seccion.id };
      await outline.change(() =>
        crearActividad(
          outline.current(),
          ids,
          { ...values, contenido: brought.contenido },
          one.seccion.titulo,
        ),
      );
      change(one.id, { state: 'done', progress: 1, titulo, message: brought.note });
      return true;
    } catch (error) {
      change(one.id, { state: 'failed', message: sentence(error), retriable: mayPass(error) });
      return false;
    }
  };

  /** One after another; what came together is taken back together. */
  const line = useRef<Promise<void>>(Promise.resolve());
  const bringAll = (all: readonly Dropped[]) => {
    line.current = line.current.then(async () => {
      const actividades: string[] = [];
      for (const one of all) if (await bring(one)) actividades.push(one.id);
      if (actividades.length === 0) return;
      const words = cuenta(actividades.length, 'actividad añadida', 'actividades añadidas');
      acts.made(`${words}.`, { actividades, secciones: [] });
    });
  };

  return {
    list,
    busy: list.some(({ state }) => state === 'waiting' || state === 'working'),
    add: (files: readonly File[], seccion: Dropped['seccion']) => {
      const fresh = planFiles(files).map(
        (plan): Dropped => ({
          ...plan,
          id: newId(),
          seccion,
          state: 'waiting',
          progress: 0,
          message: null,
          retriable: false,
        }),
      );
      setList((now) => [...now.filter(({ state }) => state !== 'done'), ...fresh]);
      bringAll(fresh);
    },
    again: (one: Dropped) => {
      change(one.id, { state: 'waiting', message: null });
      bringAll([one]);
    },
    drop: (id: string) => setList((now) => now.filter((one) => one.id !== id)),
    clear: () => setList([]),
  };
}

export type DroppedFiles = ReturnType<typeof useDropped>;
