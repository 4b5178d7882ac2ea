import { por, type Racional, racional, racionalDe } from '@catedra/shared/core/racional.ts';
import { COMO_OTROS, reglaDeTexto } from '@catedra/shared/importaciones/comun/escritas.ts';
import {
  comoRespuesta,
  type ReglasDeTexto,
  trozosDe,
} from '@catedra/shared/preguntas/tipos/corta/patrones.ts';
import type { ClaveNumerica } from '@catedra/shared/preguntas/tipos/numerica/claves.ts';
import { esTodo } from '@catedra/shared/preguntas/tipos/tipo.ts';
import {
  type De,
  declara,
  enteros,
  type Entrada,
  type Escrita,
  numeroBase,
  pon,
  type Rico,
  variable,
} from '#features/importaciones/escribir/qti/partes.ts';
import { numero } from '#features/importaciones/escribir/moodle-xml/partes.ts';
import { comoAtributo } from '#features/importaciones/escribir/qti/xhtml.ts';

const conComentario = (unos: readonly object[]): boolean =>
  unos.some((uno) => 'explicacion' in uno && uno.explicacion !== '');

/** How a text is compared that QTI has no way to say. */
export function pierdeTexto(reglas: ReglasDeTexto): string[] {
  const { tildes, puntoFinal, erratas, mayusculas, patrones } = reglas;
  const iguala = reglaDeTexto(
    patrones.map(({ patron, peso }) => ({ patron, peso: racionalDe(peso) })),
    { ...COMO_OTROS, mayusculas },
  );
  const conAsterisco = patrones.some(({ patron }) => trozosDe(patron, reglas).length > 1);
  return [
    ...(tildes ? [] : ['Que las tildes no cuenten.']),
    ...(puntoFinal ? [] : ['Que el punto final no cuente.']),
    ...(erratas === null ? [] : ['Que valga algo con una errata.']),
    ...(conAsterisco ? ['Las respuestas con asterisco: allí se compara tal cual.'] : []),
    ...(iguala.cambios.length > 0 && !conAsterisco
      ? ['Alguna respuesta que allí se lee igual que otra.']
      : []),
    ...(conComentario(patrones) ? ['El comentario de cada respuesta.'] : []),
  ];
}

/** Texts, each with what it gives; those with an asterisk are left. */
export const entradasDeTexto = (reglas: ReglasDeTexto, vale: (peso: string) => bigint): Entrada[] =>
  reglas.patrones.flatMap(({ patron, peso }) =>
    trozosDe(patron, reglas).length > 1
      ? []
      : [{ clave: comoRespuesta(patron).trim(), vale: vale(peso), mayusculas: reglas.mayusculas }],
  );

export const textosBuenos = (reglas: ReglasDeTexto): string[] =>
  reglas.patrones
    .filter(({ patron, peso }) => esTodo(peso) && trozosDe(patron, reglas).length === 1)
    .slice(0, 1)
    .map(({ patron }) => comoRespuesta(patron).trim());

export function corta({ publica, clave }: De<'corta'>): Escrita {
  const { vale, de } = enteros(clave.patrones.map(({ peso }) => racionalDe(peso)));
  const mapa = entradasDeTexto(clave, (peso) => de(racionalDe(peso)));
  const buenos = textosBuenos(clave);
  return {
    declaraciones: declara({ cardinal: 'single', tipo: 'string', correctas: buenos, mapa }),
    cuerpo: `<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="40"${publica.ayuda === '' ? '' : ` placeholderText="${comoAtributo(publica.ayuda)}"`}/></p>\n`,
    maximo: vale,
    proceso: { como: 'mapa' },
    comentarios: [],
    pierde: [
      ...pierdeTexto(clave),
      ...(buenos.length === 0
        ? ['Cuál es la respuesta correcta: todas llevan asterisco, y no se podrá traer.']
        : []),
    ],
  };
}

const CIEN = racional(100);

