import { leConcierne, seElige } from '@catedra/shared/avisos/a-quien.ts';
import {
  eventoDe,
  type Modo,
  type NombreDeEvento,
  NOMBRES_DE_EVENTOS,
} from '@catedra/shared/avisos/eventos.ts';
import type { HorasDeCorreo } from '@catedra/shared/avisos/horas.ts';
import type { AvisosDeAcademia, CambioDeAcademia } from '@catedra/shared/avisos/preferencias.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { soloPermisos } from '@catedra/shared/core/permisos.ts';
import { puedeEnTodo } from '@catedra/shared/core/puede.ts';
import { sql } from 'drizzle-orm';
import { academiaTable } from '#features/ajustes/table.ts';
import { noSeElige } from '#features/avisos/preferencias/cambiar-preferencia.ts';
import { horasSql } from '#features/avisos/preferencias/leer-preferencias.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { avisosDeAcademiaTable } from '#features/avisos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Those of one profile who have an address, and how many of them chose something of each event. */
interface DePerfil {
  readonly permisos: readonly string[];
  readonly personas: number;
  readonly eligieron: Readonly<Partial<Record<NombreDeEvento, number>>> | null;
}

interface Fila extends Record<string, unknown> {
  readonly horas: HorasDeCorreo;
  readonly decidido: Readonly<Partial<Record<NombreDeEvento, { correo: Modo; elegible: boolean }>>> | null;
  readonly perfiles: readonly DePerfil[] | null;
}

function exigir(actor: Actor): void {
  if (!puedeEnTodo(actor, 'sistema:administrar')) throw sinPermiso();
}

const suma = (perfiles: readonly DePerfil[], cuantas: (uno: DePerfil) => number): number =>
  perfiles.reduce((total, uno) => total + cuantas(uno), 0);

/** What the academy decided for everybody, and how many each decision reaches. */
export async function leerAcademia(db: Database | Tx, actor: Actor): Promise<AvisosDeAcademia> {
  exigir(actor);
  const { rows } = await db.execute<Fila>(sql`
    with gente as (select perfil, count(*)::int as personas from ${usuariosTable}
            where fecha_baja is null and correo is not null group by perfil),
         elegidos as (select u.perfil, f.evento, count(*)::int as n from avisos_preferencias f
            join ${usuariosTable} u on u.id = f.usuario_id and u.fecha_baja is null and u.correo is not null group by u.perfil, f.evento)
    select ${horasSql} as horas,
           (select json_object_agg(evento, json_build_object('correo', correo, 'elegible', elegible))
              from avisos_de_academia) as decidido,
           (select json_agg(json_build_object('permisos', p.permisos, 'personas', g.personas, 'eligieron',
                     (select json_object_agg(e.evento, e.n) from elegidos e where e.perfil = g.perfil)))
              from gente g join ${perfilesTable} p on p.nombre = g.perfil) as perfiles
      from ${academiaTable} d`);
  const { horas, decidido, perfiles } = rows[0] as Fila;
  const eventos = NOMBRES_DE_EVENTOS.filter(seElige).map((evento) => {
    const { correo, elegible } = decidido?.[evento] ?? { correo: eventoDe(evento).correo, elegible: true };
    const suyos = (perfiles ?? []).filter(({ permisos }) =>
      leConcierne({ permisos: soloPermisos(permisos) }, evento),
    );
    const personas = suma(suyos, (uno) => uno.personas);
    const eligieron = suma(suyos, (uno) => uno.eligieron?.[evento] ?? 0);
    return { evento, correo, elegible, eligieron, siguen: elegible ? personas - eligieron : personas };
  });
  return { horas, eventos };
}

/** From now on: what waits already leaves as it was going to. */
export async function decidirAviso(work: Work, cambio: CambioDeAcademia): Promise<AvisosDeAcademia> {
  exigir(work.actor);
  if (!seElige(cambio.evento)) throw noSeElige('De esto se avisa siempre.');
  const { correo, elegible } = cambio;
  await work.tx
    .insert(avisosDeAcademiaTable)
    .values(cambio)
    .onConflictDoUpdate({ target: avisosDeAcademiaTable.evento, set: { correo, elegible } });
  return leerAcademia(work.tx, work.actor);
}

export async function cambiarHoras(work: Work, horas: HorasDeCorreo): Promise<AvisosDeAcademia> {
  exigir(work.actor);
  await work.tx.update(academiaTable).set(horas);
  return leerAcademia(work.tx, work.actor);
}
