import type { ContenidoDeDiseno } from '#certificados/disenos/contenido.ts';
import { CAMPOS_DE_PAPEL, type CampoDePapel, camposDesconocidos } from '#certificados/papel/cuerpo.ts';
import { withoutAccents } from '#core/accents.ts';
import { seLeeEnElPapel } from '#certificados/papel/color.ts';

/** How many letters one has to be changed in to be the other. */
function distancia(uno: string, otro: string): number {
  let fila = Array.from({ length: otro.length + 1 }, (_, lugar) => lugar);
  for (let i = 1; i <= uno.length; i += 1) {
    const nueva = [i];
    for (let j = 1; j <= otro.length; j += 1)
      nueva.push(
        Math.min(
          (fila[j] ?? 0) + 1,
          (nueva[j - 1] ?? 0) + 1,
          (fila[j - 1] ?? 0) + (uno[i - 1] === otro[j - 1] ? 0 : 1),
        ),
      );
    fila = nueva;
  }
  return fila[otro.length] ?? 0;
}

/** The field that somebody may have meant, if one is near. */
export function campoParecido(escrito: string): CampoDePapel | null {
  const llano = withoutAccents(escrito.toLowerCase());
  const empieza = CAMPOS_DE_PAPEL.find((campo) => llano.startsWith(campo) || campo.startsWith(llano));
  if (llano !== '' && empieza) return empieza;
  const cerca = CAMPOS_DE_PAPEL.map((campo) => ({ campo, lejos: distancia(llano, campo) })).toSorted(
    (a, b) => a.lejos - b.lejos,
  )[0];
  return cerca && cerca.lejos <= 2 ? cerca.campo : null;
}

/** The one that is meant, in its place. */
export const conCampo = (texto: string, escrito: string, campo: CampoDePapel): string =>
  texto.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (todo, nombre: string) =>
    nombre === escrito ? `{{${campo}}}` : todo,
  );

function faltaDelCuerpo(cuerpo: string): string | null {
  if (cuerpo === '') return 'Escribe qué certifica.';
  const [desconocido] = camposDesconocidos(cuerpo);
  if (desconocido !== undefined) {
    const parecido = campoParecido(desconocido);
    return `No hay ningún campo «${desconocido}».${parecido ? ` ¿Es «${parecido}»?` : ''}`;
  }
  return /\{\{\s*nombre\s*\}\}/.test(cuerpo)
    ? null
    : 'Añade el campo «nombre»: sin él no se sabe de quién es el certificado.';
}

/** Why a design can't be published, by the part of it that has to be mended; nothing: it can. */
export function faltasDeDiseno(nombre: string, contenido: ContenidoDeDiseno): Record<string, string> {
  const { colores, textos, firmas } = contenido;
  const delCuerpo = faltaDelCuerpo(textos.cuerpo);
  const sinNombre = firmas.some((firma) => firma.nombre === '');
  return {
    ...(nombre === '' && { nombre: 'Ponle un nombre, para elegirlo en los cursos.' }),
    ...(textos.titulo === '' && {
      titulo: 'Escribe el título: «Certificado de aprovechamiento», por ejemplo.',
    }),
    ...(delCuerpo && { cuerpo: delCuerpo }),
    ...(!seLeeEnElPapel(colores.principal) && {
      principal: 'Ese color apenas se lee sobre el papel. Elige uno más oscuro.',
    }),
    ...(sinNombre && { firmas: 'Escribe de quién es cada firma, o quita la que sobre.' }),
  };
}
