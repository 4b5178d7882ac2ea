import { categoriaDeCarpeta } from '#importaciones/comun/carpeta.ts';
import { codificar } from '#importaciones/comun/codificar.ts';
import { escribePregunta } from '#importaciones/escribir/gift/pregunta.ts';
import type { Escritor } from '#importaciones/leida.ts';

const enCorchetes = (que: string, dicho: string): string =>
  `[${que}:${dicho.replace(/\s+/g, ' ').replaceAll(']', '\\]')}]`;

/** GIFT as Moodle reads it. What it has nothing for is not written, and `pierde` says so. */
export const escritorGift: Escritor = {
  formato: 'gift',
  pierde: ({ mitades }) => escribePregunta(mitades).pierde,
  *escribe(preguntas) {
    let actual: string | null = null;
    for (const { id, mitades, carpeta, etiquetas } of preguntas) {
      const { texto } = escribePregunta(mitades);
      if (texto === null) continue;
      const categoria = [
        '$course$',
        'top',
        ...(carpeta.length > 0 ? [categoriaDeCarpeta(carpeta)] : []),
      ].join('/');
      const cabeza = categoria === actual ? '' : `$CATEGORY: ${categoria}\n\n`;
      actual = categoria;
      const comentarios = [enCorchetes('id', id), ...etiquetas.map((una) => enCorchetes('tag', una))].join(
        ' ',
      );
      yield codificar(`${cabeza}// ${comentarios}\n${texto}\n\n`);
    }
  },
};
