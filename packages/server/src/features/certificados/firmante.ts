import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { eq } from 'drizzle-orm';
import { certificadoFirmantesTable } from '#features/certificados/table.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import {
  closeSigner,
  type KeptSigner,
  type OuterKey,
  openSigner,
  outerKey,
} from '#platform/signing/kept-key.ts';
import { makeOwnKey } from '#platform/signing/own-key.ts';
import type { Signer } from '#platform/signing/signer.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const AÑOS = 10;
const BYTES = 32;

/** What opens the keys of the database: given by the operator, or a file of this academy's folder, made once. */
function llaveDeFuera({ CLAVE_CERTIFICADOS, DATA_DIR }: Config): OuterKey {
  if (CLAVE_CERTIFICADOS) return outerKey(Buffer.from(CLAVE_CERTIFICADOS, 'hex'));
  const archivo = join(DATA_DIR, 'clave-de-certificados');
  if (!existsSync(archivo)) crear(archivo, DATA_DIR);
  return outerKey(Buffer.from(readFileSync(archivo, 'utf8').trim(), 'hex'));
}

/** Whole or absent; of two that make it at once, the first stays. */
function crear(archivo: string, carpeta: string): void {
  mkdirSync(carpeta, { recursive: true });
  const nuevo = `${archivo}.${randomUUID()}`;
  writeFileSync(nuevo, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(nuevo, archivo);
  } catch (error) {
    if (!existsSync(archivo)) throw error;
  } finally {
    rmSync(nuevo, { force: true });
  }
}

/** Of two that change who signs, one waits for the other. */
export const TURNO_DE_FIRMANTE = 'certificados.firmante';

export const cerradaDeFuera = (signer: Signer, config: Config): KeptSigner =>
  closeSigner(signer, llaveDeFuera(config));

/** A key that the academy makes, and that vouches for nobody but itself. */
export const propiaNueva = ({ ACADEMIA }: Config, from: Date): Promise<Signer> =>
  makeOwnKey(ACADEMIA, { from, until: tras(from, AÑOS * 365 * DIA) });

async function guardado(db: Database | Tx, fuera: OuterKey): Promise<Signer | null> {
  const [fila] = await db
    .select()
    .from(certificadoFirmantesTable)
    .where(eq(certificadoFirmantesTable.activo, true));
  if (!fila) return null;
  const firmante = openSigner(fila, fuera);
  if (!firmante)
    throw new Error(
      'CLAVE_CERTIFICADOS no abre la clave con la que firma esta academia: pon la misma en todos los procesos, o devuelve a DATA_DIR su archivo clave-de-certificados',
    );
  return firmante;
}

/** Who signs now. The first time the academy makes a key of its own, once whoever asks at the same moment. */
export async function firmanteDe({ db, config, clock }: Platform): Promise<Signer> {
  const fuera = llaveDeFuera(config);
  const yaHay = await guardado(db, fuera);
  if (yaHay) return yaHay;
  const propia = await propiaNueva(config, clock.now());
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, TURNO_DE_FIRMANTE);
    const deOtro = await guardado(tx, fuera);
    if (deOtro) return deOtro;
    const { cadena, ...cerrada } = closeSigner(propia, fuera);
    await tx.insert(certificadoFirmantesTable).values({ id: randomUUID(), ...cerrada, cadena: [...cadena] });
    return propia;
  });
}
