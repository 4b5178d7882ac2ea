import { z } from 'zod';

const bytes = z.number();
const cuantos = z.number().int();

/** What the academy takes: its database table by table, its files, and what is left of the disk where it stands. */
export const espacio = z.object({
  base: bytes,
  tablas: z.array(
    z.object({
      nombre: z.string(),
      bytes,
      /** About how many, as the database last counted them; null: it never did. */
      filas: z.number().nullable(),
    }),
  ),
  otras: z.object({ cuantas: cuantos, bytes }),
  archivos: z.object({
    bytes,
    cuantos,
    /** Null: as much as there is. */
    cuota: bytes.nullable(),
    donde: z.enum(['carpeta', 's3']),
  }),
  /** Null where the database is not on a disk that is looked at. */
  disco: z.object({ libre: bytes, reserva: bytes, estado: z.enum(['holgado', 'justo', 'lleno']) }).nullable(),
});
export type Espacio = z.output<typeof espacio>;

/** The finding of the screen, in one sentence: the disk first, which can stop the academy. */
export function halladoEnEspacio({ disco, archivos }: Espacio, peso: (bytes: number) => string): string {
  if (disco?.estado === 'lleno') return 'El disco está lleno: la academia solo se puede leer';
  if (disco?.estado === 'justo') return `Queda poco disco: ${peso(disco.libre)} libres`;
  const { cuota } = archivos;
  if (cuota !== null && archivos.bytes >= cuota * CASI)
    return `Los archivos ocupan ${peso(archivos.bytes)} de los ${peso(cuota)} que pueden`;
  return disco ? `Hay espacio: ${peso(disco.libre)} libres` : 'El espacio, por dentro';
}

const CASI = 0.9;
