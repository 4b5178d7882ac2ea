import { actividades } from '@catedra/shared/actividades/collection.ts';
import { llaveDe } from '@catedra/shared/archivos/policy.ts';
import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import type { FilaDeArchivo } from '#features/archivos/queries.ts';
import { actividadArchivosTable, archivosTable } from '#features/archivos/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { A_CIEGAS, lasDeQuienesCalifica } from '#features/entregas/offers.ts';
import { externasTable } from '#features/externas/table.ts';
import { lasQueVe } from '#features/preguntas/offers.ts';
import { cargarCurso, situarPasos } from '#features/progreso/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Platform } from '#platform/platform.ts';

type Place = Pick<Platform, 'db' | 'config' | 'clock'>;

/** With the name that its author gave it, or without it, for whoever may not read it. */
type Apertura = 'entero' | 'sin nombre' | null;

async function leeElCurso(
  { db }: Place,
  actor: Actor,
  cursoId: string,
  enSuTexto?: string,
): Promise<boolean> {
  const visible = and(
    eq(cursosTable.id, cursoId),
    scopeSql(cursosBinding, cursos.policy.read(actor)),
    enSuTexto ? sql`position(${`/archivos/${enSuTexto}`} in ${cursosTable.descripcion}) > 0` : undefined,
  );
  const [found] = await db.select({ id: cursosTable.id }).from(cursosTable).where(visible);
  return found !== undefined;
}

async function leeALaPersona({ db }: Place, actor: Actor, usuarioId: string): Promise<boolean> {
  const visible = and(
    eq(usuariosTable.id, usuarioId),
    scopeSql(usuariosBinding, usuarios.policy.read(actor)),
  );
  const [found] = await db.select({ id: usuariosTable.id }).from(usuariosTable).where(visible);
  return found !== undefined;
}

/** Some activity that shows it is in sight of the actor, and nothing blocks it now. */
async function estaEnUnaAbierta(
  { db, config, clock }: Place,
  actor: Actor,
  archivoId: string,
): Promise<boolean> {
  const enlazada = and(
    eq(actividadArchivosTable.archivoId, archivoId),
    scopeSql(actividadesBinding, actividades.policy.read(actor)),
  );
  const visibles = await db
    .select({ id: actividadesTable.id })
    .from(actividadArchivosTable)
    .innerJoin(actividadesTable, eq(actividadesTable.id, actividadArchivosTable.actividadId))
    .where(enlazada);
  const [una] = visibles;
  if (!una) return false;
  const curso = await cargarCurso(db, actor, config.ZONA_HORARIA, una.id);
  const situados = await situarPasos(db, actor, curso, clock.now());
  const abiertas = new Set(
    situados.filter(({ situacion }) => situacion.estado !== 'bloqueada').map(({ paso }) => paso.id),
  );
  return visibles.some(({ id }) => abiertas.has(id));
}

/**
 * It was handed in with a work that the actor marks, or answers a question of an attempt that they mark: without its name
 * while they may not know whose it is.
 */
async function comoAbreLoEntregado(
  { db }: Place,
  actor: Actor,
  { id, usuarioId, cursoId, actividadId }: FilaDeArchivo,
): Promise<Apertura> {
  const suyas = lasDeQuienesCalifica(actor);
  const { rows } = await db.execute<{ ciega: boolean }>(sql`
    select false as ciega from entrega_archivos ea join entregas e on e.id = ea.entrega_id
     where ea.archivo_id = ${id} and ${suyas}
    union all
    select ${A_CIEGAS(sql`e`)} from intentos e join intento_preguntas p on p.intento_id = e.id
     where e.usuario_id = ${usuarioId} and e.curso_id = ${cursoId} and e.actividad_id = ${actividadId}
       and e.estado = 'entregado' and p.a_mano and p.cerrada and p.respuesta->'archivoIds' ? ${id}::text and ${suyas}
     limit 1`);
  const [una] = rows;
  if (!una) return null;
  return una.ciega ? 'sin nombre' : 'entero';
}

/** A question that the actor sees as its authors do shows it. */
async function estaEnUnaPreguntaQueVe({ db }: Place, actor: Actor, archivoId: string): Promise<boolean> {
  if (puedeVerPreguntas(actor) === false) return false;
  const { rows } = await db.execute(sql`
    select from pregunta_archivos u join preguntas p on p.id = u.pregunta_id
     where u.archivo_id = ${archivoId} and ${lasQueVe(actor)} limit 1`);
  return rows.length > 0;
}