/** Whether what was written in a place is the number of a key. */
function condicion(id: string, { valor, tolerancia }: ClaveNumerica, pierde: string[]): string {
  const escrito = (uno: Racional): string => numero(uno, pierde);
  const base = (texto: string): string => numeroBase(escrito(racionalDe(texto)));
  if (tolerancia.tipo === 'rango')
    return `<and><gte>${variable(id)}${base(tolerancia.desde)}</gte><lte>${variable(id)}${base(tolerancia.hasta)}</lte></and>`;
  const margen = racionalDe(tolerancia.valor);
  const dicho = escrito(tolerancia.tipo === 'relativa' ? por(margen, CIEN) : margen);
  const como =
    margen.n === 0n
      ? 'toleranceMode="exact"'
      : `toleranceMode="${tolerancia.tipo === 'relativa' ? 'relative' : 'absolute'}" tolerance="${dicho} ${dicho}"`;
  return `<equal ${como}>${variable(id)}${base(valor ?? '0')}</equal>`;
}

/** The first key that takes it gives its points: alone, or added to what there was. */
export function reglaDeNumero(
  id: string,
  claves: readonly ClaveNumerica[],
  vale: (peso: string) => bigint,
  suma: boolean,
  pierde: string[],
): string {
  const ramas = claves.map((una, i) => {
    const rama = i === 0 ? 'responseIf' : 'responseElseIf';
    const puntos = numeroBase(vale(una.peso));
    return `<${rama}>${condicion(id, una, pierde)}${pon('SCORE', suma ? `<sum>${variable('SCORE')}${puntos}</sum>` : puntos)}</${rama}>`;
  });
  return `<responseCondition>${ramas.join('')}</responseCondition>\n`;
}

export const numerosBuenos = (claves: readonly ClaveNumerica[]): string[] =>
  claves
    .filter(({ valor, peso }) => valor !== null && esTodo(peso))
    .slice(0, 1)
    .map(({ valor }) => numero(racionalDe(valor ?? '0'), []));

export const pierdeNumeros = (claves: readonly ClaveNumerica[]): string[] =>
  conComentario(claves) ? ['El comentario de cada número.'] : [];

export function numerica({ publica, clave }: De<'numerica'>): Escrita {
  const pierde = [
    ...pierdeNumeros(clave.claves),
    ...(publica.unidad === 'ninguna' ? [] : ['Las unidades: allí se escribe el número solo.']),
  ];
  const { vale, de } = enteros(clave.claves.map(({ peso }) => racionalDe(peso)));
  const reglas = reglaDeNumero('RESPONSE', clave.claves, (peso) => de(racionalDe(peso)), false, pierde);
  return {
    declaraciones: declara({ cardinal: 'single', tipo: 'float', correctas: numerosBuenos(clave.claves) }),
    cuerpo: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="12"/></p>\n',
    maximo: vale,
    proceso: { como: 'reglas', reglas },
    comentarios: [],
    pierde,
  };
}

const deRubrica = ({ clave }: De<'ensayo' | 'archivo'>): string[] =>
  clave.rubrica.length === 0 ? [] : ['La rúbrica.'];

const guia = (html: string, rico: Rico): string =>
  html === '' ? '' : `<rubricBlock view="scorer">${rico(html)}</rubricBlock>\n`;

export const ensayo = ({ publica, clave }: De<'ensayo'>, rico: Rico): Escrita => ({
  declaraciones: declara({ cardinal: 'single', tipo: 'string', correctas: [] }),
  cuerpo: `${guia(clave.guia, rico)}<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="15"/>\n`,
  maximo: 1n,
  proceso: { como: 'a_mano' },
  comentarios: [],
  pierde: [
    ...deRubrica({ publica, clave }),
    ...(publica.plantilla === '' ? [] : ['Lo que ya está escrito al empezar.']),
    ...(publica.minPalabras === null && publica.maxPalabras === null ? [] : ['Cuántas palabras se piden.']),
  ],
});

export const archivo = ({ publica, clave }: De<'archivo'>, rico: Rico): Escrita => ({
  declaraciones: declara({ cardinal: 'single', tipo: 'file', correctas: [] }),
  cuerpo: `${guia(clave.guia, rico)}<uploadInteraction responseIdentifier="RESPONSE"/>\n`,
  maximo: 1n,
  proceso: { como: 'a_mano' },
  comentarios: [],
  pierde: [
    ...deRubrica({ publica, clave }),
    ...(publica.maxArchivos === 1 ? [] : ['Que se puedan entregar varios archivos: allí, uno.']),
  ],
});
