import { aBase64 } from '@catedra/shared/importaciones/comun/base64.ts';
import { categoriaDeCarpeta } from '@catedra/shared/importaciones/comun/carpeta.ts';
import { codificar } from '@catedra/shared/importaciones/comun/codificar.ts';
import type { Escritor, ParaEscribir } from '@catedra/shared/importaciones/leida.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { type Mitades, textosDe } from '@catedra/shared/preguntas/textos.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { completar } from '#features/importaciones/escribir/moodle-xml/huecos.ts';
import {
  dato,
  type De,
  entero,
  type Escrita,
  type MedioDe,
} from '#features/importaciones/escribir/moodle-xml/partes.ts';
import {
  archivo,
  corta,
  emparejar,
  ensayo,
  multiple,
  numerica,
  ordenar,
  unica,
  verdaderoFalso,
} from '#features/importaciones/escribir/moodle-xml/tipos.ts';
import { tieneIncrustados } from '#features/importaciones/escribir/textos.ts';
import { citado, escapado } from '#features/importaciones/escribir/xml.ts';

function segunSuTipo({ publica, clave }: Mitades, medio: MedioDe): Escrita {
  const de = <T extends TipoPregunta>(suya: PublicaDe<T>): De<T> => ({
    publica: suya,
    clave: clave as ClaveDe<T>,
  });
  switch (publica.tipo) {
    case 'unica':
      return unica(de(publica), medio);
    case 'multiple':
      return multiple(de(publica), medio);
    case 'verdadero_falso':
      return verdaderoFalso(de(publica), medio);
    case 'corta':
      return corta(de(publica), medio);
    case 'numerica':
      return numerica(de(publica), medio);
    case 'emparejar':
      return emparejar(de(publica), medio);
    case 'ordenar':
      return ordenar(de(publica), medio);
    case 'completar':
      return completar(de(publica));
    case 'ensayo':
      return ensayo(de(publica), medio);
    case 'archivo':
      return archivo(de(publica), medio);
    default:
      return { tipo: 'description', dentro: '', pierde: [] };
  }
}

const MAX_NOMBRE = 200;

function texto({ id, mitades, etiquetas }: ParaEscribir, medio: MedioDe): string {
  const { publica, clave } = mitades;
  const { tipo, dentro, enunciado = publica.enunciado } = segunSuTipo(mitades, medio);
  const nombre = enUnaLinea({
    enunciado: publica.enunciado,
    texto: 'texto' in publica ? publica.texto : null,
  });
  const explicacion = typeof clave['explicacion'] === 'string' ? clave['explicacion'] : '';
  const deEtiquetas = etiquetas.map((una) => `<tag><text>${citado(una)}</text></tag>`).join('');
  return [
    `<question type="${tipo}">\n`,
    `<name><text>${citado(nombre.slice(0, MAX_NOMBRE))}</text></name>\n`,
    entero('questiontext', enunciado, medio),
    entero('generalfeedback', explicacion, medio),
    tipo === 'description' ? dato('defaultgrade', 0) : dato('defaultgrade', 1),
    dato('penalty', 0),
    dato('hidden', 0),
    dato('idnumber', id),
    dentro,
    deEtiquetas === '' ? '' : `<tags>${deEtiquetas}</tags>\n`,
    '</question>\n',
  ].join('');
}

const categoria = (carpeta: readonly string[]): string =>
  `<question type="category"><category><text>${escapado(
    ['$course$', 'top', ...(carpeta.length > 0 ? [categoriaDeCarpeta(carpeta)] : [])].join('/'),
  )}</text></category></question>\n`;

const SIN_MEDIOS: MedioDe = () => null;
const ARCHIVO = '\u0000';

/** «XML de Moodle», as Moodle itself reads it. */
export const escritorMoodleXml: Escritor = {
  formato: 'moodle_xml',
  pierde: ({ mitades }) => [
    ...new Set([
      ...segunSuTipo(mitades, SIN_MEDIOS).pierde,
      ...(tieneIncrustados(textosDe(mitades)) ? ['Sus vídeos y lo demás que muestra de otros sitios.'] : []),
    ]),
  ],
  *escribe(preguntas, medio) {
    yield codificar('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n');
    let actual: string | null = null;
    for (const pregunta of preguntas) {
      const suya = categoria(pregunta.carpeta);
      if (suya !== actual) yield codificar(suya);
      actual = suya;
      // The bytes of a picture stand between marks, by its id: one picture at a time is in memory.
      for (const [i, trozo] of texto(pregunta, medio).split(ARCHIVO).entries()) {
        if (i % 2 === 0) yield codificar(trozo);
        else for (const piezas of aBase64(medio(trozo)?.bytes ?? new Uint8Array())) yield codificar(piezas);
      }
    }
    yield codificar('</quiz>\n');
  },
};
