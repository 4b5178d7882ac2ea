import { dichoDePlazo, type PlazoAvisado } from '@catedra/shared/cumplimiento/aviso-de-plazo.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice } from '#features/avisos/offers.ts';
import type { DiaDePlazo } from '#features/cumplimiento/plazos/los-que-llegan.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Hecho, PlazoAvisado {}

const VENCIDO = sql`s.estado in ('vencido', 'caducado')`;

/** It is still that day of that round, nothing excuses them, and it is theirs to do: what waits for a mark is not late. */
async function leerPlazos(
  db: Database | Tx,
  data: readonly DiaDePlazo[],
  now: Date,
): Promise<readonly Fila[]> {
  const ahora = now.toISOString();
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, m.usuario_id as "usuarioId", c.id as "cursoId", 'curso:' || c.id as asunto, f.hito, m.ronda,
           'r' || m.ronda || '·' || f.dia || '·' || f.dias as ocasion, c.titulo, c.slug, ${isoSql(sql`m.vence_en`)} as "venceEn",
           (f.dia + v.margen)::text as "margenHasta", coalesce(m.vale_hasta > ${ahora}, false) as "enVigor",
           m.total - m.hechas as faltan, ${ahora}::text as "dichoEn"
      from json_to_recordset(${JSON.stringify(pedidos)})
             as f(n int, "usuarioId" uuid, "cursoId" uuid, ronda int, hito text, dia date, dias int)
      join matriculas m on m.usuario_id = f."usuarioId" and m.curso_id = f."cursoId" and m.ronda = f.ronda
      join cursos c on c.id = m.curso_id join usuarios u on u.id = m.usuario_id cross join academia a
     cross join lateral (select zona_de(u.zona_horaria, a.zona_horaria) as zona,
       coalesce((select r.dias_de_margen from curso_renovaciones r where r.curso_id = c.id), 0) as margen) v
     cross join lateral (select margen_hasta(m.vence_en, v.margen, v.zona) as limite) l
     cross join lateral (select cumplimiento_en(c.estado, c.termina_en, m.exento_hasta, m.terminada, m.vale_hasta, m.vence_en,
       l.limite, m.por_corregir, ${ahora}) as estado) s
     where not m.terminada and not m.completada and not m.por_corregir and (m.vence_en at time zone v.zona)::date = f.dia
       and case f.hito when 'despues' then ${VENCIDO} when 'margen' then s.estado = 'en_gracia'
                else s.estado in ('en_plazo', 'por_renovar') end
       and m.vence_en >= coalesce((select p.desde from plazos_mirados p), m.vence_en)`);
  return rows;
}

const decir = (fila: Fila, zona: string): Dicha => dichoDePlazo(fila, zona);

const plantillaDe = (titulo: string, hito: PlazoAvisado['hito'], ronda: number) => ({
  titulo,
  campos: { curso: { dice: 'El curso', de: (fila: Fila) => fila.titulo } },
  ejemplo: {
    hito,
    ronda,
    titulo: 'Trabajos en altura',
    slug: 'trabajos-en-altura',
    venceEn: '2027-05-10T22:00:00.000Z',
    margenHasta: '2027-05-10',
    enVigor: ronda > 1,
    faltan: 3,
    dichoEn: hito === 'despues' ? '2027-05-11T06:00:00.000Z' : '2027-05-03T06:00:00.000Z',
  },
});

export const avisoDePlazo = notice('cumplimiento.vence', {
  evento: 'vence',
  plantilla: plantillaDe('Un curso vence pronto', 'antes', 1),
  about: leerPlazos,
  say: decir,
});

export const avisoDeCaducado = notice('cumplimiento.caduca', {
  evento: 'caduca',
  plantilla: plantillaDe('Toca renovar un curso', 'antes', 2),
  about: leerPlazos,
  say: decir,
});

export const avisoDeVencido = notice('cumplimiento.vencido', {
  evento: 'vencido',
  plantilla: plantillaDe('Un curso ha vencido', 'despues', 1),
  about: leerPlazos,
  say: decir,
});
