import { fecha } from '@catedra/shared/fechas/en-palabras.ts';
import { plazoEscrito } from '@catedra/shared/fechas/plazo.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Asignado {
  readonly usuarioId: string;
  readonly cursoId: string;
}

interface Fila extends Hecho {
  readonly titulo: string;
  readonly slug: string;
  readonly venceEn: string | null;
  /** The course begins later. */
  readonly iniciaEn: string | null;
  /** When it was told: from there its dates are read. */
  readonly dichoEn: string;
}

/** Those who still have it, can take it and lack it: whoever is covered by what they completed, or excused, hears nothing. */
async function leerAsignados(
  db: Database | Tx,
  data: readonly Asignado[],
  now: Date,
): Promise<readonly Fila[]> {
  const ahora = now.toISOString();
  const pedidos = data.map(({ usuarioId, cursoId }, n) => ({ n, usuarioId, cursoId }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", c.id as "cursoId", 'curso:' || c.id as asunto, ${isoSql(sql`m.desde`)} as ocasion,
           c.titulo, c.slug, ${isoSql(sql`m.vence_en`)} as "venceEn", ${ahora}::text as "dichoEn",
           case when c.inicia_en > ${ahora} then ${isoSql(sql`c.inicia_en`)} end as "iniciaEn"
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, "cursoId" uuid)
      join cursos c on c.id = f."cursoId" and c.estado = 'publicado' and coalesce(c.termina_en > ${ahora}, true)
     cross join lo_que_le_falta(f."usuarioId", f."cursoId", ${ahora}) m`);
  return rows;
}

const hasta = ({ venceEn, dichoEn }: Fila, zona: string) =>
  venceEn && `hasta el ${plazoEscrito(venceEn, dichoEn, zona)}`;

const mayuscula = (frase: string) => frase.charAt(0).toUpperCase() + frase.slice(1);

function fechas(fila: Fila, zona: string): string {
  const empieza = fila.iniciaEn && `empieza el ${fecha(fila.iniciaEn, fila.dichoEn, zona)}`;
  return mayuscula([empieza, hasta(fila, zona) ?? 'sin fecha límite'].filter(Boolean).join('; '));
}

/** Somebody gave them a course that they lack. */
export const cursoAsignado = notice('cursos.asignado', {
  evento: 'asignado',
  plantilla: {
    titulo: 'Te asignan un curso',
    original: { asunto: 'Te han asignado {{curso}}', texto: '{{detalle}}' },
    campos: { curso: { dice: 'El curso', de: ({ titulo }) => titulo } },
    ejemplo: {
      titulo: 'Trabajos en altura',
      slug: 'trabajos-en-altura',
      venceEn: '2027-05-10T22:00:00.000Z',
      iniciaEn: null,
      dichoEn: '2027-04-12T08:00:00.000Z',
    },
  },
  about: leerAsignados,
  say: (fila, zona) => ({
    titulo: `Te han asignado ${fila.titulo}`,
    fuerte: fila.titulo,
    detalle: fechas(fila, zona),
    enlace: `/curso/${fila.slug}`,
    accion: fila.iniciaEn ? 'Verlo' : 'Empezar',
  }),
  together: {
    minutes: 10,
    say: (n) => ({ titulo: `Te han asignado ${n} cursos`, enlace: '/home', accion: 'Ver mis cursos' }),
  },
});
