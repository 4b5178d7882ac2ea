import { por, racional, type Racional, racionalDe } from '@catedra/shared/core/racional.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import { escapar } from '@catedra/shared/importaciones/comun/escapar.ts';
import { type ClaveDeHueco, eligeDe, type Hueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { conHuecos, huecosDelTexto } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import { suyo } from '@catedra/shared/preguntas/tipos/opciones.ts';
import { esTodo } from '@catedra/shared/preguntas/tipos/tipo.ts';
import {
  dato,
  type De,
  type Escrita,
  fraccion,
  numero,
} from '#features/importaciones/escribir/moodle-xml/partes.ts';
import { centroYMargen, pierdeTexto } from '#features/importaciones/escribir/moodle-xml/tipos.ts';
import { ENTRE_ENUNCIADO_Y_TEXTO } from '#features/importaciones/leer/moodle-xml/junto.ts';
import { citado } from '#features/importaciones/escribir/xml.ts';

const todoJunto = (enunciado: string, texto: string): string =>
  sinNadaQueVer(enunciado) ? texto : `${enunciado}${ENTRE_ENUNCIADO_Y_TEXTO}${texto}`;

const escapado = (texto: string): string => texto.replace(/[\\}#~/"=]/g, (signo) => `\\${signo}`);
const llano = (texto: string): string => escapado(escapar(texto));
const comentario = (html: string): string => (html === '' ? '' : `#${escapado(html)}`);

const mcm = (numeros: readonly bigint[]): bigint => {
  const mcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : mcd(b, a % b));
  return numeros.reduce((hasta, uno) => (hasta * uno) / mcd(hasta, uno), 1n);
};

/** Whole points, in the same proportion. */
function enteros(puntos: readonly Racional[], pierde: string[]): bigint[] {
  const veces = mcm(puntos.map(({ d }) => d));
  if (veces !== 1n)
    pierde.push('Los puntos de cada hueco salen como números enteros, en la misma proporción.');
  return puntos.map((uno) => por(uno, racional(veces)).n);
}

const valor = (peso: string, pierde: string[]): string =>
  esTodo(peso) ? '=' : `%${fraccion(peso, pierde)}%`;

function incrustado(
  publica: De<'completar'>['publica'],
  hueco: Hueco,
  { regla }: ClaveDeHueco,
  pierde: string[],
): string {
  switch (regla.tipo) {
    case 'corta':
      pierde.push(...pierdeTexto(regla));
      return `${regla.mayusculas ? 'SHORTANSWER_C' : 'SHORTANSWER'}:${regla.patrones
        .map((uno) => `${valor(uno.peso, pierde)}${llano(uno.patron)}${comentario(uno.explicacion)}`)
        .join('~')}`;
    case 'numerica':
      return `NUMERICAL:${regla.claves
        .map((una) => {
          const [centro, margen] = centroYMargen(una, pierde).map((uno) => numero(uno, pierde));
          return `${valor(una.peso, pierde)}${centro}:${margen}${comentario(una.explicacion)}`;
        })
        .join('~')}`;
    default:
      return `MULTICHOICE:${eligeDe(publica, hueco)
        .map(({ id, texto }) => {
          const peso = suyo(regla.pesos, id) ?? '0';
          return `${racionalDe(peso).n === 0n ? '' : valor(peso, pierde)}${llano(texto)}`;
        })
        .join('~')}`;
  }
}

/** With its answers in the text. */
function cloze({ publica, clave }: De<'completar'>): Escrita {
  const pierde = publica.huecos.some(({ forma }) => forma === 'banco')
    ? ['El banco de palabras: cada hueco sale con su lista.']
    : [];
  const orden = huecosDelTexto(publica.texto);
  const puntos = enteros(
    orden.map((id) => racionalDe(suyo(clave.huecos, id)?.puntos ?? '1')),
    pierde,
  );
  const texto = conHuecos(publica.texto, (id) => {
    const hueco = publica.huecos.find((uno) => uno.id === id);
    const suya = suyo(clave.huecos, id);
    return hueco && suya ? `{${puntos[orden.indexOf(id)]}:${incrustado(publica, hueco, suya, pierde)}}` : '';
  });
  return { tipo: 'cloze', dentro: '', enunciado: todoJunto(publica.enunciado, texto), pierde };
}

/** The only word that is right in a gap; null where it is not one alone, and whole. */
function unaBuena({ regla }: ClaveDeHueco | { readonly regla: null }): string | null {
  if (regla?.tipo !== 'opcion') return null;
  const dan = Object.entries(regla.pesos).filter(([, peso]) => racionalDe(peso).n !== 0n);
  const [[id, peso] = ['', '0'], ...otras] = dan;
  return otras.length === 0 && esTodo(peso) ? id : null;
}

/** Words that are dragged into a text: where each gap has one of them, and all are worth the same. */
function arrastrar({ publica, clave }: De<'completar'>): Escrita | null {
  const buenas = new Map(
    publica.huecos.map(({ id }) => [id, unaBuena(suyo(clave.huecos, id) ?? { regla: null })]),
  );
  const puntos = new Set(publica.huecos.map(({ id }) => suyo(clave.huecos, id)?.puntos));
  const todas = publica.huecos.every(({ id, forma }) => forma === 'banco' && buenas.get(id));
  if (!todas || puntos.size > 1 || /\[\[\d/.test(publica.texto + publica.enunciado)) return null;
  const lugar = new Map(publica.banco.map(({ id }, i) => [id, i + 1]));
  const palabras = publica.banco.map(
    ({ texto }) =>
      `<dragbox><text>${citado(escapar(texto))}</text>${dato('group', 1)}${publica.repetir ? '<infinite/>' : ''}</dragbox>\n`,
  );
  const texto = conHuecos(publica.texto, (id) => `[[${lugar.get(buenas.get(id) ?? '') ?? ''}]]`);
  return {
    tipo: 'ddwtos',
    dentro: dato('shuffleanswers', 1) + palabras.join(''),
    enunciado: todoJunto(publica.enunciado, texto),
    pierde: [...puntos].every((uno) => uno === '1')
      ? []
      : ['Los puntos de los huecos, que son iguales para todos.'],
  };
}

export const completar = (de: De<'completar'>): Escrita => arrastrar(de) ?? cloze(de);
