import { CERO, racional, UNO } from '#core/racional.ts';
import type { Hecha } from '#importaciones/comun/acabar.ts';
import {
  hazEmparejar,
  hazEnsayo,
  hazMultiple,
  hazUnica,
  hazVerdaderoFalso,
} from '#importaciones/comun/construir.ts';
import { hazDeCloze, tieneHuecos } from '#importaciones/comun/cloze.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { COMO_NOSOTROS, hazCorta, hazNumerica, leeNumeroDeArchivo } from '#importaciones/comun/escritas.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { conLasQueNombran } from '#importaciones/comun/opciones-que-nombran.ts';
import { FALSO, lasMarcadas, lasQueDice, VERDADERO } from '#importaciones/leer/texto/correctas.ts';
import type { Trozo } from '#importaciones/leer/texto/partir.ts';

const PUNTOS = /\s*[([]\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:puntos?|ptos?\.?|pts?\.?|p\.)\s*[)\]]\s*[.:]?\s*$/i;
const V_F_AL_FINAL = /\s*[([]\s*(v|f|verdader[oa]|fals[oa])\s*[)\]]\s*\.?\s*$/i;
const ABIERTA =
  /^\(?(?:abierta|respuesta abierta|de desarrollo|desarrollo|libre|respuesta libre|ensayo|redacci[oó]n)\)?\.?$/i;
const FLECHA = /\s*(?:->|→|⇒|=>|⟶|➔|➜)\s*/;
/** Longer than this nobody writes the same letter by letter. */
const MAX_CORTA = 80;

const SIN_RESPUESTA =
  'No dice cuál es la correcta. Márcala con un asterisco o escribe debajo «Respuesta:» y su letra.';

interface Textos {
  readonly enunciado: string;
  readonly explicacion: string;
}

function verdaderoFalso(textos: Textos, dicho: string): Hecha {
  return { mitades: hazVerdaderoFalso({ ...textos, correcta: VERDADERO.test(dicho) }) };
}

const masExplicacion = (textos: Textos, resto: string): Textos =>
  resto.trim() === '' ? textos : { ...textos, explicacion: llanoARico(resto) + textos.explicacion };

function conOpciones(uno: Trozo, respuesta: string | null, textos: Textos): Hecha {
  const { opciones } = uno;
  if (opciones.length === 1) throw new NoEntra('Tiene una sola opción.');
  if (opciones.every(({ texto }) => FLECHA.test(texto)) && respuesta === null)
    return parejas(
      opciones.map(({ texto }) => texto),
      textos,
    );
  const conLetra = opciones.map(({ opcion, texto }, i) => ({
    letra: opcion.letra ?? String.fromCharCode(97 + i),
    texto,
  }));
  const marcadas = lasMarcadas(uno);
  const dichas = respuesta === null || respuesta === '' ? null : lasQueDice(respuesta, conLetra);
  const lasMismas =
    dichas?.cuales.length === marcadas.length && dichas.cuales.every((i) => marcadas.includes(i));
  if (dichas && marcadas.length > 0 && !lasMismas)
    throw new NoEntra('Lo que está marcado y lo que dice la respuesta no coinciden.');
  const correctas = new Set(dichas?.cuales ?? marcadas);
  if (correctas.size === 0) throw new NoEntra(SIN_RESPUESTA);
  const completos = masExplicacion(textos, dichas?.resto ?? '');
  const dichosVF = conLetra.map(({ texto }) => texto.replace(/\.$/, ''));
  const [una = '', otra = ''] = dichosVF;
  const cual = [...correctas][0] ?? 0;
  if (
    conLetra.length === 2 &&
    correctas.size === 1 &&
    ((VERDADERO.test(una) && FALSO.test(otra)) || (FALSO.test(una) && VERDADERO.test(otra))) &&
    !/^(?:s[ií]|no)$/i.test(una)
  )
    return verdaderoFalso(completos, dichosVF[cual] ?? '');
  const peso = correctas.size === 1 ? UNO : racional(1, correctas.size);
  const {
    opciones: hechas,
    barajar,
    cambios,
  } = conLasQueNombran(
    conLetra.map(({ texto }, i) => ({ texto: llanoARico(texto), peso: correctas.has(i) ? peso : CERO })),
  );
  const pregunta = { ...completos, opciones: hechas, barajar };
  const mitades =
    correctas.size === 1 ? hazUnica(pregunta) : hazMultiple({ ...pregunta, modo: 'proporcional' });
  return { mitades, cambios };
}

