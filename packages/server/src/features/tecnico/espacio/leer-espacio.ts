import type { Espacio } from '@catedra/shared/tecnico/espacio.ts';
import { sql } from 'drizzle-orm';
import { cuotaDe, USO } from '#features/archivos/offers.ts';
import { readTableSizes } from '#platform/db/table-sizes.ts';
import type { Platform } from '#platform/platform.ts';

const EN_PANTALLA = 15;
const MB = 2 ** 20;

function delDisco({ disk }: Pick<Platform, 'disk'>): Espacio['disco'] {
  if (!disk.room) return null;
  const { libreMb, reservaMb, poco } = disk.room;
  return {
    libre: libreMb * MB,
    reserva: reservaMb * MB,
    estado: disk.full ? 'lleno' : poco ? 'justo' : 'holgado',
  };
}

/** What the academy takes, from what grows most. */
export async function leerEspacio({ db, config, disk }: Platform): Promise<Espacio> {
  const [{ total, tables }, uso] = await Promise.all([
    readTableSizes(db),
    db.execute<{ bytes: number; cuantos: number }>(sql`
      select coalesce(sum(s.bytes), 0)::float as bytes, coalesce(sum(s.archivos), 0)::int as cuantos from ${USO} s`),
  ]);
  const resto = tables.slice(EN_PANTALLA);
  return {
    base: total,
    tablas: tables.slice(0, EN_PANTALLA),
    otras: { cuantas: resto.length, bytes: resto.reduce((suma, { bytes }) => suma + bytes, 0) },
    archivos: {
      ...(uso.rows[0] ?? { bytes: 0, cuantos: 0 }),
      cuota: cuotaDe(config),
      donde: config.S3_BUCKET ? 's3' : 'carpeta',
    },
    disco: delDisco({ disk }),
  };
}
