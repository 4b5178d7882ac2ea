import type { DatoDeCarga } from '@catedra/shared/cargas/campos.ts';
import { comoSeEscribe } from '@catedra/shared/cargas/mayusculas.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { FilaDeCarga, MensajeDeFila } from '@catedra/shared/cargas/filas.ts';

export interface Columna {
  /** Its place in the file. */
  readonly posicion: number;
  readonly campo: DatoDeCarga;
  readonly titulo: string;
  /** A name, which is written as one writes it though it comes in capitals. */
  readonly enMinusculas: boolean;
}

/** The columns that mean something; the ignored ones are not shown. */
export const columnasDe = ({ encabezados, opciones }: Carga): Columna[] =>
  encabezados.flatMap((titulo, posicion) => {
    const campo = opciones.mapeo[posicion];
    const enMinusculas = opciones.corregirMayusculas && esNombre(campo ?? '');
    return campo ? [{ posicion, campo, titulo, enMinusculas }] : [];
  });

const esNombre = (campo: string) => ['nombre', 'apellidos', 'nombreCompleto'].includes(campo);

/** What a cell says, as it will be written of someone new. */
export function textoDe({ celdas, estado }: FilaDeCarga, { posicion, enMinusculas }: Columna): string {
  const texto = celdas[posicion] ?? '';
  return enMinusculas && estado === 'nueva' ? comoSeEscribe(texto) : texto;
}

type Par = readonly [string | null, string | null];

const camposDe = (campo: DatoDeCarga): readonly string[] =>
  campo === 'nombreCompleto' ? ['nombre', 'apellidos'] : [campo];

const juntos = (valores: readonly (string | null)[]) => valores.filter(Boolean).join(' ') || null;

/** Old → new of a cell of someone who exists; null when it changes nothing. */
export function cambioDe(
  { estado, resultado, cambios }: FilaDeCarga,
  columna: Columna,
  columnas: readonly Columna[],
): Par | null {
  if (estado !== 'cambia' && resultado !== 'actualizada') return null;
  const primera = columnas.find(({ campo }) => campo === columna.campo);
  if (primera?.posicion !== columna.posicion) return null;
  const pares = camposDe(columna.campo).flatMap((campo) => (cambios[campo] ? [cambios[campo]] : []));
  if (pares.length === 0) return null;
  return [juntos(pares.map(([antes]) => antes)), juntos(pares.map(([, despues]) => despues))];
}

/** Whoever comes in comes in active: it goes without saying. */
const consabido = (campo: string, valor: string | null) => campo === 'estado' && valor === 'activo';

/** What changes without a column of its own: a user name that was made, the profile by default, a group for all. */
export function otrosCambios({ cambios }: FilaDeCarga, columnas: readonly Columna[]): [string, Par][] {
  const propios = new Set(columnas.flatMap(({ campo }) => camposDe(campo)));
  return Object.entries(cambios).filter(
    ([campo, [antes, despues]]) => !propios.has(campo) && antes !== despues && !consabido(campo, despues),
  );
}

export interface MensajeConTono extends MensajeDeFila {
  readonly tono: 'error' | 'aviso';
}

export const mensajesDe = ({ errores, avisos }: FilaDeCarga): MensajeConTono[] => [
  ...errores.map((mensaje) => ({ ...mensaje, tono: 'error' as const })),
  ...avisos.map((mensaje) => ({ ...mensaje, tono: 'aviso' as const })),
];
