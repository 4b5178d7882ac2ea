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

const UNO = /zq([ab])([a-z]+)9([a-z]+)zq/gi;

/** Those that a text holds, each once. */
export function canariosEn(texto: string): Canario[] {
  const hallados = new Map<string, Canario>();
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
    campos: Object.fromEntries(Object.entries(campos).map(([campo, id]) => [id, `${de(campo)}${n}`])),
  };
}
