import { fechaDeHoja, fechaEscrita } from '#campos/escrito.ts';
import type { Campo } from '#campos/schemas.ts';
import type { CampoDeCarga } from '#cargas/campos.ts';
import { DOCUMENTOS_RECONOCIBLES } from '#cargas/documentos.ts';
import { nombresDeGrupos } from '#cargas/grupos.ts';
import { acabaEnApellido, empiezaPorNombre, tieneApellido } from '#cargas/nombres-comunes.ts';
import { sinAdornos } from '#cargas/texto.ts';
import { esSituacion, perfilEscrito, sinBaja } from '#cargas/valores.ts';
import { esCorreo } from '#texto/seed-rules.ts';

/** What the academy has that values may be the names of. */
export interface CatalogoDeValores {
  readonly perfiles: readonly string[];
  /** Plain names of the groups into which the person may bring others. */
  readonly grupos: ReadonlySet<string>;
  /** The academy's own fields that the person may fill in. */
  readonly campos: readonly Campo[];
}

/** How many of the values of a column are what a field takes, and what to call them. */
export interface Vista {
  readonly son: number;
  readonly de: number;
  readonly que: string;
}

export interface MiradaDeColumna {
  /** Cells with something in them. */
  readonly llenas: number;
  /** Some values, as they are written, each once. */
  readonly distintas: readonly string[];
  readonly vistas: ReadonlyMap<CampoDeCarga, Vista>;
}

/** Enough rows to judge by: more would tell the same and take longer. */
export const FILAS_QUE_SE_MIRAN = 5000;
const CUANTAS_DISTINTAS = 200;

const SOLO_LETRAS = /^[\p{L}\p{M}'’·.\-ºª ]+$/u;
const TELEFONO = /^\+?[\d\s().-]{9,18}$/;

const esTelefono = (texto: string) => {
  const cifras = texto.replace(/\D/g, '').length;
  return TELEFONO.test(texto) && cifras >= 9 && cifras <= 15;
};

const esNombreCompleto = (texto: string) =>
  (/^[^,\d@]+,\s*[^,\d@]+$/.test(texto) && tieneApellido(texto.split(',')[0] ?? '')) ||
  (SOLO_LETRAS.test(texto) && empiezaPorNombre(texto) && acabaEnApellido(texto));

const esDePila = (texto: string) =>
  SOLO_LETRAS.test(texto) && empiezaPorNombre(texto) && !acabaEnApellido(texto);
const esDeApellidos = (texto: string) =>
  SOLO_LETRAS.test(texto) && tieneApellido(texto) && !esNombreCompleto(texto);

/** Groups, profiles and states repeat: each value counts once. */
const porDistintas: readonly [
  CampoDeCarga,
  string,
  (texto: string, catalogo: CatalogoDeValores) => boolean,
][] = [
  [
    'grupos',
    'grupos tuyos',
    (texto, { grupos }) =>
      nombresDeGrupos(texto, (llano) => grupos.has(llano)).every((uno) => grupos.has(sinAdornos(uno))),
  ],
  ['perfil', 'perfiles', (texto, { perfiles }) => perfilEscrito(texto, perfiles) !== null],
  ['estado', 'estados', esSituacion],
];

const porFila: readonly [CampoDeCarga, string, (texto: string) => boolean][] = [
  ['correo', 'correos', esCorreo],
  ['telefono', 'teléfonos', esTelefono],
  ['nombreCompleto', 'nombres con sus apellidos', esNombreCompleto],
  ['nombre', 'nombres de pila', esDePila],
  ['apellidos', 'apellidos', esDeApellidos],
  ['bajaDesde', 'fechas', (texto) => sinBaja(texto) || (fechaEscrita(texto) ?? fechaDeHoja(texto)) !== null],
];

/** How many times each value comes: what repeats is looked at once. */
function vecesDe(celdas: readonly string[]): ReadonlyMap<string, number> {
  const veces = new Map<string, number>();
  for (const celda of celdas) {
    const texto = celda.trim();
    if (texto) veces.set(texto, (veces.get(texto) ?? 0) + 1);
  }
  return veces;
}

const contar = (veces: ReadonlyMap<string, number>, es: (texto: string) => boolean): number => {
  let son = 0;
  for (const [texto, cuantas] of veces) if (es(texto)) son += cuantas;
  return son;
};

const puedeSerDocumento = (texto: string) => /\d/.test(texto) && !texto.includes('@');

/** What the values of a column are, whatever its heading says. */
export function mirarColumna(celdas: readonly string[], catalogo: CatalogoDeValores): MiradaDeColumna {
  const veces = vecesDe(celdas);
  const llenas = contar(veces, () => true);
  const distintas = [...veces.keys()].slice(0, CUANTAS_DISTINTAS);
  const vistas = new Map<CampoDeCarga, Vista>();
  const apuntar = (campo: CampoDeCarga, son: number, de: number, que: string) => {
    if (son > 0) vistas.set(campo, { son, de, que });
  };
  for (const [campo, que, es] of porFila) apuntar(campo, contar(veces, es), llenas, que);
  for (const [campo, que, es] of porDistintas)
    apuntar(campo, distintas.filter((texto) => es(texto, catalogo)).length, distintas.length, que);
  const posibles = new Map([...veces].filter(([texto]) => puedeSerDocumento(texto)));
  for (const [que, es] of DOCUMENTOS_RECONOCIBLES) {
    const son = contar(posibles, es);
    if (son > (vistas.get('documento')?.son ?? 0)) apuntar('documento', son, llenas, que);
  }
  return { llenas, distintas, vistas };
}
