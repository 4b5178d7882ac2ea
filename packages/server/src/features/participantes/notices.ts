import { fechaLarga } from '@catedra/shared/fechas/en-palabras.ts';
import { sql } from 'drizzle-orm';
import { avanceSql } from '#features/participantes/asignaciones.ts';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import {
  cuantoLleva,
  mensajeRecordatorio,
  type Pendiente,
  suPlazo,
} from '#features/participantes/messages.ts';
import { deCursoSql } from '#features/participantes/origen.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Recordatorio {
  readonly usuarioId: string;
  readonly cursoId: string;
}

interface Fila extends Pendiente, Hecho {
  readonly slug: string;
}

/** Whoever finished or lost the course meanwhile is left in peace. */
async function leerPendientes(db: Database | Tx, data: readonly Recordatorio[], now: Date): Promise<Fila[]> {
  const ahora = now.toISOString();
  const filas: Fila[] = [];
  const numerados = data.map((uno, n) => ({ n, ...uno }));
  for (const [cursoId, suyos] of Map.groupBy(numerados, (uno) => uno.cursoId)) {
    const { rows } = await db.execute<Omit<Fila, 'n'> & Record<string, unknown>>(sql`
      select usuarios.id as "usuarioId", c.id as "cursoId", 'curso:' || c.id as asunto,
             to_char(${ahora}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24') as ocasion,
             c.titulo, c.slug, ${avanceSql()} as porcentaje, case when not a.por_corregir then ${isoSql(sql`a.vence_en`)} end as "venceEn",
             zona_de(usuarios.zona_horaria, (select zona_horaria from academia)) as zona,
             coalesce(a.vence_en < ${ahora}, false) as vencido
        ${deCursoSql(cursoId)}
         and usuarios.id = any(${sql.param(suyos.map(({ usuarioId }) => usuarioId))}::uuid[])
         and c.estado = 'publicado' and not a.completada`);
    const deCada = new Map(rows.map((fila) => [fila.usuarioId, fila]));
    for (const { n, usuarioId } of suyos) {
      const fila = deCada.get(usuarioId);
      if (fila) filas.push({ ...fila, n } as Fila);
    }
  }
  return filas;
}

export const recordatorioDeCurso = notice('participantes.recordar', {
  evento: 'recordatorio',
  plantilla: {
    titulo: 'Alguien te recuerda un curso',
    original: {
      asunto: 'Tienes pendiente «{{curso}}»',
      texto: '{{avance}} en {{academia}}.\n\n{{plazo}}\n\nSigue por donde lo dejaste:',
    },
    campos: {
      curso: { dice: 'El curso', de: ({ titulo }) => titulo },
      avance: { dice: 'Cuánto lleva', de: (fila) => cuantoLleva(fila) },
      plazo: { dice: 'Su plazo, si lo tiene', de: (fila) => suPlazo(fila) },
    },
    ejemplo: {
      titulo: 'Trabajos en altura',
      slug: 'trabajos-en-altura',
      porcentaje: 40,
      venceEn: '2027-05-10T22:00:00.000Z',
      zona: 'Europe/Madrid',
      vencido: false,
    },
  },
  about: leerPendientes,
  say: ({ titulo, porcentaje, venceEn, vencido, slug }, zona) => ({
    titulo: `Te recuerdan ${titulo}`,
    fuerte: titulo,
    detalle: [
      porcentaje === 0 ? 'Aún no lo has empezado' : `Llevas un ${porcentaje} %`,
      venceEn && `${vencido ? 'tu plazo terminó' : 'tu plazo termina'} el ${fechaLarga(venceEn, zona)}`,
    ]
      .filter(Boolean)
      .join('; '),
    enlace: `/curso/${slug}`,
    accion: porcentaje === 0 ? 'Empezar' : 'Seguir',
  }),
  write: ({ nombre }, pendiente, { config, site }) =>
    mensajeRecordatorio(nombre, pendiente, config.ACADEMIA, `${site}/curso/${pendiente.slug}`),
});
