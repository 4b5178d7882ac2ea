import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazArchivo, hazDescripcion, hazEnsayo } from '@catedra/shared/importaciones/comun/construir.ts';
import { formatoDe, rico, textosDe, valor } from '#features/importaciones/leer/moodle-xml/partes.ts';
import { hijoDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

const MAX_ARCHIVOS = 10;
const MAX_PALABRAS = 10_000;

const entero = (escrito: string): number => (/^-?\d{1,9}$/.test(escrito) ? Number(escrito) : 0);

/** A limit of words; none where it says 0 or nothing. */
function palabras(pregunta: Nodo, nombre: string, cambios: string[]): number | null {
  const cuantas = entero(valor(pregunta, nombre));
  if (cuantas > MAX_PALABRAS) cambios.push(`El límite de ${cuantas} palabras se quita: caben 10.000.`);
  return cuantas > 0 && cuantas <= MAX_PALABRAS ? cuantas : null;
}

/** As many files as it lets, or as many as fit. */
function archivos(pregunta: Nodo, cambios: string[]): number {
  const cuantos = entero(valor(pregunta, 'attachments'));
  if (cuantos < 0 || cuantos > MAX_ARCHIVOS) {
    cambios.push(
      `Se podían subir ${cuantos < 0 ? 'los archivos que se quisiera' : `${cuantos} archivos`}; aquí, 10.`,
    );
    return MAX_ARCHIVOS;
  }
  return cuantos;
}

export function essay(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const casa = formatoDe(pregunta);
  const guia = rico(hijoDe(pregunta, 'graderinfo'), casa);
  const maxArchivos = archivos(pregunta, cambios);
  if (valor(pregunta, 'filetypeslist') !== '' && maxArchivos > 0)
    cambios.push('Se quita el límite de tipos de archivo: se acepta cualquiera de los permitidos aquí.');
  if (valor(pregunta, 'responseformat') === 'noinline')
    return {
      mitades: hazArchivo({ ...textosDe(pregunta), guia, maxArchivos: Math.max(1, maxArchivos) }),
      cambios,
    };
  if (maxArchivos > 0) cambios.push('Con el texto se podían subir archivos; aquí solo se escribe.');
  return {
    mitades: hazEnsayo({
      ...textosDe(pregunta),
      guia,
      plantilla: rico(hijoDe(pregunta, 'responsetemplate'), casa),
      minPalabras: palabras(pregunta, 'minwordlimit', cambios),
      maxPalabras: palabras(pregunta, 'maxwordlimit', cambios),
    }),
    cambios,
  };
}

export const description = (pregunta: Nodo): Hecha => ({ mitades: hazDescripcion(textosDe(pregunta)) });
