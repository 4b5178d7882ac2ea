import { plazoEscrito } from '@catedra/shared/fechas/plazo.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice } from '#features/avisos/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Abierta {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly cuando: string;
}

interface Fila extends Hecho {
  readonly titulo: string;
  readonly slug: string;
  /** It is theirs to do again; else that was taken back. */
  readonly abierta: boolean;
  readonly venceEn: string | null;
  readonly dichoEn: string;
}

async function leerAbiertas(
  db: Database | Tx,
  data: readonly Abierta[],
  now: Date,
): Promise<readonly Fila[]> {
  const ahora = now.toISOString();
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, m.usuario_id as "usuarioId", c.id as "cursoId", 'curso:' || c.id as asunto, f.cuando as ocasion, c.titulo, c.slug,
           not m.terminada as abierta, ${isoSql(sql`m.vence_en`)} as "venceEn", ${ahora}::text as "dichoEn"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "cursoId" uuid, cuando text)
      join matriculas m on m.usuario_id = f."usuarioId" and m.curso_id = f."cursoId" and not m.por_corregir
      join cursos c on c.id = m.curso_id and c.estado = 'publicado' and coalesce(c.termina_en > ${ahora}, true)
     where coalesce(m.exento_hasta <= ${ahora}, true)`);
  return rows;
}

/** Somebody opened the next round to them, or took that back. */
export const avisoDeApertura = notice('cumplimiento.abierta', {
  evento: 'plazo',
  plantilla: {
    titulo: 'Alguien abre la renovación de un curso',
    campos: { curso: { dice: 'El curso', de: ({ titulo }) => titulo } },
    ejemplo: {
      titulo: 'Trabajos en altura',
      slug: 'trabajos-en-altura',
      abierta: true,
      venceEn: '2027-05-10T22:00:00.000Z',
      dichoEn: '2027-04-12T08:00:00.000Z',
    },
  },
  about: leerAbiertas,
  say: ({ titulo, slug, abierta, venceEn, dichoEn }, zona): Dicha => ({
    titulo: abierta ? `Toca renovar ${titulo}` : `Por ahora no tienes que renovar ${titulo}`,
    fuerte: titulo,
    ...(abierta && venceEn && { detalle: `Tienes hasta el ${plazoEscrito(venceEn, dichoEn, zona)}` }),
    enlace: `/curso/${slug}`,
    accion: abierta ? 'Renovar' : 'Ver el curso',
  }),
});
