import { actividades } from '@catedra/shared/actividades/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { CursoAbierto, Opinion } from '@catedra/shared/aprendizaje/schemas.ts';
import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { caminoDe, type Situacion } from '@catedra/shared/progreso/rules.ts';
import { yaPaso } from '@catedra/shared/progreso/cierre.ts';
import type pg from 'pg';
import { CURSO, type CursoLeido, cursoDe } from '#features/aprendizaje/leer-mis-cursos.ts';
import { leerQuienDaFecha } from '#features/aprendizaje/leer-quien-da-fecha.ts';
import { DEVUELTA } from '#features/entregas/offers.ts';
import {
  type PasoDelCurso,
  type PasoLeido,
  pasosDe,
  SELLO_Y_BREVE,
  SELLO_Y_BREVE_SIN_EVALUACIONES,
  type SelloYHechos,
  leerNombresDeGrupos,
  recorridoDe,
  ultimoIndice,
} from '#features/progreso/offers.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { asciiJson, asciiText, oneText } from '#platform/http/ascii-json.ts';

/** A course as one person finds it, as JSON: its outline, how each activity stands and what is missing. */
export async function leerCursoAbierto(
  db: Database,
  actor: Actor,
  zona: string,
  idOSlug: string,
  now: Date,
): Promise<string> {
  const leido = await leer(db, actor, zona, idOSlug);
  const curso = leido && cursoDe(leido.curso);
  if (!leido || !curso || !matches(cursos.policy.read(actor), alcanceDe(curso))) throw noEncontrado();
  const inscrito = actor.cursoIds.includes(curso.id);
  const pasos = await pasosDe(db.$short, [leido]);
  const recorrido = recorridoDe(actor, curso, await leerNombresDeGrupos(db, pasos), now);
  const { situaciones, avance, siguiente } = caminoDe(pasos, recorrido, curso);
  const frente: Omit<CursoAbierto, 'secciones'> = {
    curso: portadaDe(curso),
    disponibilidad: disponibilidadDe(curso, now),
    inscrito,
    puedeInscribirse: !inscrito && curso.acceso === 'abierto' && curso.estado === 'publicado',
    puedeLeer: matches(actividades.policy.read(actor), { cursoId: curso.id, oculta: false, lista: true }),
    venceEn: inscrito ? curso.venceEn : null,
    ronda: inscrito ? curso.ronda : 1,
    exentoHasta: inscrito ? curso.exentoHasta : null,
    porCorregir: inscrito && curso.porCorregir,
    avance: inscrito ? avance : null,
    siguiente: inscrito ? siguiente : null,
    opiniones: inscrito ? opinionesDe(leido.opiniones) : [],
  };
  // For someone who is not in the course: what it is made of, and nothing about anyone.
  const devueltas = new Set(inscrito ? (JSON.parse(leido.devueltas) as string[]) : []);
  const faltan = new Set(avance.faltan);
  const atascada = (paso: PasoLeido): boolean =>
    yaPaso(paso.cierraEn, recorrido.ahora) &&
    faltan.has(paso.id) &&
    !(paso.regla !== 'aprobar' && paso.intentosHechos && !devueltas.has(paso.id));
  const aQuien = inscrito && pasos.some(atascada) ? await leerQuienDaFecha(db, actor.id, curso.id) : '';
  const marcas = (paso: PasoLeido): string =>
    (yaPaso(paso.cierraEn, recorrido.ahora) ? `,"cerrada":true,"cerroEn":"${paso.cierraEn}"` : '') +
    (atascada(paso) ? `,"pideFechaA":${asciiText(aQuien)}` : '') +
    (paso.exenta === undefined ? '' : `,"exenta":${asciiText(paso.exenta)}`) +
    (paso.cerroAntes && !faltan.has(paso.id) ? ',"cerroAntes":true' : '') +
    (devueltas.has(paso.id) ? ',"devuelta":true' : '');
  const secciones = seccionesJson(pasos, inscrito ? situaciones : [], marcas);
  return `${asciiJson(frente).slice(0, -1)},"secciones":${secciones}}`;
}

/** What anyone who may see the course sees of it. */
const portadaDe = (curso: CursoLeido): CursoAbierto['curso'] => ({
  id: curso.id,
  slug: curso.slug,
  titulo: curso.titulo,
  descripcion: curso.descripcion,
  imagen: curso.imagen,
  categoria: curso.categoria,
  secuencial: curso.secuencial,
  certificado: curso.certificado,
  iniciaEn: curso.iniciaEn,
  terminaEn: curso.terminaEn,
});

// Written piece by piece: most of a long course is the same for everyone and was written when its outline was read.
function seccionesJson(
  pasos: readonly PasoLeido[],
  situaciones: readonly Situacion[],
  marcas: (paso: PasoLeido) => string,
): string {
  const secciones: string[] = [];
  for (let i = 0; i < pasos.length; i++) {
    const paso = pasos[i] as PasoLeido;
    const situacion = situaciones[i];
    if (situacion && paso.textoDeHecha !== undefined) secciones.push(paso.textoDeHecha);
    else secciones.push(paso.texto, loSuyo(paso, situacion, marcas));
  }
  return `[${secciones.join('')}${pasos.length === 0 ? '' : ']}'}]`;
}

