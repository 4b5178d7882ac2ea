import { randomUUID } from 'node:crypto';
import type { Firma, FirmaTraida } from '@catedra/shared/certificados/firma/schemas.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarDiseno } from '#features/certificados/disenos/audit.ts';
import { exigirDisenar } from '#features/certificados/disenos/leer.ts';
import { cerradaDeFuera, propiaNueva, TURNO_DE_FIRMANTE } from '#features/certificados/firmante.ts';
import { certificadoDeFila, esPropia, leerFirma } from '#features/certificados/firma/leer-firma.ts';
import { certificadoFirmantesTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Config } from '#platform/config.ts';
import { type P12Fault, readP12 } from '#platform/signing/read-p12.ts';
import type { Signer } from '#platform/signing/signer.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const FALTAS: Readonly<
  Record<P12Fault, { readonly campo: 'archivo' | 'contraseña'; readonly dice: string }>
> = {
  ILEGIBLE: {
    campo: 'archivo',
    dice: 'Ese archivo no es un .p12 que sepamos leer. Pide a quien te lo dio uno en formato PKCS#12 (.p12 o .pfx).',
  },
  CONTRASENA: { campo: 'contraseña', dice: 'Esa no es la contraseña del archivo.' },
  SIN_CLAVE: {
    campo: 'archivo',
    dice: 'Ese archivo trae un certificado y no su clave privada: con él no se puede firmar. Expórtalo otra vez con la clave.',
  },
  SIN_CERTIFICADO: {
    campo: 'archivo',
    dice: 'Ese archivo trae una clave y no el certificado que le corresponde. Expórtalo otra vez con los dos.',
  },
  CLAVE_NO_ADMITIDA: {
    campo: 'archivo',
    dice: 'Su clave no sirve para firmar PDF: tiene que ser RSA de 2048 bits o más, o EC P-256.',
  },
  AUN_NO_VALE: { campo: 'archivo', dice: 'El certificado de ese archivo todavía no ha empezado a valer.' },
  CADUCADO: { campo: 'archivo', dice: 'El certificado de ese archivo ya caducó. Renuévalo y trae el nuevo.' },
};

/** The file, opened; whatever is wrong with it is said in words. */
export function abrirP12({ archivo, contraseña }: FirmaTraida, ahora: Date): Signer {
  const { signer, fault } = readP12(Buffer.from(archivo, 'base64'), contraseña, ahora);
  if (!fault) return signer;
  const { campo, dice } = FALTAS[fault];
  throw datosInvalidos({ [campo]: dice });
}

/** One signs at a time; those of before stay, so that what they signed can be checked. */
async function ponerActivo(work: Work, id: string, escribir: () => Promise<unknown>): Promise<void> {
  await work.tx
    .update(certificadoFirmantesTable)
    .set({ activo: false })
    .where(eq(certificadoFirmantesTable.activo, true));
  await escribir();
  anotarDiseno(work, id, {}, { firma: id });
}

/** From now on papers are signed with this one. The same file twice is once. */
export async function firmarCon(work: Work, config: Config, signer: Signer): Promise<Firma> {
  exigirDisenar(work.actor);
  await lockInTransaction(work.tx, TURNO_DE_FIRMANTE);
  const suyo = signer.certificate.raw.toString('base64');
  const filas = await work.tx
    .select()
    .from(certificadoFirmantesTable)
    .where(eq(certificadoFirmantesTable.certificado, suyo));
  const [misma] = filas;
  if (!misma?.activo) {
    const id = misma?.id ?? randomUUID();
    const { cadena, ...cerrada } = cerradaDeFuera(signer, config);
    const valores = { ...cerrada, cadena: [...cadena], activo: true };
    await ponerActivo(work, id, () =>
      work.tx
        .insert(certificadoFirmantesTable)
        .values({ id, ...valores })
        .onConflictDoUpdate({ target: certificadoFirmantesTable.id, set: valores }),
    );
  }
  return leerFirma(work.tx, work.actor);
}

/** The academy's own again: the last one that it made, or a new one. */
export async function firmarConPropia(work: Work, config: Config): Promise<Firma> {
  exigirDisenar(work.actor);
  await lockInTransaction(work.tx, TURNO_DE_FIRMANTE);
  const filas = await work.tx.select().from(certificadoFirmantesTable);
  const propias = filas.filter((fila) => {
    const suyo = certificadoDeFila(fila);
    return esPropia(suyo) && suyo.validToDate > work.now;
  });
  if (propias.some(({ activo }) => activo)) return leerFirma(work.tx, work.actor);
  const [ultima] = propias.toSorted((a, b) => b.creadoEn.localeCompare(a.creadoEn));
  if (!ultima) return firmarCon(work, config, await propiaNueva(config, work.now));
  await ponerActivo(work, ultima.id, () =>
    work.tx
      .update(certificadoFirmantesTable)
      .set({ activo: true })
      .where(eq(certificadoFirmantesTable.id, ultima.id)),
  );
  return leerFirma(work.tx, work.actor);
}
