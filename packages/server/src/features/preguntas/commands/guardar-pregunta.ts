import { isDeepStrictEqual } from 'node:util';
import { noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { carpetaQueFalta, enLaPapelera, tipoEnUso } from '@catedra/shared/preguntas/errors.ts';
import type { GuardarPregunta, PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import { exigirDestino, exigirEditar, lasQueVe } from '#features/preguntas/alcance.ts';
import { enlazarArchivos } from '#features/preguntas/archivos.ts';
import { anotarPregunta } from '#features/preguntas/audit.ts';
import { carpetaDelCurso } from '#features/preguntas/carpeta-del-curso.ts';
import { leerCarpeta } from '#features/preguntas/leer-carpetas.ts';
import { leerPreguntas, leerUna } from '#features/preguntas/leer-pregunta.ts';
import {
  bloquear,
  cambiar,
  crear,
  estaEnUso,
  limpias,
  loQueSeSabe,
  reescribirVersion,
  SIN_BORRADOR,
  type Valores,
} from '#features/preguntas/store.ts';
import type { Work } from '#platform/changes/work.ts';

type Entrada = Omit<GuardarPregunta, 'version'>;

/** A folder in which the actor may put questions. */
export async function exigirCarpeta(work: Work, id: string): Promise<void> {
  const { cursoId } = await leerCarpeta(work.tx, work.actor, id);
  exigirDestino(work.actor, cursoId);
}

async function carpetaPara(work: Work, { carpetaId, evaluacionId }: Entrada): Promise<string> {
  if (carpetaId) {
    await exigirCarpeta(work, carpetaId);
    return carpetaId;
  }
  if (!evaluacionId) throw carpetaQueFalta();
  return carpetaDelCurso(work, evaluacionId);
}

const loEditado = ({ publica, clave, borrador }: PreguntaDeAutor): Mitades =>
  borrador ? { publica: borrador.publica, clave: borrador.clave } : { publica, clave };

const esLoMismo = (una: PreguntaDeAutor, entrada: Entrada, mitades: Mitades): boolean =>
  isDeepStrictEqual(loEditado(una), mitades) &&
  isDeepStrictEqual(una.etiquetas, entrada.etiquetas) &&
  (entrada.carpetaId === null || entrada.carpetaId === una.carpetaId);

/** Sent again after a lost answer it is already there; anything else there is somebody else's. */
async function repetida(
  work: Work,
  id: string,
  entrada: Entrada,
  mitades: Mitades,
): Promise<PreguntaDeAutor> {
  const [una] = await leerPreguntas(work.tx, sql`p.id = ${id} and ${lasQueVe(work.actor)}`);
  if (!una) throw noEncontrado();
  if (!esLoMismo(una, entrada, mitades)) throw versionAntigua(una);
  return una;
}

async function nacer(work: Work, id: string, entrada: Entrada, mitades: Mitades): Promise<PreguntaDeAutor> {
  exigirEditar(work.actor);
  const carpetaId = await carpetaPara(work, entrada);
  if (!(await crear(work, { id, carpetaId, etiquetas: entrada.etiquetas, mitades })))
    return repetida(work, id, entrada, mitades);
  const nueva = await leerUna(work.tx, id);
  await enlazarArchivos(work, nueva, mitades);
  anotarPregunta(work, null, nueva);
  return nueva;
}

/** What is in use stays as it is until «Usar desde ahora»; what nobody was asked is written again. */
async function escribir(work: Work, antes: PreguntaDeAutor, mitades: Mitades): Promise<Valores> {
  const vigentes: Mitades = { publica: antes.publica, clave: antes.clave };
  // Back to what is in use: nothing waits any more.
  if (isDeepStrictEqual(vigentes, mitades)) return SIN_BORRADOR;
  if (!(await estaEnUso(work, antes.id))) {
    await reescribirVersion(work, antes, mitades);
    return { ...SIN_BORRADOR, ...loQueSeSabe(mitades) };
  }
  if (mitades.publica.tipo !== antes.tipo) throw tipoEnUso();
  return {
    borradorPublica: mitades.publica,
    borradorClave: mitades.clave,
    borradorEn: work.now.toISOString(),
    borradorPor: work.actor.id,
  };
}

/** Creates a question at an id made by the client, or saves what is being written in it. */
export async function guardarPregunta(
  work: Work,
  id: string,
  { version, ...entrada }: GuardarPregunta,
): Promise<PreguntaDeAutor> {
  const mitades = limpias(entrada);
  if (version === 0) return nacer(work, id, entrada, mitades);
  const antes = await bloquear(work, id);
  if (esLoMismo(antes, entrada, mitades)) return antes;
  if (antes.eliminadaEn !== null) throw enLaPapelera();
  if (antes.version !== version) throw versionAntigua(antes);

  const { carpetaId, etiquetas } = entrada;
  const otra = carpetaId !== null && carpetaId !== antes.carpetaId;
  if (otra) await exigirCarpeta(work, carpetaId);
  const valores = await escribir(work, antes, mitades);
  await cambiar(work, antes, { ...valores, etiquetas, ...(otra && { carpetaId }) });
  const despues = await leerUna(work.tx, id);
  await enlazarArchivos(work, despues, mitades);
  anotarPregunta(work, antes, despues);
  return despues;
}
