import { fecha } from '@catedra/shared/fechas/en-palabras.ts';
import { inicioDelDia } from '@catedra/shared/fechas/momento-de.ts';
import { plazoEscrito } from '@catedra/shared/fechas/plazo.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice } from '#features/avisos/offers.ts';
import { exentoHastaDe } from '#features/progreso/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Somebody moved what a course asks of a person; what is told is how it stands, so that it is true after any other act. */
interface Movido {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly cuando: string;
}

interface Fila extends Hecho {
  readonly titulo: string;
  readonly slug: string;
  readonly venceEn: string | null;
  /** The last day on which they are excused. */
  readonly exentoHasta: string | null;
  readonly dichoEn: string;
}

/** Of a course that they still have and can take; whoever completed it is asked nothing by any date. */
async function leerMovidos(db: Database | Tx, data: readonly Movido[], now: Date): Promise<readonly Fila[]> {
  const ahora = now.toISOString();
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, m.usuario_id as "usuarioId", c.id as "cursoId", 'curso:' || c.id as asunto, f.cuando as ocasion, c.titulo, c.slug,
           ${isoSql(sql`m.vence_en`)} as "venceEn", ${ahora}::text as "dichoEn",
           ${sql.raw(exentoHastaDe('m', ['u.zona_horaria'], `'${ahora}'`))} as "exentoHasta"
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, "cursoId" uuid, cuando text)
      join matriculas m on m.usuario_id = f."usuarioId" and m.curso_id = f."cursoId" join usuarios u on u.id = m.usuario_id
      join cursos c on c.id = m.curso_id and c.estado = 'publicado' and coalesce(c.termina_en > ${ahora}, true)
     where not m.terminada and not m.completada`);
  return rows;
}

const enlace = ({ slug }: Fila) => ({ enlace: `/curso/${slug}`, accion: 'Ir al curso' });

function plazo({ titulo, venceEn, dichoEn }: Fila, zona: string): string {
  if (venceEn === null) return `${titulo} ya no tiene fecha límite`;
  return `Tu plazo de ${titulo} es ahora el ${plazoEscrito(venceEn, dichoEn, zona)}`;
}

const plantillaDe = (titulo: string, exentoHasta: string | null) => ({
  titulo,
  campos: { curso: { dice: 'El curso', de: (fila: Fila) => fila.titulo } },
  ejemplo: {
    titulo: 'Trabajos en altura',
    slug: 'trabajos-en-altura',
    venceEn: '2027-05-10T22:00:00.000Z',
    exentoHasta,
    dichoEn: '2027-04-12T08:00:00.000Z',
  },
});

/** Somebody gave them another date, or took back one that was theirs alone. */
export const avisoDeProrroga = notice('participantes.prorroga', {
  evento: 'plazo',
  plantilla: plantillaDe('Cambia el plazo de un curso', null),
  about: leerMovidos,
  say: (fila, zona): Dicha => ({ titulo: plazo(fila, zona), fuerte: fila.titulo, ...enlace(fila) }),
});

/** Somebody excused them from a course, or it asks of them again: never why. */
export const avisoDeExencion = notice('participantes.exencion', {
  evento: 'plazo',
  plantilla: plantillaDe('Una exención empieza o termina', '2027-06-30'),
  about: leerMovidos,
  say: (fila, zona): Dicha => {
    const { titulo, exentoHasta, dichoEn, venceEn } = fila;
    const suyo = { fuerte: titulo, ...enlace(fila) };
    if (exentoHasta) {
      const hasta = fecha(inicioDelDia(exentoHasta, zona), dichoEn, zona);
      return { titulo: `No tienes que hacer ${titulo} hasta el ${hasta}`, ...suyo };
    }
    const detalle = venceEn && `Tu plazo es el ${plazoEscrito(venceEn, dichoEn, zona)}`;
    return { titulo: `Vuelves a tener que hacer ${titulo}`, ...(detalle && { detalle }), ...suyo };
  },
});
