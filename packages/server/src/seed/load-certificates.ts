import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';

const MOTIVO = 'La prueba final la hizo otra persona desde su cuenta.';

/** Of people without a published account, always the same ones: those of the README keep theirs in force. */
const elDe = (lugar: number, donde: SQL = sql`true`): SQL => sql`(
  select k.id from certificados k
   where k.usuario_id <> all(${sql.param(cuentasDemo.map(({ id }) => id))}::uuid[]) and ${donde}
   order by k.completado_el, k.usuario_id, k.curso_id offset ${lugar} limit 1)`;

/**
 * What the database wrote while the history was loaded, as if it had been written then: each dated with its completion,
 * with numbers that rise with it; and one withdrawn and one put right.
 */
export async function loadCertificates(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`update certificados set expedido_en = completado_en, numero = id::text`);
  await tx.execute(sql`
    update certificados c set numero = n.numero
      from (select k.id, to_char(k.completado_el, 'YYYY') || '-' || lpad((row_number() over (
                     partition by to_char(k.completado_el, 'YYYY') order by k.completado_en, k.usuario_id, k.curso_id))::text, 6, '0') as numero
              from certificados k) n
     where n.id = c.id`);
  await tx.execute(sql`
    update certificados set retirado_en = ${now.toISOString()}::timestamptz - interval '2 days', motivo = ${MOTIVO},
           retirado_por = ${cuentasDemo[0]?.id ?? null}
     where id = ${elDe(4)}`);
  await rectificar(tx, now);
}

/** Its first paper bore a name without its accents. */
async function rectificar(tx: Tx, now: Date): Promise<void> {
  const en = sql`${now.toISOString()}::timestamptz - interval '1 day'`;
  const { rows } = await tx.execute<{ id: string; nombre: string }>(sql`
    select id, nombre from certificados where id = ${elDe(0, sql`k.retirado_en is null and k.valido_hasta is null and k.nombre ~ '[áéíóúñ]'`)}`);
  const [suyo] = rows;
  if (!suyo) return;
  await tx.execute(sql`
    update certificados set nombre = translate(nombre, 'áéíóúñ', 'aeioun'), sustituido_en = ${en}, sustituido_por = gen_random_uuid()
     where id = ${suyo.id}`);
  await tx.execute(sql`
    insert into certificados (id, usuario_id, curso_id, ronda, numero, rectificado, codigo, codigo_huella, nombre, documento, titulo,
        horas, nota, completado_en, completado_el, expedido_en, valido_hasta)
      select a.sustituido_por, a.usuario_id, a.curso_id, a.ronda, a.numero, true, z.codigo, sha256(convert_to(z.codigo, 'UTF8')),
             ${suyo.nombre}, a.documento, a.titulo, a.horas, a.nota, a.completado_en, a.completado_el, ${en}, a.valido_hasta
        from certificados a cross join (select codigo_al_azar() as codigo) z where a.id = ${suyo.id}`);
}
