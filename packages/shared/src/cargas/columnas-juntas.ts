import { type DatoDeCarga, MARCA_DE_VACIAR } from '#cargas/campos.ts';
import { parteDelTitulo } from '#cargas/encabezados.ts';

/** The columns of a name and of the surnames, in the order in which they are read. */
export type ColumnasJuntas = Readonly<Record<'nombre' | 'apellidos', readonly number[]>>;

type Mapeo = readonly (DatoDeCarga | null)[];

/** The first surname goes before the second, whichever comes first in the file. */
export function columnasJuntas(mapeo: Mapeo, encabezados: readonly string[]): ColumnasJuntas {
  const de = (campo: DatoDeCarga) =>
    mapeo
      .flatMap((uno, i) => (uno === campo ? [i] : []))
      .toSorted(
        (una, otra) =>
          parteDelTitulo(encabezados[una] ?? '') - parteDelTitulo(encabezados[otra] ?? '') || una - otra,
      );
  return { nombre: de('nombre'), apellidos: de('apellidos') };
}

/** What these cells say together, without those that are empty; the mark alone still empties the field. */
export function juntar(celdas: readonly string[], columnas: readonly number[]): string {
  const dichas = columnas.map((columna) => (celdas[columna] ?? '').trim()).filter(Boolean);
  const nombres = dichas.filter((texto) => texto !== MARCA_DE_VACIAR);
  return nombres.length > 0 ? nombres.join(' ') : (dichas[0] ?? '');
}
