import { CERO, UNO } from '#core/racional.ts';
import {
  cambiosDePesos,
  hazEmparejar,
  hazMultiple,
  hazUnica,
  hazVerdaderoFalso,
} from '#importaciones/comun/construir.ts';
import type { Hecha } from '#importaciones/comun/acabar.ts';
import { COMO_OTROS, hazCorta } from '#importaciones/comun/escritas.ts';
import type { FormatoDeTexto } from '#importaciones/comun/enriquecer.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { soltarEscapados } from '#importaciones/leer/gift/signos.ts';
import { conFormato, rico, trozoDe } from '#importaciones/leer/gift/trozo.ts';

/** What a question says besides its answers. */
export interface Cuerpo {
  readonly enunciado: string;
  readonly explicacion: string;
  readonly formato: FormatoDeTexto;
}

const VERDADEROS = /^(?:t|true|v|verdadero|cierto)$/i;
const FALSOS = /^(?:f|false|falso)$/i;
const DE_SIEMPRE = /^(?:T|TRUE|F|FALSE)$/;
const sinComentario = (respuestas: string): string => (respuestas.split('#')[0] ?? '').trim();

export const esVerdaderoFalso = (respuestas: string): boolean => {
  const dicho = sinComentario(respuestas);
  return VERDADEROS.test(dicho) || FALSOS.test(dicho);
};

export function verdaderoFalso(respuestas: string, { formato, ...textos }: Cuerpo): Hecha {
  const [dicho = '', siFalla = '', siAcierta = ''] = respuestas.split('#');
  const correcta = VERDADEROS.test(dicho.trim());
  const [siVerdadero, siFalso] = correcta ? [siAcierta, siFalla] : [siFalla, siAcierta];
  return {
    mitades: hazVerdaderoFalso({
      ...textos,
      correcta,
      siVerdadero: rico(siVerdadero, formato),
      siFalso: rico(siFalso, formato),
    }),
    cambios: DE_SIEMPRE.test(dicho.trim())
      ? []
      : [
          `«${dicho.trim()}» se entiende como ${correcta ? 'verdadero' : 'falso'}; GIFT pide T, TRUE, F o FALSE.`,
        ],
  };
}

/** An `=` or a `~` in the middle of a word is a sign of the grammar all the same: it is told. */
function signosPegados(respuestas: string, signos: string): string[] {
  const pegado = new RegExp(`[^\\s{]{0,12}[^\\s=~%{>-][${signos}][^\\s]{0,12}`).exec(respuestas);
  return pegado
    ? [
        `En «${soltarEscapados(pegado[0])}» hay un signo «=» o «~» sin su barra «\\» delante: empieza otra respuesta, igual que en Moodle.`,
      ]
    : [];
}

/** Far beyond what any kind takes: its own limit is told below it. */
const MAX_PARTES = 200;

/** Each begins at its sign; nothing may go before the first. */
function partes(respuestas: string, signo: RegExp): string[] {
  const lista = respuestas.split(signo);
  if (lista.length > MAX_PARTES)
    throw new NoEntra(`Tiene más de ${MAX_PARTES} respuestas, y no caben tantas.`);
  if ((lista[0] ?? '').trim() === '') lista.shift();
  return lista;
}

export function opciones(respuestas: string, { formato, ...textos }: Cuerpo): Hecha {
  const cambios = signosPegados(respuestas, '=~');
  const esUnica = respuestas.includes('=');
  const hechas = partes(respuestas.replaceAll('=', '~='), /~/).map((parte) => {
    const recortada = parte.trim();
    const correcta = recortada.startsWith('=');
    const { peso, texto, comentario } = trozoDe(correcta ? recortada.slice(1) : recortada, cambios);
    return {
      texto: rico(texto, formato),
      peso: peso ?? (correcta ? UNO : CERO),
      explicacion: rico(comentario, formato),
    };
  });
  if (esUnica) return { mitades: hazUnica({ ...textos, opciones: hechas }), cambios };
  return {
    mitades: hazMultiple({ ...textos, opciones: hechas }),
    cambios: [...cambios, ...cambiosDePesos(hechas)],
  };
}

export function parejas(respuestas: string, { formato, ...textos }: Cuerpo): Hecha {
  const cambios: string[] = signosPegados(respuestas, '=');
  const hechas = partes(respuestas, /=/).map((parte) => {
    const corte = parte.indexOf('->');
    if (corte < 0)
      throw new NoEntra(
        `A la pareja «${soltarEscapados(parte).trim().slice(0, 60)}» le falta la flecha «->».`,
      );
    return {
      izquierda: rico(parte.slice(0, corte), formato),
      derecha: llanoARico(soltarEscapados(parte.slice(corte + 2)).trim()),
    };
  });
  const sueltas = hechas.filter(({ izquierda, derecha }) => izquierda === '' && derecha === '');
  return {
    mitades: hazEmparejar({ ...textos, parejas: hechas.filter((una) => !sueltas.includes(una)) }),
    cambios: sueltas.length > 0 ? [...cambios, 'Había una pareja vacía, que se quita.'] : cambios,
  };
}

export function corta(respuestas: string, { formato, ...textos }: Cuerpo): Hecha {
  const cambios = signosPegados(respuestas, '=');
  const patrones = partes(respuestas, /=/).map((parte) => {
    const { peso, texto, comentario } = trozoDe(parte, cambios);
    return {
      patron: conFormato(texto, formato).texto,
      peso: peso ?? UNO,
      explicacion: rico(comentario, formato),
    };
  });
  const hecha = hazCorta({ ...textos, patrones, escritura: COMO_OTROS });
  return { mitades: hecha.mitades, cambios: [...cambios, ...hecha.cambios] };
}
