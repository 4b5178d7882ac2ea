import { DIA } from '@catedra/shared/core/duraciones.ts';

/** Of whom a record of the scene is: `a` of the tutor's group, `b` of the others. */
export type Mundo = 'a' | 'b';

export interface Canario {
  readonly mundo: Mundo;
  readonly registro: string;
  readonly campo: string;
}

/** A word that stands in one field of one record alone, and survives capitals, addresses and files. */
export const canario = (mundo: Mundo, registro: string, campo: string): string =>
  `zq${mundo}${registro}9${campo}zq`;

const MUNDOS = ['a', 'b'] as const;
/** The records with fields that hold no words. */
const CON_CIFRAS = ['usuario', 'inscrito', 'tutor'];

const cifrasDe = (mundo: Mundo, registro: string): string =>
  `${MUNDOS.indexOf(mundo) + 1}${CON_CIFRAS.indexOf(registro) + 1}`;

/** A number with the same in it: of eleven figures, which nothing else in the scene has. */
const numeroCon = (mundo: Mundo, registro: string, n: number): number =>
  Number(`9137${cifrasDe(mundo, registro)}${String(n).padStart(5, '0')}`);

/** And a day of a century in which nothing else happens. */
const fechaCon = (mundo: Mundo, registro: string): string => `21${cifrasDe(mundo, registro)}-03-07`;

/** As a spreadsheet counts days. */
const diaDeHoja = (fecha: string): number => (Date.parse(fecha) - Date.UTC(1899, 11, 30)) / DIA;

const FECHAS = new Map(
  MUNDOS.flatMap((mundo) => CON_CIFRAS.map((registro) => [mundo, registro] as const)).map((de) => [
    fechaCon(...de),
    de,
  ]),
);

/** As it is kept, as it is written in Spanish, and as a sheet holds it. */
const maneras = (fecha: string): RegExp => {
  const año = fecha.slice(0, 4);
  return new RegExp(`${fecha}|\\b0?7/0?3/${año}|\\b7 de marzo de ${año}|>${diaDeHoja(fecha)}<`);
};

const NUMERO = /(?<![\w.-])91\.?37([12])\.?([1-3])\d\d\.?\d{3}(?![\w-])/g;

function cifrasEn(texto: string): Canario[] {
  const numeros = [...texto.matchAll(NUMERO)].map(([, mundo, registro]) => ({
    mundo: MUNDOS[Number(mundo) - 1] ?? 'a',
    registro: CON_CIFRAS[Number(registro) - 1] ?? '',
    campo: 'numero',
  }));
  const fechas = [...FECHAS]
    .filter(([fecha]) => maneras(fecha).test(texto))
    .map(([, [mundo, registro]]) => ({ mundo, registro, campo: 'fecha' }));
  return [...numeros, ...fechas];
}

const UNO = /zq([ab])([a-z]+)9([a-z]+)zq/gi;

/** Those that a text holds, each once. */
export function canariosEn(texto: string): Canario[] {
  const hallados = new Map<string, Canario>(
    cifrasEn(texto).map((uno) => [`${uno.mundo} ${uno.registro} ${uno.campo}`, uno] as const),
  );
  for (const [entero, mundo = '', registro = '', campo = ''] of texto.matchAll(UNO)) {
    const llano = {
      mundo: mundo.toLowerCase() as Mundo,
      registro: registro.toLowerCase(),
      campo: campo.toLowerCase(),
    };
    hallados.set(entero.toLowerCase(), llano);
  }
  return [...hallados.values()];
}

let serie = 0;

/** What a field of the academy's own holds of someone, by its kind. */
function valorCon(mundo: Mundo, registro: string, campo: string, n: number): string | number {
  if (campo === 'numero') return numeroCon(mundo, registro, n);
  return campo === 'fecha' ? fechaCon(mundo, registro) : `${canario(mundo, registro, campo)}${n}`;
}

/** A person whose every field tells whose it is; what nobody may share ends in a number. */
export function personaCon(mundo: Mundo, registro: string, campos: Readonly<Record<string, string>> = {}) {
  const n = ++serie;
  const de = (campo: string) => canario(mundo, registro, campo);
  return {
    nombre: de('nombre'),
    apellidos: de('apellidos'),
    correo: `${de('correo')}${n}@matriz.example`,
    usuario: `${de('usuario')}${n}`,
    // With so many figures it is the same document with dots and without.
    documento: `${de('documento')}${String(n).padStart(6, '0')}`,
    telefono: de('telefono'),
    campos: Object.fromEntries(
      Object.entries(campos).map(([campo, id]) => [id, valorCon(mundo, registro, campo, n)]),
    ),
  };
}
