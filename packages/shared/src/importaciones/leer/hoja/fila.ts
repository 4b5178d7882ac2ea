import { CERO, compara, racional, UNO } from '#core/racional.ts';
import type { Hecha } from '#importaciones/comun/acabar.ts';
import { hazDeCloze, tieneHuecos } from '#importaciones/comun/cloze.ts';
import {
  hazArchivo,
  hazDescripcion,
  hazEmparejar,
  hazEnsayo,
  hazMultiple,
  hazOrdenar,
  hazUnica,
  hazVerdaderoFalso,
} from '#importaciones/comun/construir.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { COMO_NOSOTROS, hazCorta, hazNumerica } from '#importaciones/comun/escritas.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { conLasQueNombran } from '#importaciones/comun/opciones-que-nombran.ts';
import type { Columna } from '#importaciones/leer/hoja/columnas.ts';
import { claveDeCelda } from '#importaciones/leer/hoja/numeros.ts';
import { tipoDicho } from '#importaciones/leer/hoja/tipo.ts';
import { FALSO, plegado, VERDADERO } from '#importaciones/leer/texto/correctas.ts';
import type { TipoPregunta } from '#preguntas/tipos.ts';
import { leerNumero } from '#preguntas/tipos/numerica/leer-numero.ts';

/** One row: what each column holds, and its options without the empty ones at the end. */
export interface FilaLeida {
  readonly de: (columna: Columna) => string;
  readonly opciones: readonly string[];
}

const FLECHA = /\s*(?:->|→|=>|⇒)\s*/;
const varias = (celda: string): string[] =>
  celda
    .split(/[;|\n]/)
    .map((una) => una.trim())
    .filter((una) => una !== '');

interface Cual {
  readonly lugar: number;
}

/** Which options are right: by letter, by number or by their text. */
function lasCorrectas(celda: string, opciones: readonly string[]): number[] {
  if (celda.trim() === '') throw new NoEntra('No dice cuál es la correcta: escribe su letra en «Correcta».');
  const porTexto = (dicho: string): Cual | null => {
    const lugar = opciones.findIndex((una) => plegado(una) === plegado(dicho));
    return lugar < 0 ? null : { lugar };
  };
  const porLetra = (dicho: string): Cual | null => {
    const [, letra, numero] =
      /^(?:opci[oó]n\s*|respuesta\s*)?(?:\(?([a-t])\)?|(\d{1,2}))[.)]?$/i.exec(dicho.trim()) ?? [];
    if (letra === undefined && numero === undefined) return null;
    const lugar = letra === undefined ? Number(numero) - 1 : letra.toLowerCase().charCodeAt(0) - 97;
    if ((opciones[lugar] ?? '') === '')
      throw new NoEntra(`«Correcta» dice ${dicho.trim()}, y esa opción no está escrita.`);
    return { lugar };
  };
  const uno = (dicho: string): Cual | null => {
    const [letra, texto] = [
      /^\(?[a-t]\)?[.)]?$/i.test(dicho.trim()) ? porLetra(dicho) : null,
      porTexto(dicho),
    ];
    // A number may be the place of an option, or the option itself.
    const numero = letra || texto ? null : porLetra(dicho);
    return letra ?? texto ?? numero;
  };
  const entera = uno(celda);
  if (entera) return [entera.lugar];
  const dichas = celda
    .split(/\s*(?:[,;/|\n]|\by\b|\be\b)\s*/i)
    .filter((una) => una.trim() !== '')
    .map((una) => uno(una));
  const juntas = /^[a-t]{2,6}$/i.test(celda.trim())
    ? [...celda.trim()].map((letra) => porLetra(letra))
    : dichas;
  const lugares = juntas.flatMap((una) => (una ? [una.lugar] : []));
  if (lugares.length === 0 || lugares.length < juntas.length)
    throw new NoEntra(`No se entiende cuál es la correcta: «${celda.slice(0, 80)}».`);
  return [...new Set(lugares)].toSorted((a, b) => a - b);
}

