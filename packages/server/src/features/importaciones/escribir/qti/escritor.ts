import { categoriaDeCarpeta } from '@catedra/shared/importaciones/comun/carpeta.ts';
import { codificar } from '@catedra/shared/importaciones/comun/codificar.ts';
import type { EscritorDePaquete, ParaEscribir } from '@catedra/shared/importaciones/leida.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { archivosDe } from '@catedra/shared/preguntas/textos.ts';
import { itemDe, pierde } from '#features/importaciones/escribir/qti/item.ts';
import { nombreUnico } from '#features/importaciones/escribir/textos.ts';
import { escapado } from '#features/importaciones/escribir/xml.ts';
import { CARPETAS, PREFIJO_DE_ITEM } from '#features/importaciones/leer/qti/clases.ts';

type Medio = Parameters<EscritorDePaquete['entradas']>[1];

const dicho = (nombre: string, texto: string): string =>
  `<lom:${nombre}><lom:string language="es">${escapado(texto)}</lom:string></lom:${nombre}>`;

function fichaDe({ carpeta, etiquetas, mitades: { publica } }: ParaEscribir): string {
  const titulo = enUnaLinea({
    enunciado: publica.enunciado,
    texto: 'texto' in publica ? publica.texto : null,
  });
  const ruta = carpeta
    .map((nombre) => `<lom:taxon>${dicho('entry', categoriaDeCarpeta([nombre]))}</lom:taxon>`)
    .join('');
  const clasifica =
    ruta === ''
      ? ''
      : `<lom:classification><lom:taxonPath>${dicho('source', CARPETAS)}${ruta}</lom:taxonPath></lom:classification>`;
  const general = `<lom:general>${dicho('title', titulo)}${etiquetas.map((una) => dicho('keyword', una)).join('')}</lom:general>`;
  return `<metadata><lom:lom>${general}${clasifica}</lom:lom></metadata>`;
}

const ruta = (lugar: number): string => `pregunta-${`${lugar + 1}`.padStart(4, '0')}.xml`;

interface Lugares {
  /** Where each picture is in the package. */
  readonly rutas: ReadonlyMap<string, string>;
}

function lugaresDe(preguntas: readonly ParaEscribir[], medio: Medio): Lugares {
  const rutas = new Map<string, string>();
  for (const { mitades } of preguntas)
    for (const id of archivosDe(mitades)) {
      const suyo = rutas.has(id) ? null : medio(id);
      if (suyo) rutas.set(id, `medios/${nombreUnico(suyo.nombre, id)}`);
    }
  return { rutas };
}

const direccionDe = (rutaDelMedio: string): string =>
  rutaDelMedio.split('/').map(encodeURIComponent).join('/');

function* manifiesto(preguntas: readonly ParaEscribir[], { rutas }: Lugares): Generator<Uint8Array> {
  yield codificar(
    '<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/LOM" identifier="catedra-preguntas">\n<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n<organizations/>\n<resources>\n',
  );
  for (const [i, una] of preguntas.entries()) {
    const suyos = archivosDe(una.mitades).flatMap((id) => rutas.get(id) ?? []);
    const ficheros = [ruta(i), ...new Set(suyos.map(direccionDe))].map(
      (href) => `<file href="${escapado(href)}"/>`,
    );
    yield codificar(
      `<resource identifier="${PREFIJO_DE_ITEM}${una.id}" type="imsqti_item_xmlv2p1" href="${ruta(i)}">${fichaDe(una)}${ficheros.join('')}</resource>\n`,
    );
  }
  yield codificar('</resources>\n</manifest>\n');
}

function* escrito(texto: () => string): Generator<Uint8Array> {
  yield codificar(texto());
}

/** «QTI 2.1»: a package with an item for each question, and the pictures beside them. */
export const escritorQti: EscritorDePaquete = {
  formato: 'qti',
  pierde,
  *entradas(preguntas, medio) {
    const lugares = lugaresDe(preguntas, medio);
    const { rutas } = lugares;
    yield { name: 'imsmanifest.xml', text: manifiesto(preguntas, lugares) };
    // What is not there any more is named by whoever brings it.
    const direccion = (id: string): string => direccionDe(rutas.get(id) ?? `medios/${id}`);
    for (const [i, una] of preguntas.entries())
      yield { name: ruta(i), text: escrito(() => itemDe(una, direccion)) };
    for (const [id, suya] of rutas) {
      const bytes = medio(id)?.bytes;
      if (bytes) yield { name: suya, text: [bytes] };
    }
  },
};
