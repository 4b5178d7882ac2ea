import type { Campo } from '@catedra/shared/campos/schemas.ts';
import {
  CAMPOS_REPETIBLES,
  type DatoDeCarga,
  esPropio,
  idDePropio,
  nombreDeDato,
} from '@catedra/shared/cargas/campos.ts';
import { columnasJuntas, juntar } from '@catedra/shared/cargas/columnas-juntas.ts';
import { hablaDe } from '@catedra/shared/cargas/encabezados.ts';
import { noEncajan } from '@catedra/shared/cargas/no-encajan.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { cuenta } from '#ui/words/words.ts';

type Mapeo = OpcionesDeCarga['mapeo'];

/** Something else that could be done with a column, as it is offered beside it. */
export interface Offer {
  readonly label: string;
  readonly mapeo: Mapeo;
}

export interface Note {
  readonly text: string;
  /** What it says should not go unseen. */
  readonly warns: boolean;
  readonly offers: readonly Offer[];
}

export const SECTIONS = ['decide', 'known', 'out'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Where each column is shown: with the doubts, with what is understood, or with what is left out. */
export function sectionOf({ columnas, encabezados, opciones }: Carga, columna: number): SectionName {
  if (opciones.mapeo[columna]) return 'known';
  const doubted = columnas[columna]?.some(({ duda }) => duda) ?? false;
  return doubted || hablaDe(encabezados[columna] ?? '') !== null ? 'decide' : 'out';
}

const RECORDADO = 'Es como lo dejaste la última vez con estas mismas columnas.';

/** What is over some columns: those left out at first may be imported by now, and stay where they began. */
export function headOf(section: SectionName, carga: Carga, mapeo: Mapeo, columnas: readonly number[]) {
  const all = cuenta(columnas.length, 'columna');
  if (section === 'decide') return { title: 'Decide tú', note: all };
  if (section === 'known')
    return {
      title: carga.filaDeTitulos === null ? 'Reconocidas por lo que llevan dentro' : 'Se entienden solas',
      note: carga.mapeoRecordado ? RECORDADO : all,
    };
  const out = columnas.filter((columna) => !mapeo[columna]).length;
  if (out === columnas.length) return { title: 'No se importa', note: all };
  return {
    title: 'Las demás columnas',
    note:
      out === 0 ? `${all}, con lo que has decidido` : `${out} de ${all} no se importa${out === 1 ? '' : 'n'}`,
  };
}

const put = (mapeo: Mapeo, changes: Readonly<Record<number, DatoDeCarga | null>>): Mapeo =>
  mapeo.map((campo, i) => (i in changes ? (changes[i] ?? null) : campo));

/** The columns with which this one makes a name or the surnames; none when it is alone. */
function joinedWith(mapeo: Mapeo, encabezados: readonly string[], columna: number): readonly number[] {
  const campo = mapeo[columna];
  if (campo !== 'nombre' && campo !== 'apellidos') return [];
  const columnas = columnasJuntas(mapeo, encabezados)[campo];
  return columnas.length > 1 ? columnas : [];
}

/** Another column that could be this field, and is not imported now. */
function rival({ columnas, encabezados }: Carga, mapeo: Mapeo, columna: number): Offer[] {
  const campo = mapeo[columna];
  if (!campo || CAMPOS_REPETIBLES.includes(campo)) return [];
  const otra = columnas.findIndex(
    (opciones, i) => !mapeo[i] && opciones.some((opcion) => opcion.campo === campo && !opcion.duda),
  );
  if (otra < 0) return [];
  return [{ label: `O usar «${encabezados[otra]}»`, mapeo: put(mapeo, { [columna]: null, [otra]: campo }) }];
}

/** The next best meaning of a column, if no other column has it. */
function nextBest(
  { columnas }: Carga,
  mapeo: Mapeo,
  columna: number,
  nameOf: (campo: DatoDeCarga) => string,
): Offer[] {
  const otra = columnas[columna]?.find(
    (
      { campo }, // A second name would be joined to the first: that is for whoever uploads to think of.
    ) => campo !== mapeo[columna] && (campo === 'grupos' || !mapeo.includes(campo)),
  );
  if (!otra) return [];
  const verb = mapeo[columna] ? 'O usarla como' : 'Usarla como';
  return [{ label: `${verb} ${nameOf(otra.campo)}`, mapeo: put(mapeo, { [columna]: otra.campo }) }];
}

/** That the first values of a column are none of the own field it was given to. */
function misfit(
  { ejemplos }: Carga,
  dato: DatoDeCarga,
  columna: number,
  campos: readonly Campo[],
): string | null {
  const campo = esPropio(dato) ? campos.find(({ id }) => id === idDePropio(dato)) : undefined;
  return campo
    ? noEncajan(
        campo,
        ejemplos.map(({ celdas }) => celdas[columna] ?? ''),
      )
    : null;
}

/** Why a column is what it is, and what else could be done with it. */
export function noteOf(carga: Carga, mapeo: Mapeo, columna: number, campos: readonly Campo[]): Note {
  const { columnas, encabezados, ejemplos } = carga;
  const campo = mapeo[columna] ?? null;
  const opciones = columnas[columna] ?? [];
  const juntas = joinedWith(mapeo, encabezados, columna);
  if (juntas.length > 0) {
    const whole = ejemplos.find(({ celdas }) => juntas.every((una) => celdas[una]));
    const ejemplo = (whole ? [whole] : ejemplos).map(({ celdas }) => juntar(celdas, juntas)).find(Boolean);
    const label = 'No unirla';
    return {
      text: ejemplo ? `Se unen: ${ejemplo}.` : 'Se unen.',
      warns: false,
      offers: [{ label, mapeo: put(mapeo, { [columna]: null }) }],
    };
  }
  const nameOf = (dato: DatoDeCarga) => nombreDeDato(dato, campos);
  const offers = [...nextBest(carga, mapeo, columna, nameOf), ...rival(carga, mapeo, columna)];
  if (campo) {
    const pega = misfit(carga, campo, columna, campos);
    if (pega) return { text: `No encaja en «${nameOf(campo)}», porque ${pega}.`, warns: true, offers };
    const porque = opciones.find((opcion) => opcion.campo === campo)?.porque ?? '';
    return { text: porque, warns: false, offers };
  }
  const dudosa = opciones.find(({ duda }) => duda);
  if (dudosa) return { text: dudosa.porque, warns: true, offers };
  const habla = hablaDe(encabezados[columna] ?? '');
  if (habla) return { text: `El título habla de ${habla} y no se va a importar.`, warns: true, offers };
  return { text: '', warns: false, offers };
}

/** Doubts that nobody has looked at yet. */
export const pendingOf = (
  carga: Carga,
  mapeo: Mapeo,
  accepted: ReadonlySet<number>,
  campos: readonly Campo[],
): number => mapeo.filter((_, i) => !accepted.has(i) && noteOf(carga, mapeo, i, campos).warns).length;
