import { hash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claveDePapel } from '#features/certificados/guardar-papel.ts';
import { huellaDeCodigo } from '#features/certificados/comprobar.ts';
import { certificadosTable } from '#features/certificados/table.ts';
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
