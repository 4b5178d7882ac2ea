import { randomUUID } from 'node:crypto';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import { sql } from 'drizzle-orm';
import { devolviendo } from '#features/cursos/offers.ts';
import { tandasDe } from '#features/cargas/filas/tandas.ts';
import type { Work } from '#platform/changes/work.ts';

export interface Membresia {
  readonly usuarioId: string;
  readonly grupoId: string;
}

const pares = (membresias: readonly Membresia[]) =>
  sql`unnest(${sql.param(membresias.map(({ usuarioId }) => usuarioId))}::uuid[],
    ${sql.param(membresias.map(({ grupoId }) => grupoId))}::uuid[]) as x (usuario_id, grupo_id)`;

interface MembresiaRow extends Record<string, unknown> {
  usuario_id: string;
  grupo_id: string;
}
const membresiaOf = ({ usuario_id: usuarioId, grupo_id: grupoId }: MembresiaRow): Membresia => ({
  usuarioId,
  grupoId,
});

/** Each of them may bring as many enrolments as its group has courses, and no statement may take long. */
const JUNTAS = 1000;

const porGrupo = (una: Membresia, otra: Membresia) =>
  una.grupoId < otra.grupoId ? -1 : Number(una.grupoId > otra.grupoId);

/**
 * Those that really changed: who was in already stays as they were. Groups come in order, so that nobody waits in a ring.
 * Looking out for who is in, or for whom or what is gone, is dear: unless they `seCruzan`, it stops at one.
 */
export async function añadirMembresias(
  work: Work,
  membresias: readonly Membresia[],
  { seCruzan = true } = {},
): Promise<readonly Membresia[]> {
  const puestas: Membresia[] = [];
  for (const parte of tandasDe(membresias.toSorted(porGrupo), JUNTAS)) {
    const { rows } = await work.tx.execute<MembresiaRow>(sql`
      insert into grupo_miembros (usuario_id, grupo_id, desde)
      select x.usuario_id, x.grupo_id, ${work.now.toISOString()} from ${pares(parte)}
      ${seCruzan ? QUE_SIGUEN : sql``}`);
    puestas.push(...(seCruzan ? rows.map(membresiaOf) : parte));
  }
  return puestas;
}

const QUE_SIGUEN = sql`join grupos g on g.id = x.grupo_id join usuarios u on u.id = x.usuario_id
  order by 2, 1 on conflict do nothing returning usuario_id, grupo_id`;

/** Puts people back where they were, since when they were; those that really changed. */
export async function devolverMembresias(
  work: Work,
  membresias: readonly Membresia[],
): Promise<readonly Membresia[]> {
  const puestas: Membresia[] = [];
  for (const parte of tandasDe(membresias.toSorted(porGrupo), JUNTAS)) {
    const { rows } = await devolviendo(work, () =>
      work.tx.execute<MembresiaRow>(sql`
        insert into grupo_miembros (usuario_id, grupo_id, desde)
        select x.usuario_id, x.grupo_id, coalesce(i.desde, ${work.now.toISOString()}::timestamptz) from ${pares(parte)}
          left join grupo_miembros_idos i on i.usuario_id = x.usuario_id and i.grupo_id = x.grupo_id
        ${QUE_SIGUEN}`),
    );
    puestas.push(...rows.map(membresiaOf));
  }
  return puestas;
}

/** Whoever is in by the rule of a group stays: it would bring them back at once. */
export async function quitarMembresias(work: Work, membresias: readonly Membresia[]): Promise<Membresia[]> {
  if (membresias.length === 0) return [];
  const { rows } = await work.tx.execute<MembresiaRow>(sql`
    delete from grupo_miembros m using ${pares(membresias)}
     where m.usuario_id = x.usuario_id and m.grupo_id = x.grupo_id and m.origen <> 'regla' returning m.usuario_id, m.grupo_id`);
  return rows.map(membresiaOf);
}

/** Creates the groups that are missing; gives back the id of every name, by its plain form. */
export async function crearGrupos(
  work: Work,
  nombres: readonly string[],
): Promise<{ porNombre: Map<string, string>; creados: { id: string; nombre: string }[] }> {
  const unicos = new Map(nombres.map((nombre) => [sinAdornos(nombre), nombre]));
  const porNombre = new Map<string, string>();
  if (unicos.size === 0) return { porNombre, creados: [] };
  // In one order, so that parts which create the same ones never wait in a ring.
  const rows = [...unicos.values()].toSorted().map((nombre) => ({ id: randomUUID(), nombre }));
  const momento = work.now.toISOString();
  const { rows: creados } = await work.tx.execute<{ id: string; nombre: string }>(sql`
    insert into grupos (id, nombre, creado_en, actualizado_en)
    select id, nombre, ${momento}::timestamptz, ${momento}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}) as x (id uuid, nombre text)
    on conflict do nothing returning id, nombre`);
  const { rows: todos } = await work.tx.execute<{ id: string; escrito: string }>(sql`
    select g.id, x.nombre as escrito from unnest(${sql.param(rows.map(({ nombre }) => nombre))}::text[]) x (nombre)
      join grupos g on llano(g.nombre) = llano(x.nombre)`);
  for (const { id, escrito } of todos) porNombre.set(sinAdornos(escrito), id);
  for (const { id, nombre } of creados) {
    work.record({
      coleccion: 'grupos',
      documento: id,
      antes: null,
      despues: { id, estado: 'activo' },
      detalle: { nombre: [null, nombre], estado: [null, 'activo'] },
    });
  }
  return { porNombre, creados };
}