function parejas(lineas: readonly string[], textos: Textos): Hecha {
  const partidas = lineas.map((linea) => linea.split(FLECHA));
  return {
    mitades: hazEmparejar({
      ...textos,
      parejas: partidas.map(([izquierda = '', ...derecha]) => ({
        izquierda: llanoARico(izquierda),
        derecha: llanoARico(derecha.join(' → ')),
      })),
    }),
  };
}

function escrita(respuesta: string, textos: Textos): Hecha {
  const sinPunto = respuesta.replace(/\.$/, '').trim();
  const [, dicho = '', resto = ''] = /^(\p{L}+)\s*(?:[.,;:–-]\s*(.*))?$/su.exec(respuesta.trim()) ?? [];
  if (VERDADERO.test(dicho) || FALSO.test(dicho)) {
    if (!/^(?:s[ií]|no)$/i.test(dicho)) return verdaderoFalso(masExplicacion(textos, resto), dicho);
  }
  if (ABIERTA.test(sinPunto)) return { mitades: hazEnsayo(textos) };
  const numero = leeNumeroDeArchivo(sinPunto);
  if (numero)
    return {
      mitades: hazNumerica({
        ...textos,
        claves: [{ valor: numero, tolerancia: { tipo: 'absoluta', valor: CERO }, peso: UNO }],
      }),
      cambios: /^\d{1,3}[.,]\d{3}$/.test(sinPunto)
        ? [`«${sinPunto}» se entiende con decimales. Si era de miles, cámbialo.`]
        : [],
    };
  if (sinPunto.length > MAX_CORTA)
    return {
      mitades: hazEnsayo({ ...textos, guia: llanoARico(respuesta) }),
      cambios: ['Su respuesta es larga: entra como ensayo, con ella como guía de quien corrige.'],
    };
  const patrones = sinPunto
    .split(/\s*(?:\s\/\s|;|\|)\s*/)
    .filter((patron) => patron !== '')
    .map((patron) => ({ patron: patron.replaceAll('*', '\\*'), peso: UNO }));
  return hazCorta({ ...textos, patrones, escritura: COMO_NOSOTROS });
}

/** One question of a pasted text; `tabla` is what the table of the end says of it. */
export function leeTrozo(uno: Trozo, tabla: string | null): Hecha {
  const escrito = uno.enunciado.join('\n').trim();
  const puntos = PUNTOS.exec(escrito);
  const sinPuntos = puntos ? escrito.slice(0, puntos.index).trim() : escrito;
  const dePropina = puntos?.[1]?.replace(',', '.') ?? null;
  const acaba = (hecha: Hecha): Hecha => ({ ...hecha, puntos: dePropina });
  if (sinPuntos === '')
    throw new NoEntra(
      uno.opciones.length > 0 ? 'Las opciones no tienen una pregunta delante.' : 'No tiene pregunta.',
    );
  const explicacion = llanoARico(uno.explicacion.join('\n'));
  if (uno.opciones.length === 0 && tieneHuecos(sinPuntos))
    return acaba(hazDeCloze({ texto: sinPuntos, aHtml: llanoARico, explicacion }));
  const respuesta = uno.respuesta === null || uno.respuesta === '' ? tabla : uno.respuesta;
  const textos = { enunciado: llanoARico(sinPuntos), explicacion };
  if (uno.opciones.length > 0) return acaba(conOpciones(uno, respuesta, textos));
  const alFinal = V_F_AL_FINAL.exec(sinPuntos);
  if (alFinal && respuesta === null) {
    const enunciado = llanoARico(sinPuntos.slice(0, alFinal.index));
    return acaba(verdaderoFalso({ enunciado, explicacion }, alFinal[1] ?? ''));
  }
  if (respuesta !== null) return acaba(escrita(respuesta, textos));
  const lineas = uno.enunciado.flatMap((linea) => linea.split('\n')).filter((linea) => linea !== '');
  const conFlecha = lineas.slice(1).filter((linea) => FLECHA.test(linea));
  if (conFlecha.length >= 2 && conFlecha.length === lineas.length - 1)
    return acaba(parejas(conFlecha, { enunciado: llanoARico(lineas[0] ?? ''), explicacion }));
  throw new NoEntra(
    'No tiene opciones ni respuesta. Escribe debajo «Respuesta:» y lo que vale, o «Respuesta: abierta» si la corrige una persona.',
  );
}
