import { isDeepStrictEqual } from 'node:util';
import type { Anuncio, AnuncioEscrito } from '@catedra/shared/anuncios/schemas.ts';
import { DomainError, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarAnuncio } from '#features/anuncios/audit.ts';
import { type FilaDeAnuncio, type ParaQuien, paraQuien } from '#features/anuncios/destinos.ts';
import { leerUno, llevados } from '#features/anuncios/filas.ts';
import { mandarCorreo, sonarAlEmpezar } from '#features/anuncios/jobs.ts';
import { exigirPublicable } from '#features/anuncios/limites.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import { cleanMoment, cleanRichText } from '#features/cursos/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const retirado = () =>
  new DomainError(409, 'ANUNCIO_RETIRADO', 'Este anuncio se retiró. Escribe otro para decirlo de nuevo.');

/** The one there was, under a lock; nobody else makes the same one meanwhile. */
export async function bloquear(work: Work, id: string): Promise<FilaDeAnuncio | null> {
  llevados(work.actor);
  await lockInTransaction(work.tx, `anuncio.${id}`);
  const [fila] = await work.tx.select().from(anunciosTable).where(eq(anunciosTable.id, id)).for('update');
  if (fila && llevados(work.actor) !== undefined && fila.autorId !== work.actor.id) throw noEncontrado();
  return fila ?? null;
}

const nuevo = (work: Work, id: string): FilaDeAnuncio => ({
  id,
  version: 0,
  titulo: '',
  texto: '',
  aTodos: false,
  perfiles: [],
  grupos: [],
  cursos: [],
  personas: [],
  ambito: null,
  desde: null,
  hasta: null,
  fijado: false,
  correo: 'no',
  correosEnviados: 0,
  correoVez: 1,
  mandadoEn: null,
  autorId: work.actor.id,
  creadoEn: work.now.toISOString(),
  publicadoEn: null,
  publicadoPor: null,
  editadoEn: null,
  otraVezEn: null,
  retiradoEn: null,
  retiradoPor: null,
});

const yaSeVeia = ({ publicadoEn, desde }: FilaDeAnuncio, ahora: string) =>
  publicadoEn !== null && desde !== null && desde <= ahora;

/** As it is to be after what was written. */
function conLoEscrito(
  work: Work,
  antes: FilaDeAnuncio,
  escrito: AnuncioEscrito,
  para: ParaQuien,
): FilaDeAnuncio {
  const ahora = work.now.toISOString();
  // Whoever administers may mend the words of who announces in their groups: it does not reach further by that.
  const ambito = antes.version > 0 && antes.autorId !== work.actor.id ? antes.ambito : para.ambito;
  const publicadoEn = antes.publicadoEn ?? (escrito.publicar ? ahora : null);
  const deAntes = antes.publicadoEn === null ? null : antes.desde;
  const desde = cleanMoment(escrito.desde) ?? (publicadoEn === null ? null : (deAntes ?? ahora));
  const titulo = escrito.titulo;
  const texto = cleanRichText(escrito.texto);
  const seVeia = yaSeVeia(antes, ahora);
  const cambia = titulo !== antes.titulo || texto !== antes.texto;
  return {
    ...antes,
    ...para,
    ambito,
    titulo,
    texto,
    desde,
    hasta: cleanMoment(escrito.hasta),
    fijado: escrito.fijado,
    correo: escrito.correo,
    publicadoEn,
    publicadoPor: antes.publicadoPor ?? (publicadoEn === null ? null : work.actor.id),
    editadoEn: seVeia && cambia ? ahora : antes.editadoEn,
  };
}

/**
 * Writes an announcement: the same one by its id, however often it is sent. What is seen already and is written otherwise says
 * so, and is neither unread nor mailed again unless that is asked for.
 */
export async function guardar(work: Work, id: string, escrito: AnuncioEscrito): Promise<Anuncio> {
  const para = await paraQuien(work.tx, work.actor, escrito.destinos);
  const hallado = await bloquear(work, id);
  if (hallado !== null && hallado.retiradoEn !== null) throw retirado();
  const antes = hallado ?? nuevo(work, id);
  const despues = conLoEscrito(work, antes, escrito, para);
  const igual = hallado !== null && isDeepStrictEqual(despues, antes);
  const vuelve =
    escrito.otraVez && antes.version === escrito.version && yaSeVeia(antes, work.now.toISOString());
  const seRepite =
    escrito.correoOtraVez &&
    antes.version === escrito.version &&
    antes.mandadoEn !== null &&
    escrito.correo !== 'no';
  if (igual && !vuelve && !seRepite) return leerUno(work.tx, work.actor, id, work.now);
  if (antes.version !== escrito.version)
    throw versionAntigua(await leerUno(work.tx, work.actor, id, work.now));
  if (despues.publicadoEn !== null) await exigirPublicable(work, hallado, despues);
  const fila = {
    ...despues,
    version: antes.version + 1,
    otraVezEn: vuelve ? work.now.toISOString() : antes.otraVezEn,
    correoVez: antes.correoVez + (seRepite ? 1 : 0),
  };
  await work.tx
    .insert(anunciosTable)
    .values(fila)
    .onConflictDoUpdate({ target: anunciosTable.id, set: fila });
  await anotarAnuncio(work, hallado, fila);
  if (fila.publicadoEn !== null && fila.desde !== null && fila.desde !== hallado?.desde)
    await sonarAlEmpezar(work, id, fila.desde);
  if (fila.publicadoEn !== null && (fila.mandadoEn === null || seRepite)) await mandarCorreo(work, fila);
  return leerUno(work.tx, work.actor, id, work.now);
}