/** A question that some attempt of theirs asked shows it: its key's, once it is over. */
async function estaEnUnaQueLePreguntaron({ db }: Place, actor: Actor, archivoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pregunta_archivos u
      join intento_preguntas q on q.pregunta_id = u.pregunta_id
      join intentos i on i.id = q.intento_id and i.usuario_id = ${actor.id}
      join pregunta_versiones v on v.pregunta_id = q.pregunta_id and v.numero = q.numero
     where u.archivo_id = ${archivoId}
       and (i.entregado_en is not null or (${!actor.quienMira} and strpos(v.publica::text, ${archivoId}) > 0))
     limit 1`);
  return rows.length > 0;
}

/** It answers a question of an attempt that goes on: nobody looks at it through its person's eyes. */
async function esDeUnaPruebaAbierta(
  { db }: Place,
  { usuarioId, actividadId }: FilaDeArchivo,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from intentos where usuario_id = ${usuarioId} and actividad_id = ${actividadId}
       and estado in ('en_curso', 'vencido') limit 1`);
  return rows.length > 0;
}

/**
 * The paper of external training: of its person and of whoever sees their certificates; while it is of none, of whoever
 * uploaded it. Nobody looks at it through another's eyes.
 */
async function esDeUnaExternaQueVe(
  { db }: Place,
  actor: Actor,
  { id, usuarioId }: FilaDeArchivo,
): Promise<boolean> {
  if (actor.quienMira) return false;
  const ven = scopeSql(usuariosBinding, puedeVerCertificados(actor)) ?? sql`true`;
  const [externa] = await db
    .select({
      seVe: sql<boolean>`${usuariosTable.fechaBaja} is null and (${usuariosTable.id} = ${actor.id} or ${ven})`,
    })
    .from(externasTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, externasTable.usuarioId))
    .where(eq(externasTable.archivoId, id));
  return externa ? externa.seVe : usuarioId === actor.id;
}

const siPuede = (puede: boolean): Apertura => (puede ? 'entero' : null);

async function comoAbreContenido(
  place: Place,
  actor: Actor,
  { id, cursoId }: FilaDeArchivo,
): Promise<Apertura> {
  if (await estaEnUnaAbierta(place, actor, id)) return 'entero';
  if (cursoId !== null && (await leeElCurso(place, actor, cursoId, id))) return 'entero';
  if (await estaEnUnaPreguntaQueVe(place, actor, id)) return 'entero';
  return (await estaEnUnaQueLePreguntaron(place, actor, id)) ? 'sin nombre' : null;
}

async function comoAbre(place: Place, actor: Actor, fila: FilaDeArchivo): Promise<Apertura> {
  const { cursoId, usuarioId } = fila;
  if (actor.quienMira && fila.proposito === 'entrega' && (await esDeUnaPruebaAbierta(place, fila)))
    return null;
  switch (llaveDe(actor, fila)) {
    case 'si':
      return 'entero';
    case 'curso':
      return siPuede(cursoId !== null && (await leeElCurso(place, actor, cursoId)));
    case 'persona':
      return siPuede(await leeALaPersona(place, actor, usuarioId));
    case 'actividad':
      return comoAbreContenido(place, actor, fila);
    case 'entrega':
      return comoAbreLoEntregado(place, actor, fila);
    case 'externa':
      return siPuede(await esDeUnaExternaQueVe(place, actor, fila));
    default:
      return null;
  }
}

/** «motor-averiado-respuesta-b.png» would tell the answer: its kind is all that is needed to open it. */
const sinNombre = (fila: FilaDeArchivo): FilaDeArchivo => ({
  ...fila,
  nombre: `archivo${/\.[a-z0-9]{1,4}$/i.exec(fila.nombre)?.[0].toLowerCase() ?? ''}`,
});

/** A finished file that the actor may open; any other does not exist for them. */
export async function leerArchivo(place: Place, actor: Actor, id: string): Promise<FilaDeArchivo> {
  const listo = and(eq(archivosTable.id, id), eq(archivosTable.estado, 'listo'));
  const [fila] = await place.db.select().from(archivosTable).where(listo);
  const apertura = fila ? await comoAbre(place, actor, fila) : null;
  if (!fila || apertura === null) throw noEncontrado();
  return apertura === 'entero' ? fila : sinNombre(fila);
}
