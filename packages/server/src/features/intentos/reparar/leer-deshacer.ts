import { puedeRetirar } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { DeshechoPrevisto } from '@catedra/shared/intentos/reparar/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { certificadosTable } from '#features/certificados/table.ts';
import { exigirPregunta, gruposQueRepara } from '#features/intentos/reparar/alcance.ts';
import type { FilaDeReparacion } from '#features/intentos/reparar/filas.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { reparacionesTable } from '#features/intentos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** People whom a repair reached and who completed the activity since, while it stood. */
const COMPLETARON = ({ id, evaluacionId, en }: FilaDeReparacion) => sql`
  select distinct i.usuario_id, i.curso_id from reparacion_lugares l join intentos i on i.id = l.intento_id
    join evaluaciones e on e.id = ${evaluacionId}
    join intento_notas n on n.intento_id = i.id and n.causa = 'reparacion' and n.en >= ${en}::timestamptz
    join progreso_de_siempre p on p.usuario_id = i.usuario_id and p.actividad_id = i.actividad_id and p.ronda = i.ronda
   where l.reparacion_id = ${id} and p.estado = 'completada' and p.completado_en = n.en
     and (n.despues->>'nota')::numeric >= e.nota_minima
     and ((n.antes->>'provisional')::boolean or coalesce((n.antes->>'nota')::numeric, 0) < e.nota_minima)`;

interface Dado extends Record<string, unknown> {
  readonly id: string;
  readonly numero: string;
  readonly persona: DeshechoPrevisto['certificados'][number]['persona'];
  /** Whether who asks may withdraw it. */
  readonly alcanza: boolean;
}

/** Certificates in force that a repair gave: of those who completed the activity by it, issued since. */
export async function leerCertificadosQueDio(
  db: Database | Tx,
  actor: Actor,
  fila: FilaDeReparacion,
): Promise<Dado[]> {
  const { rows } = await db.execute<Dado>(sql`
    select k.id, k.numero, json_build_object('id', usuarios.id, 'nombre', usuarios.nombre, 'apellidos', usuarios.apellidos) as persona,
           ${scopeSql(usuariosBinding, puedeRetirar(actor)) ?? sql`true`} as alcanza
      from ${certificadosTable} k join usuarios on usuarios.id = k.usuario_id
     where (k.usuario_id, k.curso_id) in (${COMPLETARON(fila)}) and k.expedido_en >= ${fila.en}::timestamptz
       and k.sustituido_en is null and k.retirado_en is null
     order by usuarios.apellidos, usuarios.nombre, k.id`);
  return rows;
}

type Persona = DeshechoPrevisto['despues'][number];

/** What undoing a repair would do, before it is asked for. */
export async function leerDeshacer(db: Database, actor: Actor, id: string): Promise<DeshechoPrevisto> {
  gruposQueRepara(actor);
  const [fila] = await db.select().from(reparacionesTable).where(eq(reparacionesTable.id, id));
  if (!fila) throw noEncontrado();
  await leerReglas(db, actor, fila.evaluacionId);
  await exigirPregunta(db, actor, fila.preguntaId);
  const [{ rows: cuenta }, { rows: despues }, certificados] = await Promise.all([
    db.execute<{ personas: number; completaron: number }>(sql`
      select (select count(distinct i.usuario_id)::int from reparacion_lugares l join intentos i on i.id = l.intento_id
               where l.reparacion_id = ${id}) as personas,
             (select count(*)::int from (${COMPLETARON(fila)}) c) as completaron`),
    db.execute<Persona & Record<string, unknown>>(sql`
      select distinct u.id, u.nombre, u.apellidos from reparacion_lugares l join intentos i on i.id = l.intento_id
        join usuarios u on u.id = i.usuario_id
        join intento_notas n on n.intento_id = i.id and n.causa = 'reparacion' and n.en >= ${fila.en}::timestamptz
        join intento_notas m on m.intento_id = i.id and m.version > n.version and m.causa in ('correccion', 'publicacion', 'tardias', 'anulacion')
       where l.reparacion_id = ${id} order by u.apellidos, u.nombre, u.id limit 200`),
    leerCertificadosQueDio(db, actor, fila),
  ]);
  return {
    personas: cuenta[0]?.personas ?? 0,
    completaron: cuenta[0]?.completaron ?? 0,
    despues,
    certificados: certificados.map(({ id: certificadoId, numero, persona }) => ({
      id: certificadoId,
      numero,
      persona,
    })),
    puedeRetirar: certificados.every(({ alcanza }) => alcanza),
  };
}