const sinAsterisco = (opciones: readonly string[]) => {
  const marcadas = opciones.flatMap((una, i) => (/^\*|\*$/.test(una) ? [i] : []));
  const algunas = marcadas.length > 0 && marcadas.length < opciones.filter((una) => una !== '').length;
  return {
    textos: algunas ? opciones.map((una) => una.replace(/^\*+\s*|\s*\*+$/g, '')) : opciones,
    marcadas: algunas ? marcadas : [],
  };
};

/** The kind that the rest of a row shows, where none is named. */
function tipoQueParece({ de, opciones }: FilaLeida): TipoPregunta {
  const correcta = de('correcta').replace(/\.$/, '');
  const escritas = opciones.filter((una) => una !== '');
  if (escritas.length >= 2) {
    if (correcta === '' && escritas.every((una) => FLECHA.test(una))) return 'emparejar';
    const { textos, marcadas } = sinAsterisco(opciones);
    const cuantas = correcta === '' ? marcadas.length : lasCorrectas(correcta, textos).length;
    return cuantas > 1 ? 'multiple' : 'unica';
  }
  if (/^(?:v|f|verdader[oa]|fals[oa]|ciert[oa]|true|false)$/i.test(correcta)) return 'verdadero_falso';
  if (tieneHuecos(de('pregunta')) || /\[[^[\]]+\]/.test(de('pregunta'))) return 'completar';
  if (correcta === '')
    throw new NoEntra(
      'No tiene opciones ni dice la correcta. Si es para escribir, pon su tipo: «Ensayo» o «Descripción».',
    );
  const numero = leerNumero(correcta.replace(/±.*$/, ''));
  return numero && numero.resto === '' ? 'numerica' : 'corta';
}

