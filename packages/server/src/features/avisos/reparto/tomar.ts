import { eventoDe, type Modo, type NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { academiaTable } from '#features/ajustes/table.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Hecho } from '#features/avisos/declaration.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Tx } from '#platform/db/pool.ts';

/** As many people are served at a time. */
const PERSONAS = 200;
/** What waited longer than this is in the bell alone: after days without leaving, a flood would help nobody. */
const CADUCA_A_LOS_DIAS = 3;

/** A line that is to leave by mail now, and its person. */
export interface PorSalir extends Record<string, unknown> {
  readonly id: string;
  readonly usuarioId: string;
  readonly aviso: string;
  readonly evento: NombreDeEvento;
  readonly cursoId: string | null;
  readonly datos: object;
  readonly dicho: Record<string, unknown>;
  readonly modo: Modo;
  readonly saleEn: string;
  readonly sitio: string;
  /** The mail that said it and could not be handed over, and how often it was tried. */
  readonly correoId: string | null;
  readonly intentos: number;
  /** What tells the return address of that mail. */
  readonly vuelta: string | null;
  readonly creadoEn: string | null;
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string;
  readonly zona: string;
  /** They can come in, have an address that was not refused, and did not choose meanwhile to get no such mail. */
  readonly alcanzable: boolean;
  readonly deNoche: boolean;
}

/** A line that leaves, with what it is about as it stands now. */
export interface Vigente extends PorSalir {
  readonly hecho: Hecho;
}

export interface Tomado {
  readonly salen: readonly Vigente[];
  /** They say nothing any more, or nobody could be told. */
  readonly callan: readonly string[];
  readonly esperan: readonly string[];
  /** There may be more. */
  readonly hayMas: boolean;
}

/** Those that are kept together wait for one another, so the first that is due takes the rest with it. */
const juntables = (): string[] => [...declared].flatMap(([aviso, { together }]) => (together ? [aviso] : []));

async function leer(tx: Tx, now: Date): Promise<PorSalir[]> {
  const ahora = now.toISOString();
  const { rows } = await tx.execute<PorSalir>(sql`
    with quienes as (
      select distinct usuario_id from (select usuario_id from avisos where sale_en <= ${ahora}
        order by sale_en limit ${PERSONAS * 5}) primeros limit ${PERSONAS})
    select a.id, a.usuario_id as "usuarioId", a.aviso, a.evento, a.curso_id as "cursoId", a.datos, a.dicho, a.modo,
           ${isoSql(sql`a.sale_en`)} as "saleEn", a.sitio, a.correo_id as "correoId", coalesce(c.intentos, 0) as intentos, c.vuelta,
           ${isoSql(sql`c.creado_en`)} as "creadoEn", regexp_replace(u.nombre, '[[:space:]]+', ' ', 'g') as nombre,
           regexp_replace(u.apellidos, '[[:space:]]+', ' ', 'g') as apellidos, u.correo, z.zona,
           u.correo is not null and q.correo is null and a.modo <> 'nunca' and en_activo(u.estado, u.fecha_baja, u.baja_desde) as alcanzable,
           de_noche(${ahora}::timestamptz, z.zona, d.noche_desde, d.noche_hasta) as "deNoche"
      from quienes join avisos a using (usuario_id) join ${usuariosTable} u on u.id = a.usuario_id cross join ${academiaTable} d
      left join correos c on c.id = a.correo_id and c.estado = 'esperando'
      left join correos_parados q on q.correo = u.correo
     cross join lateral (select zona_de(u.zona_horaria, d.zona_horaria) as zona) z
     where a.sale_en is not null
       and (a.sale_en <= ${ahora} or a.modo = 'ya' and a.aviso = any(${sql.param(juntables())}::text[]))
     order by a.usuario_id, a.en, a.id
       for update of a`);
  return rows;
}

/** What of it is still so; each notice is asked once for all of its own. */
async function mirar(tx: Tx, filas: readonly PorSalir[], now: Date): Promise<Vigente[]> {
  const vigentes: Vigente[] = [];
  for (const [aviso, suyas] of Map.groupBy(filas, (fila) => fila.aviso)) {
    const hechos = await declared.get(aviso)?.about(
      tx,
      suyas.map(({ datos }) => datos),
      now,
    );
    const deCada = new Map(hechos?.map((hecho) => [`${hecho.n} ${hecho.usuarioId}`, hecho]));
    for (const [n, fila] of suyas.entries()) {
      const hecho = deCada.get(`${n} ${fila.usuarioId}`);
      if (hecho) vigentes.push({ ...fila, hecho });
    }
  }
  return vigentes;
}

/** Only one process at a time takes what is due, so that what one person hears is never divided between two mails. */
export async function tomar(tx: Tx, now: Date): Promise<Tomado> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('avisos.repartir'))`);
  const filas = await leer(tx, now);
  const vieja = antesDe(now, CADUCA_A_LOS_DIAS * DIA).toISOString();
  const seDice = ({ alcanzable, evento, saleEn }: PorSalir) =>
    alcanzable && (eventoDe(evento).siempre === true || saleEn >= vieja);
  const espera = ({ deNoche, evento }: PorSalir) => deNoche && eventoDe(evento).deNoche !== true;
  const posibles = filas.filter((fila) => seDice(fila) && !espera(fila));
  const salen = await mirar(tx, posibles, now);
  const quedan = new Set(salen.map(({ id }) => id));
  const esperan = filas.filter((fila) => seDice(fila) && espera(fila)).map(({ id }) => id);
  const siguen = new Set([...quedan, ...esperan]);
  return {
    salen,
    esperan,
    callan: filas.map(({ id }) => id).filter((id) => !siguen.has(id)),
    hayMas: filas.length > 0,
  };
}
