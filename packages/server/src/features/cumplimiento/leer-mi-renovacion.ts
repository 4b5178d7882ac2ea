import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import { validezDe } from '@catedra/shared/cumplimiento/ajustes-de-validez.ts';
import { siRenuevaYa } from '@catedra/shared/cumplimiento/vigencia.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { sql } from 'drizzle-orm';
import { leerAjustes } from '#features/cumplimiento/leer-renovacion.ts';
import { cumplimientoDe, exentoHastaDe, porCorregirDe, ultimoDiaDe } from '#features/progreso/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly porCorregir: boolean;
  readonly exentoHasta: Dia | null;
  readonly ronda: number;
  readonly valeHasta: Dia | null;
  readonly venceEn: string | null;
  readonly terminada: boolean;
  readonly zona: string;
  readonly cuentaDesde: Dia | null;
  readonly finDeEsta: Dia | null;
  readonly abreEl: Dia | null;
  readonly seDevuelve: boolean;
  readonly hechas: MiRenovacion['hechas'];
}

const ZONA = 'u.zona_horaria';

/** Up to when a course is worth something to someone, when it is renewed, and the times that they did it. */
export async function leerMiRenovacion(
  db: Database | Tx,
  usuarioId: string,
  cursoId: string,
  now: Date,
): Promise<MiRenovacion> {
  const { rows } = await db.execute<Fila>(sql`
    select ${sql.raw(cumplimientoDe('m', [ZONA], `'${now.toISOString()}'`))} as cumplimiento, m.ronda, m.terminada,
           ${sql.raw(porCorregirDe('m', `'${now.toISOString()}'`))} as "porCorregir",
           ${sql.raw(exentoHastaDe('m', [ZONA], `'${now.toISOString()}'`))} as "exentoHasta",
           ${sql.raw(ultimoDiaDe('m', ZONA))} as "valeHasta", ${isoSql(sql`m.vence_en`)} as "venceEn",
           zona_de(u.zona_horaria, (select zona_horaria from academia)) as zona,
           esta.cuenta_desde::text as "cuentaDesde", esta.vale_hasta::text as "finDeEsta",
           case when m.siguiente_en is not null then esta.abre_el::text end as "abreEl",
           coalesce(antes.abierta_por = u.id and m.porcentaje is null, false) as "seDevuelve",
           (select coalesce(json_agg(json_build_object('ronda', r.ronda, 'terminadoEn', ${isoSql(sql`r.terminado_en`)},
                     'valeHasta', coalesce(r.ultimo_dia, r.vale_hasta)::text, 'externa', r.externa, 'certificadoId', (select k.id from certificados k
                       where k.usuario_id = r.usuario_id and k.curso_id = r.curso_id and k.ronda = r.ronda
                         and k.sustituido_en is null and k.retirado_en is null limit 1)) order by r.ronda desc), '[]')
              from rondas r where r.usuario_id = u.id and r.curso_id = c.id and r.deshecha_en is null) as hechas
      from matriculas m join usuarios u on u.id = m.usuario_id join cursos c on c.id = m.curso_id and viva(c.papelera)
      left join rondas esta on esta.usuario_id = u.id and esta.curso_id = c.id and esta.ronda = m.ronda
      left join rondas antes on antes.usuario_id = u.id and antes.curso_id = c.id and antes.ronda = m.ronda - 1
     where m.usuario_id = ${usuarioId} and m.curso_id = ${cursoId}`);
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  const { cumplimiento, porCorregir, exentoHasta, ronda, valeHasta, venceEn, abreEl, seDevuelve, hechas } =
    fila;
  const mia = {
    cumplimiento,
    porCorregir,
    exentoHasta,
    ronda,
    valeHasta,
    venceEn,
    abreEl,
    seDevuelve,
    externa: hechas[0]?.externa ?? false,
    hechas,
  };
  return { ...mia, siYa: await siYa(db, cursoId, fila, now) };
}

async function siYa(
  db: Database | Tx,
  cursoId: string,
  { terminada, cuentaDesde, finDeEsta, abreEl, zona, cumplimiento }: Fila,
  now: Date,
): Promise<MiRenovacion['siYa']> {
  if (!terminada || !cuentaDesde || !finDeEsta || !abreEl || cumplimiento === null) return null;
  const ajustes = await leerAjustes(db, cursoId);
  if (!ajustes.renovarYa) return null;
  const como = { validez: validezDe(ajustes), diasParaRenovar: ajustes.diasParaRenovar };
  return siRenuevaYa(diaEn(now, zona), como, { cuentaDesde, hasta: finDeEsta });
}
