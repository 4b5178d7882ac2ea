import { CERO, racional, UNO } from '#core/racional.ts';
import { acabada, type Donde, type Hecha } from '#importaciones/comun/acabar.ts';
import { hazMultiple, hazUnica } from '#importaciones/comun/construir.ts';
import { comienzoDe, textoDeBytes } from '#importaciones/comun/descifrar.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import type { Lector } from '#importaciones/leida.ts';

const OPCION = /^\s*([A-Za-z])[.)]\s*(.*)$/;
const RESPUESTA = /^\s*(?:ANSWERS?|RESPUESTAS?)\s*:\s*(.*)$/i;
const COMENTARIO = /^\s*(?:FEEDBACK|COMENTARIO|EXPLICACI[OÓ]N)\s*:\s*(.*)$/i;

interface Abierta {
  readonly linea: number;
  hasta: number;
  readonly lineas: string[];
  readonly enunciado: string[];
  readonly opciones: { letra: string; texto: string }[];
  respuesta: string | null;
  explicacion: string | null;
}

/** The letters that are said to be right: `B`, `B.`, `A, C`, `A y C`. */
function letrasDe(respuesta: string): string[] {
  const letras = respuesta
    .trim()
    .replace(/[.)]+$/, '')
    .toUpperCase()
    .split(/\s*(?:[,;/]|\bY\b|\bAND\b)\s*|\s+/)
    .filter((una) => una !== '');
  return letras.every((una) => /^[A-Z]$/.test(una)) ? letras : [];
}

function haz({ enunciado, opciones, respuesta, explicacion }: Abierta): Hecha {
  const escrito = enunciado.join('\n').trim();
  if (escrito === '')
    throw new NoEntra(
      opciones.length > 0
        ? 'Las opciones no tienen una pregunta delante.'
        : 'Hay una respuesta sin pregunta.',
    );
  if (opciones.length < 2)
    throw new NoEntra(
      opciones.length === 0
        ? 'No tiene opciones: empiezan por una letra y un paréntesis o un punto, «A)».'
        : 'Tiene una sola opción.',
    );
  if (respuesta === null) throw new NoEntra('Le falta la línea con la respuesta: «ANSWER: A».');
  const correctas = letrasDe(respuesta);
  if (correctas.length === 0)
    throw new NoEntra(`No se entiende cuál es la correcta: «${respuesta.slice(0, 60)}».`);
  const letras = opciones.map(({ letra }) => letra);
  const repetida = letras.find((letra, i) => letras.indexOf(letra) !== i);
  if (repetida) throw new NoEntra(`Hay dos opciones ${repetida}.`);
  const falta = correctas.find((letra) => !letras.includes(letra));
  if (falta) throw new NoEntra(`La respuesta dice ${falta}, y no hay una opción ${falta}.`);
  const varias = new Set(correctas).size;
  const peso = varias === 1 ? UNO : racional(1, varias);
  const pregunta = {
    enunciado: llanoARico(escrito),
    explicacion: llanoARico(explicacion ?? ''),
    opciones: opciones.map(({ letra, texto }) => ({
      texto: llanoARico(texto),
      peso: correctas.includes(letra) ? peso : CERO,
    })),
  };
  if (varias === 1) return { mitades: hazUnica(pregunta) };
  return {
    mitades: hazMultiple({ ...pregunta, modo: 'proporcional' }),
    cambios: ['Dice varias respuestas: entra como opción múltiple, donde cada error resta.'],
  };
}

/** The questions of a text, one after another: whatever is begun is told, finished or not. */
function* abiertas(texto: string): Generator<Abierta> {
  let una: Abierta | null = null;
  let trasBlanco = false;
  for (const [i, linea] of texto.split('\n').entries()) {
    if (linea.trim() === '') {
      trasBlanco = true;
      continue;
    }
    const [, letra, deOpcion = ''] = OPCION.exec(linea) ?? [];
    const respuesta = RESPUESTA.exec(linea)?.[1];
    const comentario = COMENTARIO.exec(linea)?.[1];
    const cerrada = una !== null && una.respuesta !== null;
    const esOpcion = letra !== undefined && (una?.opciones.length ?? 0) < 26 && !cerrada;
    const nueva =
      una === null ||
      (cerrada &&
        comentario === undefined &&
        (respuesta !== undefined || una.explicacion === null || trasBlanco)) ||
      (una.opciones.length > 0 && trasBlanco && !esOpcion && respuesta === undefined);
    if (nueva) {
      if (una) yield una;
      una = {
        linea: i + 1,
        hasta: i + 1,
        lineas: [],
        enunciado: [],
        opciones: [],
        respuesta: null,
        explicacion: null,
      };
    }
    if (!una) continue;
    una.lineas.push(...(trasBlanco && una.lineas.length > 0 ? ['', linea] : [linea]));
    una.hasta = i + 1;
    const ultima = una.opciones.at(-1);
    if (respuesta !== undefined) una.respuesta = respuesta;
    else if (una.respuesta !== null)
      una.explicacion = [una.explicacion, comentario ?? linea].filter(Boolean).join('\n');
    else if (letra !== undefined) una.opciones.push({ letra: letra.toUpperCase(), texto: deOpcion });
    else if (ultima) ultima.texto += `\n${linea.trim()}`;
    else una.enunciado.push(...(trasBlanco && una.enunciado.length > 0 ? ['', linea] : [linea]));
    trasBlanco = false;
  }
  if (una) yield una;
}

/** Aiken: the question, its options with a letter and `ANSWER: B`. */
export const lectorAiken: Lector = {
  formato: 'aiken',
  parece: ({ bytes }) => {
    const comienzo = comienzoDe(bytes);
    const conOpciones = /^\s*[A-Za-z][.)]\s*\S/m.test(comienzo);
    if (!conOpciones) return 0;
    if (/^\s*ANSWER\s*:\s*[A-Za-z]\b/im.test(comienzo)) return 0.9;
    return /^\s*RESPUESTA\s*:\s*[A-Za-z]\s*$/im.test(comienzo) ? 0.55 : 0;
  },
  *lee({ bytes }) {
    for (const una of abiertas(textoDeBytes(bytes))) {
      const donde: Donde = {
        lugar: { archivo: null, linea: una.linea, hasta: una.hasta },
        fuente: una.lineas.join('\n'),
        origen: null,
        carpeta: [],
        titulo: una.enunciado.join(' ') || una.lineas.join(' '),
      };
      yield acabada(donde, () => haz(una));
    }
  },
};
