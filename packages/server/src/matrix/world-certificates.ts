import { randomUUID } from 'node:crypto';
import { huellaDeCodigo } from '#features/certificados/comprobar.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

let serie = 0;

/** A certificate of the learner, withdrawn by nobody yet. */
export async function unCertificado(
  db: TestApp['platform']['db'],
  mundo: Mundo,
  suyo: { readonly usuarioId: string; readonly cursoId: string },
): Promise<string> {
  const [id, codigo] = [randomUUID(), randomUUID()];
  const de = (campo: string) => canario(mundo, 'certificado', campo);
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
  });
  return id;
}
