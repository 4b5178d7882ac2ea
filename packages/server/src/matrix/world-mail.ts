import { randomUUID } from 'node:crypto';
import { correosParadosTable, correosTable } from '#features/avisos/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** A mail of somebody that came back, and an address to which nothing goes any more. */
export async function unCorreoDevuelto(
  { platform: { db, clock } }: TestApp,
  mundo: Mundo,
  usuarioId: string,
): Promise<void> {
  const id = randomUUID();
  const en = clock.now().toISOString();
  const de = (campo: string) => canario(mundo, 'salida', campo);
  await db.insert(correosTable).values({
    id,
    usuarioId,
    evento: 'vence',
    para: `${de('para')}@matriz.example`,
    asunto: de('asunto'),
    estado: 'rebotado',
    motivo: de('motivo'),
    vuelta: `${de('vuelta')}${id}`,
    creadoEn: en,
    en,
  });
  await db.insert(correosParadosTable).values({
    correo: `${canario(mundo, 'parada', 'correo')}${id}@matriz.example`,
    motivo: canario(mundo, 'parada', 'motivo'),
    en,
  });
}