const MOTIVOS = 1000;
const motivos = new Map<string, string>();

/** Why something is closed, as JSON: what is said to one is said to many. */
function motivoJson(motivo: string): string {
  const known = motivos.get(motivo);
  if (known !== undefined) return known;
  if (motivos.size >= MOTIVOS) motivos.clear();
  const written = oneText(',"motivo":', asciiText(motivo));
  motivos.set(motivo, written);
  return written;
}

const marcaDeAntes = ({ hechaAntes }: PasoLeido): string => (hechaAntes ? ',"hechaAntes":true' : '');

const DE_FUERA = ',"estado":null,"porcentaje":0}';

function loSuyo(
  paso: PasoLeido,
  situacion: Situacion | undefined,
  marcas: (paso: PasoLeido) => string,
): string {
  const { porcentaje, nota } = paso;
  if (!situacion) return DE_FUERA;
  const { estado, motivo } = situacion;
  const conNota = nota === null ? '' : `,"nota":${nota}`;
  const conMotivo = motivo === null ? '' : motivoJson(motivo);
  const lasSuyas = estado === 'completada' ? marcaDeAntes(paso) : marcas(paso);
  return `,"estado":"${estado}","porcentaje":${paso.hechaAntes ? 100 : (porcentaje ?? 0)}${conNota}${conMotivo}${lasSuyas}}`;
}

const alcanceDe = ({ id, estado, acceso }: CursoLeido) => ({ id, estado, acceso });

const DEVUELTAS = `(select coalesce(json_agg(e.actividad_id), '[]')::text from entregas e
      join actividades t on t.id = e.actividad_id and viva(t.papelera)
      where e.usuario_id = $1 and e.curso_id = c.id and ${DEVUELTA})`;

// Anonymous also to whoever looks through the author's eyes.
const text = (which: string, breve: string, devueltas: string) => `
  select ${breve}, ${CURSO} as curso,
    (select coalesce(json_agg(fila), '[]')::text from (
      select f.id, f.version, f.actividad_id as "actividadId", f.tipo, f.estrellas, f.texto, f.anonimo, f.estado,
             f.respuesta, f.creado_en as "creadoEn"
        from feedback f where f.usuario_id = $1 and f.curso_id = c.id and not (f.anonimo and $4)
         and not exists (select from actividades t where t.id = f.actividad_id and not viva(t.papelera))
       order by f.creado_en desc, f.id desc limit 200) fila) as opiniones,
    ${devueltas} as devueltas
    from cursos c where ${which} and viva(c.papelera)`;

/** A slug is never shaped like an id. */
const POR_ID = { name: 'aprendizaje.curso-por-id', text: text('c.id = $3', SELLO_Y_BREVE, DEVUELTAS) };
const POR_SLUG = { name: 'aprendizaje.curso-por-slug', text: text('c.slug = $3', SELLO_Y_BREVE, DEVUELTAS) };
/** Of a course with nothing to hand in or to be examined in. */
const SENCILLO = {
  name: 'aprendizaje.curso-sencillo',
  text: text('c.id = $3', SELLO_Y_BREVE_SIN_EVALUACIONES, `'[]'`),
};
const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface Leido extends SelloYHechos {
  readonly curso: string;
  readonly opiniones: string;
  readonly devueltas: string;
}

const esSencilla = ({ tipo, evaluacion }: PasoDelCurso): boolean =>
  fichaDe(tipo).trabajo === 'ninguno' && evaluacion === null;

const sencillos = new WeakMap<readonly PasoDelCurso[], boolean>();

/** Whether there is nothing to hand in or to be examined in, thought about once for each outline. */
function esSencillo(indice: readonly PasoDelCurso[]): boolean {
  const sencillo = sencillos.get(indice) ?? indice.every(esSencilla);
  sencillos.set(indice, sencillo);
  return sencillo;
}

/**
 * Everything in one question: three cost three times as much. Nothing is asked of what a course did not have when it was
 * read last, and if its seal is another by now it is asked again, for whatever it may have.
 */
async function leer(db: Database, actor: Actor, zona: string, idOSlug: string): Promise<Leido | undefined> {
  const values = [actor.id, zona, idOSlug, actor.quienMira !== undefined];
  const preguntar = async (statement: { readonly name: string; readonly text: string }) =>
    (await db.$short.query<Leido & pg.QueryResultRow>({ ...statement, values })).rows[0];
  const ultimo = ultimoIndice(idOSlug);
  if (ultimo && esSencillo(ultimo.value)) {
    const leido = await preguntar(SENCILLO);
    if (!leido || leido.sello === ultimo.seal) return leido;
  }
  return preguntar(ID.test(idOSlug) ? POR_ID : POR_SLUG);
}

const opinionesDe = (json: string): Opinion[] =>
  (JSON.parse(json) as Opinion[]).map((una) => ({ ...una, creadoEn: isoOf(una.creadoEn) }));
