import { cuenta } from '@catedra/shared/fechas/escribir-fecha.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Hecho {
  readonly archivo: string;
  readonly fallida: boolean;
  readonly motivo: string | null;
  readonly creadas: number;
  readonly actualizadas: number;
}

async function leerCargas(
  db: Database | Tx,
  data: readonly { readonly cargaId: string }[],
): Promise<readonly Fila[]> {
  const pedidas = data.map(({ cargaId }, n) => ({ n, cargaId }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, coalesce(c.ordenada_por, c.quien) as "usuarioId", 'carga:' || c.id as asunto, c.estado as ocasion,
           c.archivo, c.estado = 'fallida' as fallida, c.motivo, c.creadas, c.actualizadas
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "cargaId" uuid)
      join cargas c on c.id = f."cargaId" and c.estado in ('importada', 'fallida')`);
  return rows;
}

/** Whoever ordered an upload hears that it ended, or why it stopped. */
export const avisoDeCarga = notice('cargas.terminada', {
  evento: 'operacion',
  plantilla: {
    titulo: 'Termina o se detiene una carga de personas',
    campos: { archivo: { dice: 'El archivo', de: ({ archivo }) => archivo } },
    ejemplo: { archivo: 'plantilla.xlsx', fallida: false, motivo: null, creadas: 12, actualizadas: 340 },
  },
  about: leerCargas,
  say: ({ archivo, fallida, motivo, creadas, actualizadas }) => ({
    titulo: fallida ? `Se ha detenido la carga de ${archivo}` : `Ha terminado la carga de ${archivo}`,
    fuerte: archivo,
    detalle:
      fallida && motivo
        ? motivo
        : `${cuenta(creadas, 'persona nueva', 'personas nuevas')} y ${cuenta(actualizadas, 'actualizada')}`,
    enlace: '/admin/usuarios/carga-masiva',
    accion: 'Ver la carga',
  }),
});
