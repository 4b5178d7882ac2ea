import type { EstadoDeCorreo } from '@catedra/shared/avisos/correos.ts';
import type { NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import { sql } from 'drizzle-orm';
import { correosParadosTable, correosTable } from '#features/avisos/table.ts';
import type { Platform } from '#platform/platform.ts';

/** A mail as the delivery log knows it: whose, about what, where to; never its words. */
export interface Salida {
  readonly id: string;
  readonly usuarioId: string;
  readonly evento: NombreDeEvento | 'resumen';
  readonly para: string;
  readonly asunto: string;
  /** What tells its return address: the same however often it is tried. */
  readonly vuelta: string;
}

/**
 * Writes down how a mail stands, before it is handed to the server and afterwards; a report that it did not arrive may come
 * before the server has answered. Gives what tells its return address.
 */
export async function apuntar(
  { db, clock }: Platform,
  salida: Salida,
  estado: EstadoDeCorreo,
  motivo: string | null = null,
): Promise<string> {
  const en = clock.now().toISOString();
  const [escrito] = await db
    .insert(correosTable)
    .values({ ...salida, estado, motivo, creadoEn: en, en })
    .onConflictDoUpdate({
      target: correosTable.id,
      set: {
        estado,
        motivo,
        en,
        vuelta: sql`coalesce(${correosTable.vuelta}, excluded.vuelta)`,
        intentos: estado === 'saliendo' ? sql`${correosTable.intentos} + 1` : correosTable.intentos,
      },
      ...(estado === 'entregado' && { setWhere: sql`${correosTable.estado} <> 'rebotado'` }),
    })
    .returning({ vuelta: correosTable.vuelta });
  return escrito?.vuelta ?? salida.vuelta;
}

/** Nothing goes to an address that was refused for good until somebody changes it. */
export async function parar({ db, clock }: Platform, correo: string, motivo: string): Promise<void> {
  await db
    .insert(correosParadosTable)
    .values({ correo, motivo, en: clock.now().toISOString() })
    .onConflictDoNothing();
}
