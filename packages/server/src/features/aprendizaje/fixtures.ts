import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Builders for the learner's side. */
export function learning({ school, platform, clock }: TestApp) {
  type Valores = Parameters<typeof school.actividad>[1];

  return {
    dentroDe: (dias: number) => tras(clock.now(), dias * DIA).toISOString(),
    /** A course with one section of these activities, in this order. */
    async cursoCon(values: Parameters<typeof school.curso>[0], ...actividades: Valores[]) {
      const curso = await school.curso(values);
      const seccion = (await school.seccion(curso.id)).id;
      const ids: string[] = [];
      for (const una of actividades) ids.push((await school.actividad(curso.id, { seccion, ...una })).id);
      return { ...curso, ids: ids as [string, string, string] };
    },
    nota: (usuarioId: string, cursoId: string, actividadId: string, nota: number) =>
      platform.db.insert(progresoTable).values({
        id: randomUUID(),
        usuarioId,
        cursoId,
        actividadId,
        estado: nota >= 5 ? 'completada' : 'en_curso',
        nota,
        intentos: 1,
        actualizadoEn: clock.now().toISOString(),
      }),
  };
}

export const evaluacionVacia = { contenido: { tipo: 'evaluacion', descripcion: '' } } as const;
