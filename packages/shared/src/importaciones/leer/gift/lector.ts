import { acabada } from '#importaciones/comun/acabar.ts';
import { carpetaDeCategoria } from '#importaciones/comun/carpeta.ts';
import { comienzoDe, textoDeBytes } from '#importaciones/comun/descifrar.ts';
import { deLasVecinas } from '#importaciones/comun/vecinas.ts';
import { bloques } from '#importaciones/leer/gift/bloques.ts';
import { leePregunta, separaNombre } from '#importaciones/leer/gift/pregunta.ts';
import { soltarEscapados } from '#importaciones/leer/gift/signos.ts';
import type { Lector } from '#importaciones/leida.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

const ID = /\[id:((?:\\\]|[^\]])+)\]/i;
const ETIQUETA = /\[tags?:((?:\\\]|[^\]])+)\]/gi;
const sinBarra = (texto: string): string => texto.replaceAll('\\]', ']').trim();

const NOMBRADA = /^::.*?[^\\]::/m;
const CON_RESPUESTAS = /\{\s*(?:#[\d=-]|[=~>]|T(?:RUE)?\s*[#}]|F(?:ALSE)?\s*[#}]|\}|\d*:[A-Z_]+:)/;

/** How a question is known when it can't be read: its name, or its first words. */
const primerasPalabras = (texto: string): string => {
  const { nombre, resto } = separaNombre(texto);
  return nombre || textoPlano(soltarEscapados(resto).replace(/^\[\w+\]/, '')).slice(0, 300);
};

/** GIFT, as Moodle writes it and reads it. */
export const lectorGift: Lector = {
  formato: 'gift',
  parece: ({ nombre, bytes }) => {
    const comienzo = comienzoDe(bytes);
    if (!CON_RESPUESTAS.test(comienzo)) return /\.gift(?:\.txt)?$/i.test(nombre) ? 0.5 : 0;
    if (/\$CATEGORY:/.test(comienzo) || NOMBRADA.test(comienzo)) return 0.95;
    return /\.gift(?:\.txt)?$/i.test(nombre) ? 0.95 : 0.85;
  },
  *lee({ bytes, vecinas }) {
    const busca = deLasVecinas(vecinas);
    for (const { linea, hasta, fuente, comentarios, texto, categoria } of bloques(textoDeBytes(bytes))) {
      const dichos = comentarios.join('\n');
      const origen = sinBarra(ID.exec(dichos)?.[1] ?? '') || null;
      const donde = {
        lugar: { archivo: null, linea, hasta },
        fuente,
        origen,
        carpeta: carpetaDeCategoria(soltarEscapados(categoria)),
        titulo: primerasPalabras(texto),
        etiquetas: [...dichos.matchAll(ETIQUETA)].map(([, una = '']) => sinBarra(una)),
      };
      yield acabada(donde, () => leePregunta(texto), busca);
    }
  },
};
