import { z } from 'zod';
import { CERO, entre, mayor, por, type Racional, racionalDe, suma } from '#core/racional.ts';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { fraccionDeTexto, reglasDeTexto, textoCorrecto } from '#preguntas/tipos/corta/reglas.ts';
import { fraccionDeNumero, numeroCorrecto, SIN_UNIDADES } from '#preguntas/tipos/numerica/claves.ts';
import { valoresCorrectos } from '#preguntas/tipos/numerica/en-palabras.ts';
import { clavesNumericas } from '#preguntas/tipos/numerica/reglas.ts';
import { reparte } from '#preguntas/tipos/completar/reparto.ts';
import { porOpcion, suyo } from '#preguntas/tipos/opciones.ts';
import {
  comunPublica,
  esTodo,
  type Fraccion,
  idDeParte,
  listaDe,
  llano,
  numeroExacto,
  peso,
  rico,
} from '#preguntas/tipos/tipo.ts';

export const MAX_HUECOS = 30;
const MAX_PALABRAS = 60;
const MAX_OPCIONES_DE_HUECO = 20;

const palabra = z.strictObject({ id: idDeParte(), texto: llano(200) });

const hueco = z.strictObject({
  id: idDeParte(),
  forma: z.enum(['escrita', 'lista', 'banco']),
  /** What can be chosen, in a list alone. */
  opciones: listaDe(
    palabra,
    MAX_OPCIONES_DE_HUECO,
    `Como mucho ${MAX_OPCIONES_DE_HUECO} opciones por hueco.`,
  ),
  /** A number is expected: the keyboard for it. */
  numero: z.boolean(),
});
export type Hueco = z.output<typeof hueco>;

const reglaDeHueco = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('corta'), ...reglasDeTexto }),
  z.strictObject({ tipo: z.literal('numerica'), claves: clavesNumericas }),
  z.strictObject({ tipo: z.literal('opcion'), pesos: porOpcion(peso()) }),
]);
export type ReglaDeHueco = z.output<typeof reglaDeHueco>;

export const claveDeHueco = z.strictObject({ puntos: numeroExacto(), regla: reglaDeHueco });
export type ClaveDeHueco = z.output<typeof claveDeHueco>;

export const publicaDeCompletar = z.strictObject({
  tipo: z.literal('completar'),
  ...comunPublica,
  /** With `[[id]]` where each gap stands. */
  texto: rico(50_000),
  huecos: listaDe(hueco, MAX_HUECOS, `Como mucho ${MAX_HUECOS} huecos.`),
  banco: listaDe(palabra, MAX_PALABRAS, `Como mucho ${MAX_PALABRAS} palabras en el banco.`),
  /** A word of the bank may be used more than once. */
  repetir: z.boolean(),
});
export type PublicaDeCompletar = z.output<typeof publicaDeCompletar>;

/** What can be chosen in a gap; nothing where it is written. */
export const eligeDe = ({ banco }: Pick<PublicaDeCompletar, 'banco'>, { forma, opciones }: Hueco) =>
  ({ escrita: [], lista: opciones, banco })[forma];

export const casaCon = ({ forma }: Hueco, { tipo }: ReglaDeHueco): boolean =>
  (forma === 'escrita') === (tipo !== 'opcion');

export function fraccionDeHueco(regla: ReglaDeHueco, valor: string): Fraccion {
  switch (regla.tipo) {
    case 'corta':
      return fraccionDeTexto(regla, valor);
    case 'numerica':
      return fraccionDeNumero(regla.claves, SIN_UNIDADES, { texto: valor, unidad: null });
    default:
      return { fraccion: racionalDe(suyo(regla.pesos, valor) ?? '0'), regla: 'La opción elegida.' };
  }
}

/** The mean of the gaps by their points; none takes away from another. */
export function fraccionDeHuecos(
  huecos: readonly Hueco[],
  claves: Readonly<Record<string, ClaveDeHueco>>,
  escritos: Readonly<Record<string, string>>,
): Fraccion {
  const dados = huecos.flatMap(({ id }): { puntos: Racional; fraccion: Racional }[] => {
    const clave = suyo(claves, id);
    if (!clave) return [];
    const valor = suyo(escritos, id) ?? '';
    const fraccion = soloEspacios(valor) ? CERO : fraccionDeHueco(clave.regla, valor).fraccion;
    return [{ puntos: mayor(CERO, racionalDe(clave.puntos)), fraccion: mayor(CERO, fraccion) }];
  });
  const total = suma(...dados.map(({ puntos }) => puntos));
  const ganado = suma(...dados.map(({ puntos, fraccion }) => por(puntos, fraccion)));
  const suman = dados.filter(({ fraccion }) => fraccion.n > 0n).length;
  return {
    fraccion: total.n === 0n ? CERO : entre(ganado, total),
    regla: `Suman ${suman} de ${dados.length} huecos.`,
  };
}

/** Of the gaps with numbers, all that gives everything where it is more than one number; null where none is so. */
export function numerosCorrectos(
  claves: Readonly<Record<string, ClaveDeHueco>>,
): Record<string, string> | null {
  const dichos = Object.entries(claves).flatMap(([id, { regla }]) => {
    const valores = regla.tipo === 'numerica' ? valoresCorrectos(regla.claves, SIN_UNIDADES) : null;
    return valores === null ? [] : [[id, valores] as const];
  });
  return dichos.length > 0 ? Object.fromEntries(dichos) : null;
}

/** What gives everything in every gap; null when some gap has nothing that does. */
export function huecosCorrectos(
  publica: PublicaDeCompletar,
  claves: Readonly<Record<string, ClaveDeHueco>>,
): Record<string, string> | null {
  const deBanco = new Map<string, string[]>();
  const correctos = new Map<string, string | null>();
  for (const uno of publica.huecos) {
    const regla = suyo(claves, uno.id)?.regla;
    const buenas =
      regla?.tipo === 'opcion'
        ? eligeDe(publica, uno).flatMap(({ id }) => (esTodo(suyo(regla.pesos, id)) ? [id] : []))
        : [];
    if (uno.forma === 'banco' && !publica.repetir) deBanco.set(uno.id, buenas);
    else if (regla?.tipo === 'corta') correctos.set(uno.id, textoCorrecto(regla));
    else if (regla?.tipo === 'numerica')
      correctos.set(uno.id, numeroCorrecto(regla.claves, SIN_UNIDADES)?.texto ?? null);
    else correctos.set(uno.id, buenas[0] ?? null);
  }
  const repartidas = reparte(deBanco);
  const todos = [...correctos, ...(repartidas ?? [])].flatMap(([id, valor]) =>
    valor === null ? [] : [[id, valor] as const],
  );
  return repartidas && todos.length === publica.huecos.length && todos.length > 0
    ? Object.fromEntries(todos)
    : null;
}
