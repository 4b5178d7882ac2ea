import { type DatoDeCarga, datoDeCampo, esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import { esDeContraseñas, firmaDe } from '@catedra/shared/cargas/encabezados.ts';
import { type CatalogoDeValores, FILAS_QUE_SE_MIRAN } from '@catedra/shared/cargas/mirar-columna.ts';
import { pareceUnaPersona } from '@catedra/shared/cargas/parece-persona.ts';
import { type ColumnaReconocida, reconocerColumnas } from '@catedra/shared/cargas/reconocer.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type CargaRow } from '#features/cargas/queries.ts';
import { cargaArchivosTable, cargaFilasTable, cargaMapeosTable } from '#features/cargas/table.ts';
import { callada, ceder, tandasDe } from '#features/cargas/filas/tandas.ts';
import type { Work } from '#platform/changes/work.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';
import { readSheet, type SheetOptions } from '#platform/sheets/read-sheet.ts';
import { byPerson } from '#platform/turns/by-person.ts';

type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** A file as it was understood, without anything secret. */
export interface Leido extends Omit<Sheet, 'filas'> {
  readonly filas: Sheet['filas'];
  /** It held passwords: neither they nor the file are kept. */
  readonly secreto: boolean;
  readonly reconocidas: readonly ColumnaReconocida[];
}

const primerasDe = ({ filas }: Pick<Sheet, 'filas'>) =>
  filas.slice(0, FILAS_QUE_SE_MIRAN).map(({ celdas }) => celdas);

/** The headings are believed unless the row that seems to hold them is a person: nobody is lost in silence. */
async function leerHoja(
  contenido: Uint8Array,
  options: SheetOptions,
  catalogo: CatalogoDeValores,
): Promise<Sheet> {
  const sheet = await readSheet(contenido, options);
  const supuestos = options.titulos === undefined && sheet.filaDeTitulos !== null;
  const hoja = { encabezados: sheet.encabezados, filas: primerasDe(sheet) };
  if (!supuestos || !pareceUnaPersona(hoja, catalogo)) return sheet;
  return readSheet(contenido, { ...options, titulos: false });
}

const inTurn = byPerson(2);

const DICEN_QUIEN: readonly (DatoDeCarga | null)[] = ['apellidos', 'correo', 'documento', 'usuario'];
/** Reading each of many sheets would take longer than choosing it. */
const HOJAS_QUE_SE_MIRAN = 5;

function esDePersonas(sheet: Sheet, catalogo: CatalogoDeValores): boolean {
  const { encabezados, filaDeTitulos } = sheet;
  const hoja = { encabezados, filas: primerasDe(sheet), sinTitulos: filaDeTitulos === null };
  const campos = reconocerColumnas(hoja, catalogo).map(({ campo }) => campo);
  return (
    campos.some((campo) => campo === 'nombre' || campo === 'nombreCompleto') &&
    campos.some((campo) => DICEN_QUIEN.includes(campo))
  );
}

/** Unless somebody said which, the first sheet with people: a cover or a legend often comes before it. */
async function leerLaDePersonas(
  contenido: Uint8Array,
  options: SheetOptions,
  catalogo: CatalogoDeValores,
): Promise<Sheet> {
  const primera = await leerHoja(contenido, options, catalogo);
  if (options.hoja !== undefined || primera.hojas.length < 2 || esDePersonas(primera, catalogo))
    return primera;
  const otras = primera.hojas.filter((hoja) => hoja !== primera.hoja).slice(0, HOJAS_QUE_SE_MIRAN);
  for (const hoja of otras) {
    const otra = await leerHoja(contenido, { ...options, hoja }, catalogo).catch(soloSiEsNuestro);
    if (otra && esDePersonas(otra, catalogo)) return otra;
  }
  return primera;
}

/** A sheet without anything to read is none of those looked for. */
const soloSiEsNuestro = (error: unknown): null => {
  if (error instanceof DomainError) return null;
  throw error;
};

/** The file as rows, without its secrets, and what each column seems to be in this academy. */
export async function leerArchivo(
  usuarioId: string,
  contenido: Uint8Array,
  options: SheetOptions,
  catalogo: CatalogoDeValores,
): Promise<Leido> {
  const leido = sinSecretos(await inTurn(usuarioId, () => leerLaDePersonas(contenido, options, catalogo)));
  const { encabezados, filaDeTitulos } = leido;
  const hoja = {
    encabezados,
    filas: primerasDe(leido),
    sinTitulos: filaDeTitulos === null,
  };
  return { ...leido, reconocidas: reconocerColumnas(hoja, catalogo) };
}

function sinSecretos(sheet: Sheet): Omit<Leido, 'reconocidas'> {
  const secretas = sheet.encabezados.flatMap((encabezado, i) => (esDeContraseñas(encabezado) ? [i] : []));
  if (secretas.length === 0) return { ...sheet, secreto: false };
  const muestra = sheet.filas.some(({ celdas }) => secretas.some((i) => celdas[i] === sheet.muestra));
  return {
    ...sheet,
    muestra: muestra ? null : sheet.muestra,
    filas: sheet.filas.map(({ linea, celdas }) => ({
      linea,
      celdas: celdas.map((celda, i) => (secretas.includes(i) ? '' : celda)),
    })),
    avisos: [
      ...sheet.avisos,
      `La columna «${sheet.encabezados[secretas[0] ?? 0]}» no se usa ni se guarda: cada persona elige su contraseña al entrar.`,
    ],
    secreto: true,
  };
}

const TANDA = 2000;

/** Puts the rows of a file in the place of any that were there before. */
export async function guardarFilas(work: Work, cargaId: string, leido: Leido): Promise<void> {
  const escribir = async (tanda: Leido['filas']) => {
    await work.tx.execute(sql`
      insert into carga_filas (carga_id, linea, celdas)
      select ${cargaId}, x.linea, x.celdas from ${rowsByColumns({ linea: 'int', celdas: 'text[]' }, tanda)}`);
  };
  await work.tx.delete(cargaFilasTable).where(eq(cargaFilasTable.cargaId, cargaId));
  // One part is written while the next one is made.
  let escrita = Promise.resolve();
  for (const tanda of tandasDe(leido.filas, TANDA)) {
    const previa = escrita;
    escrita = callada(escribir(tanda));
    await previa;
    await ceder();
  }
  await escrita;
}

export async function guardarArchivo(work: Work, cargaId: string, contenido: Buffer): Promise<void> {
  await work.tx.insert(cargaArchivosTable).values({ cargaId, contenido }).onConflictDoNothing();
}

/** How this person mapped these headings before, or else what they seem to mean. Without headings nothing is remembered. */
export async function mapeoPara(
  work: Work,
  { encabezados, filaDeTitulos, reconocidas }: Leido,
): Promise<Pick<CargaRow, 'mapeo' | 'mapeoRecordado' | 'situaciones'>> {
  const supuesto = { mapeo: reconocidas.map(({ campo }) => campo), mapeoRecordado: false, situaciones: {} };
  if (filaDeTitulos === null) return supuesto;
  const [recordado] = await work.tx
    .select({
      mapeo: cargaMapeosTable.mapeo,
      situaciones: cargaMapeosTable.situaciones,
      usadoEn: cargaMapeosTable.usadoEn,
    })
    .from(cargaMapeosTable)
    .where(
      and(eq(cargaMapeosTable.usuarioId, work.actor.id), eq(cargaMapeosTable.firma, firmaDe(encabezados))),
    );
  if (!recordado) return supuesto;
  const nuevos = await leerMasJovenes(work, supuesto.mapeo, recordado.usadoEn);
  const mapeo = recordado.mapeo.map((dato, i) => {
    const campo = supuesto.mapeo[i] ?? null;
    // What went nowhere because there was nothing for it: now there is.
    return dato === null && campo !== null && nuevos.has(campo) && !recordado.mapeo.includes(campo)
      ? campo
      : dato;
  });
  return { mapeo, mapeoRecordado: true, situaciones: recordado.situaciones };
}

/** Of some data, the academy's own fields made after that moment. */
async function leerMasJovenes(
  { tx }: Work,
  mapeo: CargaRow['mapeo'],
  desde: string,
): Promise<Set<DatoDeCarga>> {
  const propios = mapeo.filter((dato) => dato !== null).filter(esPropio);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from campos
     where id = any(${sql.param(propios.map(idDePropio))}::uuid[]) and creado_en > ${desde}`);
  return new Set(rows.map(({ id }) => datoDeCampo(id)));
}

export const recordarMapeo = async (work: Work, carga: CargaRow): Promise<void> => {
  if (carga.filaDeTitulos === null) return;
  const valores = {
    usuarioId: work.actor.id,
    firma: firmaDe(carga.encabezados),
    mapeo: carga.mapeo,
    situaciones: carga.situaciones,
    usadoEn: work.now.toISOString(),
  };
  await work.tx
    .insert(cargaMapeosTable)
    .values(valores)
    .onConflictDoUpdate({
      target: [cargaMapeosTable.usuarioId, cargaMapeosTable.firma],
      set: { mapeo: valores.mapeo, situaciones: valores.situaciones, usadoEn: valores.usadoEn },
    });
};
