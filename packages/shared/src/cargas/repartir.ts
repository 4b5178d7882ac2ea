import type { CampoDeCarga, DatoDeCarga } from '#cargas/campos.ts';
import { parteDelTitulo } from '#cargas/encabezados.ts';
import type { OpcionDeColumna } from '#cargas/schemas.ts';

export interface Candidata extends OpcionDeColumna {
  readonly columna: number;
  readonly fuerza: number;
}

export interface HojaPorReconocer {
  readonly encabezados: readonly string[];
  readonly filas: readonly (readonly string[])[];
  /** Its headings are only numbers that we gave to the columns. */
  readonly sinTitulos: boolean;
}

/** How sure each sign makes us. Below `SE_PROPONE` it is offered, not chosen. */
export const FUERZA = {
  claro: 80,
  dudoso: 50,
  valores: 70,
  propio: 100,
  casiPropio: 75,
  hablado: 48,
  detras: 47,
  duda: 10,
} as const;
const SE_PROPONE = 45;

export const masFuerte = (una: Candidata, otra: Candidata) =>
  otra.fuerza - una.fuerza || una.columna - otra.columna;

/** Whether a field that another column says already may be said by this one too. */
function seUne(
  { columna, campo }: Candidata,
  dichas: readonly number[],
  { encabezados, sinTitulos }: HojaPorReconocer,
): boolean {
  if (campo === 'grupos') return !sinTitulos;
  if (campo === 'apellidos' && sinTitulos) return dichas.some((otra) => Math.abs(otra - columna) === 1);
  if (campo !== 'apellidos' && campo !== 'nombre') return false;
  const mia = parteDelTitulo(encabezados[columna] ?? '');
  return mia !== 0 && dichas.every((otra) => ![0, mia].includes(parteDelTitulo(encabezados[otra] ?? '')));
}

/** The strongest first; a column is one thing, and a thing is one column unless they are joined. */
export function repartir(candidatas: readonly Candidata[], hoja: HojaPorReconocer): (DatoDeCarga | null)[] {
  const mapeo: (DatoDeCarga | null)[] = hoja.encabezados.map(() => null);
  const columnasDe = (campo: DatoDeCarga) => mapeo.flatMap((uno, i) => (uno === campo ? [i] : []));
  for (const candidata of candidatas.toSorted(masFuerte)) {
    if (candidata.fuerza < SE_PROPONE || mapeo[candidata.columna]) continue;
    const dichas = columnasDe(candidata.campo);
    if (dichas.length === 0 || seUne(candidata, dichas, hoja)) mapeo[candidata.columna] = candidata.campo;
  }
  return unSoloNombre(conApellidosAlLado(mapeo, candidatas));
}

/** A first name whose surnames have no heading that we know: they are beside it, in one column or two. */
function conApellidosAlLado(
  mapeo: readonly (DatoDeCarga | null)[],
  candidatas: readonly Candidata[],
): readonly (DatoDeCarga | null)[] {
  const nombre = mapeo.indexOf('nombre');
  const esDePila = candidatas.some(
    ({ columna, campo, fuerza }) => columna === nombre && campo === 'nombre' && fuerza > FUERZA.claro,
  );
  if (!esDePila || mapeo.includes('apellidos')) return mapeo;
  const son = (columna: number) =>
    mapeo[columna] === null && candidatas.some((una) => una.columna === columna && una.campo === 'apellidos');
  const paso = [1, -1].find((uno) => son(nombre + uno));
  if (paso === undefined) return mapeo;
  const apellidos = [nombre + paso, nombre + 2 * paso].filter(son);
  return mapeo.map((campo, i) => (apellidos.includes(i) ? 'apellidos' : campo));
}

/** «Nombre» alone beside «Apellidos» is a first name; alone it may hold both, and the whole name beside them is too much. */
function unSoloNombre(mapeo: readonly (DatoDeCarga | null)[]): (DatoDeCarga | null)[] {
  const hay = (campo: CampoDeCarga) => mapeo.includes(campo);
  if (hay('nombre') && hay('apellidos'))
    return mapeo.map((campo) => (campo === 'nombreCompleto' ? null : campo));
  if (hay('nombreCompleto'))
    return mapeo.map((campo) => (campo === 'nombre' || campo === 'apellidos' ? null : campo));
  return mapeo.map((campo) => (campo === 'nombre' && !hay('apellidos') ? 'nombreCompleto' : campo));
}
