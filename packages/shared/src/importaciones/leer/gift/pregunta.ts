import type { Hecha } from '#importaciones/comun/acabar.ts';
import { hazDeCloze, tieneHuecos } from '#importaciones/comun/cloze.ts';
import { hazDescripcion, hazEnsayo } from '#importaciones/comun/construir.ts';
import { enriquecer } from '#importaciones/comun/enriquecer.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { numerica } from '#importaciones/leer/gift/numeros.ts';
import { ordenar } from '#importaciones/leer/gift/ordenes.ts';
import {
  corta,
  type Cuerpo,
  esVerdaderoFalso,
  opciones,
  parejas,
  verdaderoFalso,
} from '#importaciones/leer/gift/respuestas.ts';
import { soltarEscapados } from '#importaciones/leer/gift/signos.ts';
import { conFormato, rico } from '#importaciones/leer/gift/trozo.ts';

interface Grupo {
  readonly desde: number;
  readonly hasta: number;
}

/** What stands between braces, without those inside of others. */
function gruposDe(texto: string): Grupo[] {
  const grupos: Grupo[] = [];
  let [hondo, desde] = [0, 0];
  for (let i = 0; i < texto.length; i += 1) {
    if (texto[i] === '{') {
      if (hondo === 0) desde = i;
      hondo += 1;
    } else if (texto[i] === '}') {
      hondo -= 1;
      if (hondo < 0)
        throw new NoEntra('Hay una llave «}» que no cierra nada. Si es del texto, escríbela «\\}».');
      if (hondo === 0) grupos.push({ desde, hasta: i + 1 });
    }
  }
  if (hondo > 0) throw new NoEntra('Hay una llave «{» sin cerrar. Si es del texto, escríbela «\\{».');
  return grupos;
}

const PARECE_RESPUESTA = /^\s*(?:[=~#>]|$|(?:t|f|true|false|verdadero|falso|v)\s*(?:#|$))/i;
const DE_FORMULA = /(?:\\[a-zA-Z]+|[\^_}])$/;

const LLAVES_SIN_BARRA =
  'Había llaves sin su barra «\\» delante; se toman como parte del texto. Míralo en la vista previa.';

/** Which braces hold the answers; null when there are none. */
function elDeRespuestas(texto: string, cambios: string[]): Grupo | null {
  const grupos = gruposDe(texto);
  const dentro = ({ desde, hasta }: Grupo): string => texto.slice(desde + 1, hasta - 1);
  const [unico, ...mas] = grupos;
  if (!unico) return null;
  const posibles =
    mas.length === 0
      ? grupos
      : grupos.filter(
          (uno) => PARECE_RESPUESTA.test(dentro(uno)) && !DE_FORMULA.test(texto.slice(0, uno.desde)),
        );
  const [elegido, ...otros] = posibles;
  if (!elegido || otros.length > 0)
    throw new NoEntra(
      'Tiene varios grupos de llaves y no se sabe cuál es el de las respuestas. Escribe «\\{» y «\\}» en los que son del texto.',
    );
  if (mas.length > 0 || /[{}]/.test(dentro(elegido))) cambios.push(LLAVES_SIN_BARRA);
  return elegido;
}

function conRespuestas(respuestas: string, cuerpo: Cuerpo): Hecha {
  const { enunciado, explicacion } = cuerpo;
  if (respuestas === '') return { mitades: hazEnsayo({ enunciado, explicacion }) };
  if (respuestas.startsWith('#')) return numerica(respuestas.slice(1), cuerpo);
  if (respuestas.startsWith('>')) return ordenar(respuestas.slice(1), cuerpo);
  if (respuestas.includes('~')) return opciones(respuestas, cuerpo);
  if (respuestas.includes('=') && respuestas.includes('->')) return parejas(respuestas, cuerpo);
  if (esVerdaderoFalso(respuestas)) return verdaderoFalso(respuestas, cuerpo);
  return corta(respuestas, cuerpo);
}

/** A name before the question: `::name::`. */
export function separaNombre(texto: string): { nombre: string; resto: string } {
  const fin = texto.startsWith('::') ? texto.indexOf('::', 2) : -1;
  return fin < 0
    ? { nombre: '', resto: texto }
    : { nombre: soltarEscapados(texto.slice(2, fin)).trim(), resto: texto.slice(fin + 2).trim() };
}

/** One question, with what is escaped put aside. */
export function leePregunta(texto: string): Hecha {
  const { resto } = separaNombre(texto);
  if (tieneHuecos(resto)) {
    const { formato, texto: conHuecos } = conFormato(resto.replace(/[\uFDD0-\uFDD7]/g, escapado), 'moodle');
    return hazDeCloze({ texto: conHuecos, aHtml: (suyo) => enriquecer(suyo, formato) });
  }
  const cambios: string[] = [];
  const grupo = elDeRespuestas(resto, cambios);
  if (!grupo) return { mitades: hazDescripcion({ enunciado: rico(resto, 'moodle') }) };

  const dentro = resto.slice(grupo.desde + 1, grupo.hasta - 1).trim();
  const detras = resto.slice(grupo.hasta);
  const escrito = `${resto.slice(0, grupo.desde)}${detras.trim() === '' ? '' : '_____'}${detras}`;
  const corte = dentro.lastIndexOf('####');
  const respuestas = corte < 0 ? dentro : dentro.slice(0, corte).trim();
  const { formato, texto: pregunta } = conFormato(escrito, 'moodle');
  const hecha = conRespuestas(respuestas, {
    enunciado: enriquecer(pregunta, formato),
    explicacion: corte < 0 ? '' : rico(dentro.slice(corte + 4), formato),
    formato,
  });
  return { ...hecha, cambios: [...cambios, ...(hecha.cambios ?? [])] };
}

/** Embedded answers have escapes of their own. */
const escapado = (signo: string): string => {
  const suelto = soltarEscapados(signo);
  return suelto === '\n' ? suelto : `\\${suelto}`;
};
