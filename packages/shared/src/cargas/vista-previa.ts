import { CAMPOS_DE_CARGA, type DatoDeCarga, esPropio, MARCA_DE_VACIAR } from '#cargas/campos.ts';
import { columnasJuntas, juntar } from '#cargas/columnas-juntas.ts';
import { comoSeEscribe } from '#cargas/mayusculas.ts';
import { partirNombre } from '#cargas/nombres.ts';

/** What a row would say of a person, and from which columns. */
export interface DatoPrevisto {
  readonly campo: Exclude<DatoDeCarga, 'nombreCompleto'>;
  readonly valor: string;
  readonly columnas: readonly number[];
}

interface Opciones {
  readonly mapeo: readonly (DatoDeCarga | null)[];
  readonly corregirMayusculas: boolean;
}

/** A row as it would be read with these choices, before anything is checked. */
export function vistaPrevia(
  celdas: readonly string[],
  { mapeo, corregirMayusculas }: Opciones,
  encabezados: readonly string[],
): DatoPrevisto[] {
  const escrito = corregirMayusculas ? comoSeEscribe : (texto: string) => texto;
  const juntas = columnasJuntas(mapeo, encabezados);
  const propios = mapeo.filter((dato) => dato !== null && esPropio(dato)) as DatoDeCarga[];
  return [...CAMPOS_DE_CARGA, ...propios].flatMap((campo): DatoPrevisto[] => {
    const columnas =
      campo === 'nombre' || campo === 'apellidos'
        ? juntas[campo]
        : mapeo.flatMap((uno, i) => (uno === campo ? [i] : []));
    if (columnas.length === 0) return [];
    if (campo === 'nombreCompleto') {
      const { nombre, apellidos } = partirNombre(juntar(celdas, columnas));
      return [
        { campo: 'nombre', valor: escrito(nombre), columnas },
        { campo: 'apellidos', valor: escrito(apellidos), columnas },
      ];
    }
    const valor =
      campo === 'grupos'
        ? columnas
            .map((i) => celdas[i]?.trim())
            .filter(Boolean)
            .join(' | ')
        : juntar(celdas, columnas);
    const esNombre = campo === 'nombre' || campo === 'apellidos';
    return [{ campo, valor: valor === MARCA_DE_VACIAR ? '' : esNombre ? escrito(valor) : valor, columnas }];
  });
}
