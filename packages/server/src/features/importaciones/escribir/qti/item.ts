import type { ParaEscribir } from '@catedra/shared/importaciones/leida.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { type Mitades, textosDe } from '@catedra/shared/preguntas/textos.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { archivo, corta, ensayo, numerica } from '#features/importaciones/escribir/qti/escritas.ts';
import { completar } from '#features/importaciones/escribir/qti/huecos.ts';
import {
  emparejar,
  multiple,
  ordenar,
  unica,
  verdaderoFalso,
} from '#features/importaciones/escribir/qti/opciones.ts';
import {
  type De,
  type Escrita,
  numeroBase,
  pon,
  type Rico,
  variable,
} from '#features/importaciones/escribir/qti/partes.ts';
import { comoAtributo, pierdeDeTextos, xhtmlDe } from '#features/importaciones/escribir/qti/xhtml.ts';
import { tieneIncrustados } from '#features/importaciones/escribir/textos.ts';
import { PREFIJO_DE_ITEM } from '#features/importaciones/leer/qti/clases.ts';

const NADA: Escrita = {
  declaraciones: '',
  cuerpo: '',
  maximo: 0n,
  proceso: { como: 'a_mano' },
  comentarios: [],
  pierde: [],
};

function segunSuTipo({ publica, clave }: Mitades, rico: Rico): Escrita {
  const de = <T extends TipoPregunta>(suya: PublicaDe<T>): De<T> => ({
    publica: suya,
    clave: clave as ClaveDe<T>,
  });
  switch (publica.tipo) {
    case 'unica':
      return unica(de(publica), rico);
    case 'multiple':
      return multiple(de(publica), rico);
    case 'verdadero_falso':
      return verdaderoFalso(de(publica), rico);
    case 'corta':
      return corta(de(publica));
    case 'numerica':
      return numerica(de(publica));
    case 'emparejar':
      return emparejar(de(publica), rico);
    case 'ordenar':
      return ordenar(de(publica), rico);
    case 'completar':
      return completar(de(publica), rico);
    case 'ensayo':
      return ensayo(de(publica), rico);
    case 'archivo':
      return archivo(de(publica), rico);
    default:
      return NADA;
  }
}

const SIN_ARCHIVOS: Rico = (html) => html;

/** What of a question no item of QTI can say. */
export function pierde({ mitades }: ParaEscribir): string[] {
  const textos = textosDe(mitades);
  return [
    ...new Set([
      ...segunSuTipo(mitades, SIN_ARCHIVOS).pierde,
      ...pierdeDeTextos(textos),
      ...(tieneIncrustados(textos) ? ['Sus vídeos y lo demás que muestra de otros sitios.'] : []),
    ]),
  ];
}

const PLANTILLAS = {
  igual: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct',
  mapa: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response',
} as const;
/** The same as each of those ways, where there is something else to say. */
const REGLAS = {
  igual: `<responseCondition><responseIf><match>${variable('RESPONSE')}<correct identifier="RESPONSE"/></match>${pon('SCORE', numeroBase(1n))}</responseIf><responseElse>${pon('SCORE', numeroBase(0n))}</responseElse></responseCondition>\n`,
  mapa: `<responseCondition><responseIf><isNull>${variable('RESPONSE')}</isNull>${pon('SCORE', numeroBase(0n))}</responseIf><responseElse>${pon('SCORE', '<mapResponse identifier="RESPONSE"/>')}</responseElse></responseCondition>\n`,
} as const;
const SIEMPRE = 'siempre';

function procesoDe({ proceso, comentarios }: Escrita, conExplicacion: boolean): string {
  const aparte = [
    comentarios.length === 0 ? '' : `${pon('FEEDBACK', variable('RESPONSE'))}\n`,
    conExplicacion
      ? `${pon('EXPLICACION', `<baseValue baseType="identifier">${SIEMPRE}</baseValue>`)}\n`
      : '',
  ].join('');
  if (proceso.como === 'a_mano')
    return aparte === '' ? '' : `<responseProcessing>\n${aparte}</responseProcessing>\n`;
  if (proceso.como === 'reglas')
    return `<responseProcessing>\n${proceso.reglas}${aparte}</responseProcessing>\n`;
  return aparte === ''
    ? `<responseProcessing template="${PLANTILLAS[proceso.como]}"/>\n`
    : `<responseProcessing>\n${REGLAS[proceso.como]}${aparte}</responseProcessing>\n`;
}

const resultado = (id: string, tipo: string, resto = '', dentro = '', cardinal = 'single'): string =>
  `<outcomeDeclaration identifier="${id}" cardinality="${cardinal}" baseType="${tipo}"${resto}>${dentro}</outcomeDeclaration>\n`;
const inicial = (valor: bigint): string => `<defaultValue><value>${valor}</value></defaultValue>`;

const CABECERA =
  '<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"';
const MAX_TITULO = 200;

const comentario = (de: string, id: string, html: string): string =>
  `<modalFeedback outcomeIdentifier="${de}" identifier="${id}" showHide="show">${html}</modalFeedback>\n`;

/** A question as an item; `direccion` says where each of its pictures is. */
export function itemDe({ id, mitades }: ParaEscribir, direccion: (archivoId: string) => string): string {
  const rico: Rico = (html) => xhtmlDe(html, direccion);
  const { publica, clave } = mitades;
  const escrita = segunSuTipo(mitades, rico);
  const { declaraciones, cuerpo, maximo, comentarios, varias = false } = escrita;
  const titulo = enUnaLinea({
    enunciado: publica.enunciado,
    texto: 'texto' in publica ? publica.texto : null,
  });
  const explicacion = typeof clave['explicacion'] === 'string' ? rico(clave['explicacion']) : '';
  return [
    CABECERA,
    ` identifier="${PREFIJO_DE_ITEM}${id}" title="${comoAtributo(titulo.slice(0, MAX_TITULO))}" xml:lang="es" adaptive="false" timeDependent="false">\n`,
    declaraciones,
    maximo === 0n ? '' : resultado('SCORE', 'float', ` normalMaximum="${maximo}"`, inicial(0n)),
    maximo === 0n ? '' : resultado('MAXSCORE', 'float', '', inicial(maximo)),
    comentarios.length === 0
      ? ''
      : resultado('FEEDBACK', 'identifier', '', '', varias ? 'multiple' : 'single'),
    explicacion === '' ? '' : resultado('EXPLICACION', 'identifier'),
    `<itemBody>\n${rico(publica.enunciado)}\n${cuerpo}</itemBody>\n`,
    procesoDe(escrita, explicacion !== ''),
    ...comentarios.map(({ id: suyo, html }) => comentario('FEEDBACK', suyo, rico(html))),
    explicacion === '' ? '' : comentario('EXPLICACION', SIEMPRE, explicacion),
    '</assessmentItem>\n',
  ].join('');
}
