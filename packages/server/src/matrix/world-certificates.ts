import { hash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContenidoDeDiseno, contenidoInicial } from '@catedra/shared/certificados/disenos/contenido.ts';
import { eq } from 'drizzle-orm';
import { claveDePapel } from '#features/certificados/guardar-papel.ts';
import { huellaDeCodigo } from '#features/certificados/comprobar.ts';
import {
  certificadosTable,
  disenoImagenesTable,
  disenosTable,
  disenoVersionesTable,
} from '#features/certificados/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

let serie = 0;

/** A certificate of the learner with its paper kept, withdrawn by nobody yet. */
export async function unCertificado(
  { platform: { db, config, storage } }: TestApp,
  mundo: Mundo,
  suyo: { readonly usuarioId: string; readonly cursoId: string },
): Promise<string> {
  const [id, codigo] = [randomUUID(), randomUUID()];
  const de = (campo: string) => canario(mundo, 'certificado', campo);
  const papel = de('nombre');
  const papelHuella = hash('sha256', papel, 'hex');
  const archivo = join(config.DATA_DIR, id);
  await writeFile(archivo, papel);
  await storage.put(claveDePapel(id, papelHuella), archivo);
  await db.insert(certificadosTable).values({
    ...suyo,
    id,
    numero: `2026-${String(++serie).padStart(6, '0')}`,
    codigo,
    codigoHuella: huellaDeCodigo(codigo),
    nombre: de('nombre'),
    documento: de('documento'),
    titulo: de('titulo'),
    completadoEn: '2026-01-01T10:00:00.000Z',
    completadoEl: '2026-01-01',
    papelHuella,
    papelEn: '2026-01-01T10:00:00.000Z',
  });
  return id;
}

const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of the designs, which nobody changes. */
export async function unaImagen({ platform: { db } }: TestApp): Promise<string> {
  const id = randomUUID();
  const huella = hash('sha256', PUNTO, 'hex');
  await db
    .insert(disenoImagenesTable)
    .values({ id, huella, tipo: 'image/png', ancho: 1, alto: 1, bytes: PUNTO });
  return id;
}

export function contenidoConCanarios(): ContenidoDeDiseno {
  const contenido = contenidoInicial('sobrio');
  return { ...contenido, textos: { ...contenido.textos, lema: canario('a', 'diseno', 'contenido') } };
}

export const nombreDeDiseno = canario('a', 'diseno', 'nombre');

/** A published design that no course uses. */
export async function unDiseno({ platform: { db } }: TestApp): Promise<string> {
  const [id, contenido] = [randomUUID(), contenidoConCanarios()];
  await db.insert(disenosTable).values({ id, nombre: nombreDeDiseno, contenido, version: 1, publicada: 1 });
  await db.insert(disenoVersionesTable).values({ disenoId: id, version: 1, contenido });
  return id;
}

export async function sinDiseno({ platform: { db } }: TestApp, id: string): Promise<void> {
  await db.delete(disenoVersionesTable).where(eq(disenoVersionesTable.disenoId, id));
  await db.delete(disenosTable).where(eq(disenosTable.id, id));
}
