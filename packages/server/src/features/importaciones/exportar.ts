import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { escritorCatedra } from '@catedra/shared/importaciones/escribir/catedra/escritor.ts';
import { escritorGift } from '@catedra/shared/importaciones/escribir/gift/escritor.ts';
import type {
  Escritor,
  EscritorDePaquete,
  FormatoDeSalida,
  ParaEscribir,
} from '@catedra/shared/importaciones/leida.ts';
import { MAX_PREGUNTAS_DE_IMPORTACION } from '@catedra/shared/importaciones/limites.ts';
import { puedeImportarPreguntas } from '@catedra/shared/importaciones/policy.ts';
import type { ExportarPreguntas, PrevisionDeExportar } from '@catedra/shared/importaciones/schemas.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { archivosDe } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import { escritorMoodleXml } from '#features/importaciones/escribir/moodle-xml/escritor.ts';
import { escritorQti } from '#features/importaciones/escribir/qti/escritor.ts';
import { exigirImportar } from '#features/importaciones/queries.ts';
import { carpetasBajo, lasQueVe } from '#features/preguntas/offers.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { deflatedZip } from '#platform/zip/write-zip.ts';

interface Salida {
  readonly escritor: Escritor | EscritorDePaquete;
  readonly tipo: string;
  readonly fin: string;
}

const SALIDAS: Readonly<Record<FormatoDeSalida, Salida>> = {
  gift: { escritor: escritorGift, tipo: 'text/plain', fin: 'gift' },
  moodle_xml: { escritor: escritorMoodleXml, tipo: 'application/xml', fin: 'xml' },
  qti: { escritor: escritorQti, tipo: 'application/zip', fin: 'zip' },
  catedra: { escritor: escritorCatedra, tipo: 'application/json', fin: 'json' },
};

const numero = new Intl.NumberFormat('es', { useGrouping: 'always' });
const demasiadas = (cuantas: number) =>
  new DomainError(
    413,
    'MUY_GRANDE',
    `Son más de ${numero.format(cuantas)} preguntas, las que caben en un archivo. Elige una carpeta.`,
  );

/** What somebody sees and may take away, with what each version that is in use says. */
async function leer(
  db: Database,
  actor: Actor,
  { carpetaId, ids }: ExportarPreguntas,
): Promise<ParaEscribir[]> {
  exigirImportar(actor);
  const ambito = puedeImportarPreguntas(actor);
  const donde = [
    lasQueVe(actor),
    sql`viva(p.eliminada_en)`,
    ...(carpetaId ? [sql`p.carpeta_id in ${carpetasBajo(sql`${carpetaId}`)}`] : []),
    ...(ids ? [sql`p.id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(ambito === true
      ? []
      : [
          sql`p.curso_id = any(${sql.param(
            (Array.isArray(ambito) ? ambito : []).flatMap((una) => una.cursoId as readonly string[]),
          )}::uuid[])`,
        ]),
  ];
  const { rows } = await db.execute<
    ParaEscribir['mitades'] & Omit<ParaEscribir, 'mitades'> & Record<string, unknown>
  >(sql`
    with recursive caminos (id, camino) as (
      select c.id, array[c.nombre::text] from carpetas c where c.padre_id is null
      union all select c.id, d.camino || c.nombre::text from carpetas c join caminos d on c.padre_id = d.id)
    select p.id, v.publica, k.clave, d.camino as carpeta, p.etiquetas
      from preguntas p join caminos d on d.id = p.carpeta_id
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
      join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
     where ${sql.join(donde, sql` and `)}
     order by d.camino, p.creado_en, p.id limit ${MAX_PREGUNTAS_DE_IMPORTACION + 1}`);
  if (rows.length > MAX_PREGUNTAS_DE_IMPORTACION) throw demasiadas(MAX_PREGUNTAS_DE_IMPORTACION);
  return rows.map(({ id, publica, clave, carpeta, etiquetas }) => ({
    id,
    mitades: { publica, clave },
    carpeta,
    etiquetas,
  }));
}

const NOMBRADAS = 20;

/** What would be lost, before anything is written. */
export async function preverExportar(
  db: Database,
  actor: Actor,
  pedido: ExportarPreguntas,
): Promise<PrevisionDeExportar> {
  const { escritor } = SALIDAS[pedido.formato];
  const preguntas = await leer(db, actor, pedido);
  const pierden: PrevisionDeExportar['pierden'][number][] = [];
  let otras = 0;
  for (const una of preguntas) {
    const que = [...escritor.pierde(una)];
    if (que.length === 0) continue;
    if (pierden.length < NOMBRADAS) pierden.push({ id: una.id, texto: enUnaLinea(una.mitades.publica), que });
    else otras += 1;
  }
  return { preguntas: preguntas.length, pierden, otras };
}

/** The bytes and the names of what they show. */
async function leerMedios({ db, storage }: Platform, preguntas: readonly ParaEscribir[]) {
  const ids = [...new Set(preguntas.flatMap(({ mitades }) => archivosDe(mitades)))];
  const { rows } = await db.execute<{ id: string; nombre: string; clave: string }>(sql`
    select f.id, f.nombre, coalesce(f.clave, f.id) as clave from archivos f
     where f.id = any(${sql.param(ids)}::uuid[]) and f.estado = 'listo'`);
  const medios = new Map<string, { readonly nombre: string; readonly bytes: Uint8Array }>();
  for (const { id, nombre, clave } of rows)
    medios.set(id, { nombre, bytes: await buffer(await storage.read(clave)) });
  return medios;
}

/** A file of questions, as it is made. */
export async function exportarPreguntas(
  platform: Platform,
  actor: Actor,
  pedido: ExportarPreguntas,
): Promise<FileGiven> {
  if (puedeImportarPreguntas(actor) === false) throw sinPermiso();
  const { escritor, tipo, fin } = SALIDAS[pedido.formato];
  const preguntas = await leer(platform.db, actor, pedido);
  const medios = await leerMedios(platform, preguntas);
  const medio = (id: string) => medios.get(id) ?? null;
  if ('entradas' in escritor) {
    const contenido = deflatedZip(escritor.entradas(preguntas, medio));
    return { nombre: `preguntas.${fin}`, tipo, contenido };
  }
  const { escribe } = escritor;
  async function* trozos() {
    for (const trozo of escribe(preguntas, medio)) {
      yield trozo;
      // Whoever is answered meanwhile gets their turn.
      await setImmediate();
    }
  }
  return { nombre: `preguntas.${fin}`, tipo, contenido: Readable.from(trozos(), { objectMode: false }) };
}
