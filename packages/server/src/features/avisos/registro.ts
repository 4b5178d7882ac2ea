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
}

/** Writes down how a mail stands, before it is handed to the server and afterwards. */
export async function apuntar(
  { db, clock }: Platform,
  salida: Salida,
  estado: EstadoDeCorreo,
  motivo: string | null = null,
): Promise<void> {
  const en = clock.now().toISOString();
  await db
    .insert(correosTable)
    .values({ ...salida, estado, motivo, creadoEn: en, en })
    .onConflictDoUpdate({
      target: correosTable.id,
      set: {
        estado,
        motivo,
        en,
        intentos: estado === 'saliendo' ? sql`${correosTable.intentos} + 1` : correosTable.intentos,
      },
    });
}

/** Nothing goes to an address that was refused for good until somebody changes it. */
export async function parar({ db, clock }: Platform, correo: string, motivo: string): Promise<void> {
  await db
    .insert(correosParadosTable)
    .values({ correo, motivo, en: clock.now().toISOString() })
    .onConflictDoNothing();
}