/** «Flexiona las [rodillas|piernas]»: each pair of brackets is a gap, with what may be written in it. */
function conCorchetes(texto: string): string {
  const escapado = (una: string): string => una.trim().replace(/[}~#\\=]/g, (signo) => `\\${signo}`);
  return texto.replace(/\[([^[\]]+)\]/g, (_, dentro: string) => {
    const partes = dentro.split('|').filter((una) => una.trim() !== '');
    const esLista = partes.length > 1 && partes.some((una) => una.trim().startsWith('*'));
    if (!esLista) return `{1:SA:${partes.map((una) => `=${escapado(una)}`).join('~')}}`;
    const opciones = partes.map((una) => {
      const buena = una.trim().startsWith('*');
      return `${buena ? '=' : ''}${escapado(una.trim().replace(/^\*/, ''))}`;
    });
    return `{1:MC:${opciones.join('~')}}`;
  });
}

interface Textos {
  readonly enunciado: string;
  readonly explicacion: string;
}

function deOpciones(deVarias: boolean, { de, opciones }: FilaLeida, textos: Textos): Hecha {
  const { textos: escritas, marcadas } = sinAsterisco(opciones);
  const celda = de('correcta');
  const buenas = new Set(celda === '' && marcadas.length > 0 ? marcadas : lasCorrectas(celda, escritas));
  if (!deVarias && buenas.size > 1)
    throw new NoEntra('Dice varias correctas, y es de opción única. Cambia su tipo a «Opción múltiple».');
  const peso = deVarias ? racional(1, buenas.size) : UNO;
  const hechas = escritas.flatMap((texto, i) =>
    texto === '' ? [] : [{ texto: llanoARico(texto), peso: buenas.has(i) ? peso : CERO }],
  );
  const { cambios, ...reparto } = conLasQueNombran(hechas);
  const mitades = deVarias
    ? hazMultiple({ ...textos, ...reparto, modo: 'proporcional' })
    : hazUnica({ ...textos, ...reparto });
  return { mitades, cambios };
}

type Haz = (fila: FilaLeida, textos: Textos) => Hecha;

const dichas = ({ opciones }: FilaLeida): string[] => opciones.filter((una) => una !== '');

const verdaderoOFalso: Haz = (fila, textos) => {
  const correcta = fila.de('correcta');
  const [primera, segunda] = dichas(fila);
  const dicho =
    primera !== undefined && /^[ab12]$/i.test(correcta)
      ? ((/^[a1]$/i.test(correcta) ? primera : segunda) ?? '')
      : correcta;
  if (!VERDADERO.test(dicho) && !FALSO.test(dicho))
    throw new NoEntra('En «Correcta» escribe Verdadero o Falso.');
  return { mitades: hazVerdaderoFalso({ ...textos, correcta: VERDADERO.test(dicho) }) };
};

const parejas: Haz = (fila, textos) => {
  const escritas = dichas(fila);
  const sinFlecha = escritas.find((una) => !FLECHA.test(una));
  if (sinFlecha !== undefined)
    throw new NoEntra(`A la pareja «${sinFlecha.slice(0, 60)}» le falta la flecha «->».`);
  const leidas = escritas.map((una) => {
    const [izquierda = '', ...derecha] = una.split(FLECHA);
    return { izquierda: llanoARico(izquierda), derecha: llanoARico(derecha.join(' → ')) };
  });
  return { mitades: hazEmparejar({ ...textos, parejas: leidas }) };
};

const SEGUN_SU_TIPO = {
  unica: (fila, textos) => deOpciones(false, fila, textos),
  multiple: (fila, textos) => deOpciones(true, fila, textos),
  verdadero_falso: verdaderoOFalso,
  corta: (fila, textos) => {
    const patrones = [...varias(fila.de('correcta')), ...dichas(fila)].map((patron) => ({
      patron,
      peso: UNO,
    }));
    return hazCorta({ ...textos, patrones, escritura: COMO_NOSOTROS });
  },
  numerica: (fila, textos) => {
    const claves = [...varias(fila.de('correcta')), ...dichas(fila)].map((celda) => ({
      ...claveDeCelda(celda, fila.de('margen')),
      peso: UNO,
    }));
    return { mitades: hazNumerica({ ...textos, claves }) };
  },
  emparejar: parejas,
  ordenar: (fila, textos) => ({
    mitades: hazOrdenar({ ...textos, elementos: dichas(fila).map(llanoARico), modo: 'por_tramo' }),
  }),
  completar: ({ de }, { explicacion }) =>
    hazDeCloze({
      texto: conCorchetes(de('pregunta')),
      aHtml: llanoARico,
      explicacion,
      escritura: COMO_NOSOTROS,
    }),
  ensayo: ({ de }, textos) => ({ mitades: hazEnsayo({ ...textos, guia: llanoARico(de('correcta')) }) }),
  archivo: ({ de }, textos) => ({ mitades: hazArchivo({ ...textos, guia: llanoARico(de('correcta')) }) }),
  descripcion: (_, textos) => ({ mitades: hazDescripcion(textos) }),
} satisfies Readonly<Record<string, Haz>>;

const MAX_PUNTOS = racional(1000);

function puntosDe(celda: string, cambios: string[]): string | null {
  if (celda === '') return null;
  const leido = leerNumero(celda.replace(/\s*(?:puntos?|ptos?\.?|pts?\.?|p\.)$/i, ''));
  const [uno, otro] = leido?.lecturas ?? [];
  const cabe = uno && !otro && leido?.resto === '' && uno.n >= 0n && compara(uno, MAX_PUNTOS) <= 0;
  if (!cabe) {
    cambios.push(`Los puntos «${celda.slice(0, 40)}» no se entienden: elígelos en la evaluación.`);
    return null;
  }
  return uno.d === 1n ? `${uno.n}` : `${uno.n}/${uno.d}`;
}

/** One row as a question. */
export function leeFila(fila: FilaLeida): Hecha {
  const { de } = fila;
  if (de('pregunta') === '') throw new NoEntra('Le falta la pregunta.');
  const tipo = tipoDicho(de('tipo')) ?? tipoQueParece(fila);
  const textos = { enunciado: llanoARico(de('pregunta')), explicacion: llanoARico(de('explicacion')) };
  const haz: Haz = SEGUN_SU_TIPO[tipo];
  const hecha = haz(fila, textos);
  const cambios: string[] = [];
  const puntos = puntosDe(de('puntos'), cambios);
  return { ...hecha, puntos, cambios: [...(hecha.cambios ?? []), ...cambios] };
}
