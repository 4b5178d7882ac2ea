import { randomUUID } from 'node:crypto';
import { anunciosTable } from '#features/anuncios/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** What its tutor announces to the group. */
export async function unAnuncio(
  { platform: { db, clock } }: TestApp,
  mundo: Mundo,
  { grupoId, tutorId }: { readonly grupoId: string; readonly tutorId: string },
): Promise<string> {
  const id = randomUUID();
  const ahora = clock.now().toISOString();
  await db.insert(anunciosTable).values({
    id,
    titulo: canario(mundo, 'anuncio', 'titulo'),
    texto: `<p>${canario(mundo, 'anuncio', 'texto')}</p>`,
    grupos: [grupoId],
    ambito: [grupoId],
    desde: ahora,
    autorId: tutorId,
    publicadoEn: ahora,
    publicadoPor: tutorId,
  });
  return id;
}
