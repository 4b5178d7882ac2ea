import { matches } from '@catedra/shared/core/scope.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { quienesPuedenSql } from '#features/perfiles/quienes-pueden.ts';
import { loadActor } from '#features/sesion/offers.ts';
import type { Change, Follow, Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface PorDecidir {
  readonly usuarioId: string;
  readonly personaId: string;
}

interface Fila extends Hecho {
  readonly persona: string;
  readonly personaId: string;
}

/** Those who edit somebody; the policy leaves out whoever does not see them, or may do less than they. */
const quienesDanEntrada = (persona: ReturnType<typeof sql>) =>
  quienesPuedenSql(['usuarios:editar'], { persona });

/** Whoever got in since then waits for nobody; however often it is asked for, once a day. */
async function leerPorDecidir(db: Database | Tx, data: readonly PorDecidir[]): Promise<readonly Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'acceso:' || u.id as asunto,
           (p.pedida_en at time zone (select zona_horaria from academia))::date::text as ocasion,
           trim(u.nombre || ' ' || u.apellidos) as persona, u.id as "personaId"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "personaId" uuid)
      join peticiones_de_acceso p on p.usuario_id = f."personaId"
      join usuarios u on u.id = p.usuario_id and u.fecha_baja is null
       and coalesce(u.ultimo_acceso < p.pedida_en, true)
     where f."usuarioId" in (${quienesDanEntrada(sql`p.usuario_id`)})
       and not exists (select from sesiones s where s.usuario_id = u.id and s.creada_en >= p.pedida_en)`);
  return rows;
}

/** Somebody whom no link reaches can't come in: whoever may give them a password hears of it. */
export const avisoDePeticionDeAcceso = notice('perfiles.acceso-por-decidir', {
  evento: 'decidir',
  about: leerPorDecidir,
  say: ({ persona, personaId }) => ({
    titulo: `${persona} no puede entrar y pide otra contraseña`,
    fuerte: persona,
    enlace: `/admin/usuarios/actualizar/${personaId}`,
    accion: 'Ver su ficha',
  }),
  plantilla: {
    titulo: 'Alguien no puede entrar',
    campos: { persona: { dice: 'Quién no puede entrar', de: ({ persona }) => persona } },
    ejemplo: { persona: 'Ana Ruiz', personaId: 'muestra' },
  },
  together: {
    minutes: 10,
    say: (n) => ({ titulo: `${n} personas no pueden entrar`, enlace: '/admin/usuarios', accion: 'Verlas' }),
  },
});

async function avisar(work: Work, { documento, despues }: Change): Promise<void> {
  if (documento === null || despues === null) return;
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select q.id from (${quienesDanEntrada(sql`${documento}::uuid`)}) q where q.id <> ${documento} order by 1`,
  );
  const { read, update } = usuarios.policy;
  const quienes: string[] = [];
  for (const { id } of rows) {
    const actor = await loadActor(work.tx, id);
    if (actor && [read(actor), update(actor)].every((alcance) => matches(alcance, despues))) quienes.push(id);
  }
  const datos = quienes.map((usuarioId) => ({ usuarioId, personaId: documento }));
  await notify(work, avisoDePeticionDeAcceso, ...datos);
}

/** Somebody waits to be given a password: those who may give it are told. */
export const avisarDeAccesos: Follow = async (work, changes) => {
  if (work.command !== 'sesion.pedir-acceso') return;
  for (const change of changes) if (change.coleccion === 'usuarios') await avisar(work, change);
};
