import { ESTADOS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/estado.ts';
import { eq, sql } from 'drizzle-orm';
import { fotosTable } from '#features/fotos/table.ts';
import { avanceSql, asignadaSql, deCumplimientoSql, personasSql } from '#features/participantes/offers.ts';
import type { Tx } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/**
 * Keeps how every pair that counts stands at this moment, and chains it to what was kept before. In one transaction: a
 * picture is whole or it is not.
 */
export async function tomarFoto(tx: Tx, id: string, now: Date): Promise<void> {
  // One after another: each is chained to the one before.
  await lockInTransaction(tx, 'fotos.tomar');
  const [pedida] = await tx.select().from(fotosTable).where(eq(fotosTable.id, id));
  if (!pedida || pedida.tomadaEn) return;
  await tx.execute(sql`
    insert into foto_filas (foto_id, usuario_id, curso_id, estado, ronda, porcentaje, desde, vence_en, terminado_en, vale_hasta,
        exento_hasta)
      select ${id}, f."usuarioId", f."cursoId", f.cumplimiento, f.ronda, f.porcentaje, f.desde, f."venceEn", f."terminadoEn",
             f."valeHasta"::date, f."exentoHasta"::date
        from (select a.usuario_id as "usuarioId", a.curso_id as "cursoId", ${avanceSql()} as porcentaje, a.desde,
                     a.vence_en as "venceEn", v.terminado_en as "terminadoEn", ${deCumplimientoSql(now)}
                from matriculas a join usuarios on usuarios.id = a.usuario_id
                join cursos c on c.id = a.curso_id and c.estado = 'publicado' and viva(c.papelera)
                left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id
               where ${personasSql(true)} and ${asignadaSql}) f
       where f.cumplimiento is not null order by f."usuarioId", f."cursoId"`);
  await tx.execute(sql`
    insert into foto_cursos (foto_id, curso_id, titulo)
      select ${id}, c.id, c.titulo from cursos c
       where c.id in (select curso_id from foto_filas where foto_id = ${id}) order by c.id`);
  const ceros = sql.join(
    ESTADOS_DE_CUMPLIMIENTO.map((estado) => sql`${estado}::text, 0`),
    sql`, `,
  );
  await tx.execute(sql`
    update fotos set tomada_en = ${now.toISOString()}, numero = coalesce(u.numero, 0) + 1, anterior = u.huella,
           pares = f.pares, personas = f.personas, cuentas = jsonb_build_object(${ceros}) || f.cuentas
      from (select coalesce(sum(n), 0)::int as pares, (select count(distinct usuario_id) from foto_filas where foto_id = ${id})::int as personas,
                   coalesce(jsonb_object_agg(estado, n), '{}') as cuentas
              from (select estado, count(*) as n from foto_filas where foto_id = ${id} group by estado) g) f
      left join (select numero, huella from fotos where numero is not null order by numero desc limit 1) u on true
     where id = ${id}`);
  await tx.execute(sql`update fotos set huella = huella_de_foto(id) where id = ${id}`);
}
