import type { Readable } from 'node:stream';
import { MB } from '@catedra/shared/archivos/peso.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { cursoNoCabe } from '@catedra/shared/paquetes/errors.ts';
import { escribirPaquete } from '@catedra/shared/paquetes/escribir.ts';
import {
  type ArchivoDePaquete,
  ENTRADA_DEL_CURSO,
  LIMITES_DE_PAQUETE,
} from '@catedra/shared/paquetes/formato.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { leerCursoEntero } from '#features/paquetes/exportar/leer-curso-entero.ts';
import { readOne } from '#platform/collections/store.ts';
import type { Platform } from '#platform/platform.ts';
import { storedZip } from '#platform/zip/write-zip.ts';

/** For what a zip writes around its entries. */
const HOLGURA = 2 * MB;

function exigirTodo(actor: Actor, { id, estado, acceso }: Curso): void {
  const ve = (accion: 'actividades:ver' | 'evaluaciones:ver') =>
    matches(alcance(actor, accion), { cursoId: id });
  const veClaves = matches(puedeVerPreguntas(actor), { cursoId: id });
  const edita = matches(cursos.policy.update(actor), { id, estado, acceso });
  if (!edita || !veClaves || !ve('actividades:ver') || !ve('evaluaciones:ver')) throw sinPermiso();
}

function exigirQueQuepa(json: Buffer, archivos: readonly { readonly bytes: number }[]): void {
  const bytes = archivos.reduce((suma, archivo) => suma + archivo.bytes, json.length);
  const { bytes: tope, bytesDelCurso, entradas } = LIMITES_DE_PAQUETE;
  if (bytes > tope - HOLGURA || json.length > bytesDelCurso || archivos.length >= entradas)
    throw cursoNoCabe(bytes);
}

export interface PaqueteEnCamino {
  readonly nombre: string;
  readonly bytes: number;
  readonly contenido: Readable;
}

/** A course as a zip that is made while it leaves: no file is ever whole in memory. */
export async function exportarCurso(platform: Platform, actor: Actor, id: string): Promise<PaqueteEnCamino> {
  const curso = (await readOne(platform.db, cursosBinding, actor, id)) as Curso;
  exigirTodo(actor, curso);
  const entero = await leerCursoEntero(platform.db, actor, curso);
  const now = platform.clock.now();
  const escrito = escribirPaquete(entero, now.toISOString());
  const json = Buffer.from(JSON.stringify(escrito, null, 2));
  exigirQueQuepa(json, entero.archivos);

  const { stream, bytes } = await storedZip(
    { name: ENTRADA_DEL_CURSO, content: json },
    entero.archivos.map((archivo, i) => ({
      name: (escrito.archivos[i] as ArchivoDePaquete).ruta,
      bytes: archivo.bytes,
      open: () => platform.storage.read(entero.claves.get(archivo.id) ?? archivo.id),
    })),
    now,
  );
  return { nombre: `${curso.slug}.zip`, bytes, contenido: stream };
}
