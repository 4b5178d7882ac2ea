import { hash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { notaEscrita } from '@catedra/shared/intentos/nota.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { makeStaging, removeStaged, stagingFile } from '#features/archivos/offers.ts';
import { claveDeDiseno, disenoDe } from '#features/certificados/disenos/en-papel.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { firmanteDe } from '#features/certificados/firmante.ts';
import { hacerPapeles } from '#features/certificados/papel/hacer-papeles.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import type { Config } from '#platform/config.ts';
import type { Platform } from '#platform/platform.ts';

const A_LA_VEZ = 200;

/** Its bytes are its name: two processes that make the same paper never mix theirs. */
export const claveDePapel = (id: string, huella: string): string => `${id}-papel-${huella.slice(0, 16)}`;

/** What the paper of a certificate says; null once its person's data were erased. */
function registroDe(fila: FilaDeCertificado, { ACADEMIA, ZONA_HORARIA }: Config): RegistroDePapel | null {
  if (fila.nombre === null || fila.codigo === null) return null;
  return {
    nombre: fila.nombre,
    documento: fila.documento ?? undefined,
    curso: fila.titulo,
    horas: fila.horas ?? undefined,
    nota: fila.nota === null ? undefined : notaEscrita(fila.nota.toFixed(2)),
    completadoEn: fila.completadoEl,
    validoHasta: fila.validoHasta ?? undefined,
    numero: fila.numero,
    codigo: codigoEscrito(fila.codigo),
    expedidoEn: diaEn(fila.expedidoEn, ZONA_HORARIA),
    academia: ACADEMIA,
    rectificado: fila.rectificado,
  };
}

/** Makes the papers of some certificates and keeps them: the first that is kept is its paper for ever. One that fails stops no other. */
export async function hacerYGuardar(platform: Platform, filas: readonly FilaDeCertificado[]): Promise<void> {
  const fallidos: string[] = [];
  for (const suyas of Map.groupBy(filas, claveDeDiseno).values())
    fallidos.push(...(await hacerDeUnDiseno(platform, suyas)));
  if (fallidos.length > 0) throw new Error(`papers that could not be made: ${fallidos.join(', ')}`);
}

/** Those that look alike are made by one process; gives the numbers of those that failed. */
async function hacerDeUnDiseno(platform: Platform, filas: readonly FilaDeCertificado[]): Promise<string[]> {
  const { db, config, clock } = platform;
  const porCodigo = new Map(filas.map((fila) => [fila.codigo && codigoEscrito(fila.codigo), fila]));
  const registros = filas.flatMap((fila) => registroDe(fila, config) ?? []);
  const [primera] = filas;
  if (!primera || registros.length === 0) return [];
  const papeles = hacerPapeles(registros, {
    diseno: await disenoDe(db, primera),
    sitio: config.PUBLIC_URL ?? null,
    firmante: await firmanteDe(platform),
    ahora: () => clock.now(),
  });
  const fallidos: string[] = [];
  for await (const hecho of papeles) {
    const fila = porCodigo.get(hecho.registro.codigo);
    if (!fila) continue;
    if (hecho.tipo === 'papel') await guardar(platform, fila.id, hecho.pdf);
    else if (hecho.tipo === 'estorbos') await anotarEstorbos(platform, fila.id, hecho.estorbos);
    else fallidos.push(fila.numero);
  }
  return fallidos;
}

async function guardar({ db, storage, config, clock }: Platform, id: string, pdf: Uint8Array): Promise<void> {
  const huella = hash('sha256', pdf, 'hex');
  const clave = claveDePapel(id, huella);
  const enCamino = randomUUID();
  const archivo = stagingFile(config, enCamino);
  await makeStaging(config);
  try {
    await writeFile(archivo, pdf, { mode: 0o600, flush: true });
    await storage.put(clave, archivo);
  } finally {
    await removeStaged(config, enCamino);
  }
  const [suyo] = await db
    .update(certificadosTable)
    .set({ papelHuella: huella, papelEn: clock.now().toISOString() })
    .where(
      and(
        eq(certificadosTable.id, id),
        isNull(certificadosTable.papelEn),
        isNotNull(certificadosTable.codigo),
      ),
    )
    .returning({ id: certificadosTable.id });
  if (suyo) return;
  // Another one kept theirs first, which may be the same to the last byte; or its person is gone.
  const [hoy] = await db
    .select({ huella: certificadosTable.papelHuella })
    .from(certificadosTable)
    .where(eq(certificadosTable.id, id));
  if (hoy?.huella !== huella) await storage.remove(clave);
}

const anotarEstorbos = ({ db }: Platform, id: string, estorbos: FilaDeCertificado['estorbos']) =>
  db.update(certificadosTable).set({ estorbos }).where(eq(certificadosTable.id, id));

const porHacer = and(
  isNull(certificadosTable.papelEn),
  isNull(certificadosTable.estorbos),
  isNotNull(certificadosTable.codigo),
);

/** The papers that are still to be made, the oldest first; what fails is told once the rest is made. */
export async function hacerLosQueFaltan(platform: Platform): Promise<void> {
  const { expedidoEn, id } = certificadosTable;
  const fallos: unknown[] = [];
  let ultima: FilaDeCertificado | undefined;
  for (;;) {
    const despues = ultima && sql`(${expedidoEn}, ${id}) > (${ultima.expedidoEn}, ${ultima.id})`;
    const filas = await platform.db
      .select()
      .from(certificadosTable)
      .where(and(porHacer, despues))
      .orderBy(expedidoEn, id)
      .limit(A_LA_VEZ);
    if (filas.length === 0) break;
    ultima = filas.at(-1);
    await hacerYGuardar(platform, filas).catch((fallo: unknown) => fallos.push(fallo));
  }
  if (fallos.length > 0) throw fallos[0];
}
