import { por, racional, racionalDe } from '@catedra/shared/core/racional.ts';
import { type ClaveDeHueco, eligeDe, type Hueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { conHuecos, huecosDelTexto } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import { suyo } from '@catedra/shared/preguntas/tipos/opciones.ts';
import { esTodo } from '@catedra/shared/preguntas/tipos/tipo.ts';
import {
  entradasDeTexto,
  numerosBuenos,
  pierdeNumeros,
  pierdeTexto,
  reglaDeNumero,
  textosBuenos,
} from '#features/importaciones/escribir/qti/escritas.ts';
import {
  type De,
  declara,
  type Escrita,
  idDe,
  mcm,
  pon,
  type Rico,
} from '#features/importaciones/escribir/qti/partes.ts';
import { CON_HUECOS } from '#features/importaciones/leer/qti/clases.ts';
import { escapado } from '#features/importaciones/escribir/xml.ts';

interface ConClave {
  readonly hueco: Hueco;
  readonly clave: ClaveDeHueco;
}

function pesosDe({ regla }: ClaveDeHueco): readonly string[] {
  switch (regla.tipo) {
    case 'corta':
      return regla.patrones.map(({ peso }) => peso);
    case 'numerica':
      return regla.claves.map(({ peso }) => peso);
    default:
      return Object.values(regla.pesos);
  }
}

/** In whole points, exact for every gap at once: none takes away. */
function escala(huecos: readonly ConClave[]) {
  const veces = mcm(
    huecos.flatMap(({ clave }) =>
      pesosDe(clave)
        .map((peso) => por(racionalDe(peso), racionalDe(clave.puntos)).d)
        .concat(racionalDe(clave.puntos).d),
    ),
  );
  const vale = (clave: ClaveDeHueco) => (peso: string) => {
    const puntos = por(por(racionalDe(peso), racionalDe(clave.puntos)), racional(veces)).n;
    return puntos < 0n ? 0n : puntos;
  };
  return { vale, maximo: huecos.reduce((hasta, { clave }) => hasta + vale(clave)('1'), 0n) };
}

/** The only word that is right in a gap; null where it is not one alone, and whole. */
function unaBuena({ regla }: ClaveDeHueco): string | null {
  if (regla.tipo !== 'opcion') return null;
  const dan = Object.entries(regla.pesos).filter(([, peso]) => racionalDe(peso).n !== 0n);
  const [[id, peso] = ['', '0'], ...otras] = dan;
  return otras.length === 0 && esTodo(peso) ? id : null;
}

const PROPORCION = 'Los puntos de cada hueco salen como números enteros, en la misma proporción.';
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function pierdePuntos(huecos: readonly ConClave[]): string[] {
  const puntos = huecos.map(({ clave }) => racionalDe(clave.puntos));
  const justos =
    puntos.every(({ d }) => d === 1n) && puntos.reduce((hasta, { n }) => divisor(hasta, n), 0n) <= 1n;
  return justos ? [] : [PROPORCION];
}

/** Words that are dragged to their gaps, where each gap has one. */
function arrastrar({ publica }: De<'completar'>, huecos: readonly ConClave[], rico: Rico): Escrita | null {
  const buenas = huecos.map(({ hueco, clave }) => (hueco.forma === 'banco' ? unaBuena(clave) : null));
  if (huecos.length === 0 || buenas.includes(null)) return null;
  const { vale, maximo } = escala(huecos);
  const pares = huecos.map(({ hueco, clave }, i) => ({
    clave: `${idDe(buenas[i] ?? '')} ${idDe(hueco.id)}`,
    vale: vale(clave)('1'),
  }));
  const palabras = publica.banco.map(
    ({ id, texto }) =>
      `<gapText identifier="${idDe(id)}" matchMax="${publica.repetir ? 0 : 1}">${escapado(texto)}</gapText>\n`,
  );
  const texto = conHuecos(rico(publica.texto), (id) => `<gap identifier="${idDe(id)}"/>`);
  return {
    declaraciones: declara({
      cardinal: 'multiple',
      tipo: 'directedPair',
      correctas: pares.map(({ clave }) => clave),
      mapa: pares,
    }),
    cuerpo: `<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="true">\n${palabras.join('')}${texto}</gapMatchInteraction>\n`,
    maximo,
    proceso: { como: 'mapa' },
    comentarios: [],
    pierde: pierdePuntos(huecos),
  };
}

interface Lugar {
  readonly declarada: string;
  readonly donde: string;
  readonly regla: string;
}

function enLista(
  elegibles: readonly { readonly id: string; readonly texto: string }[],
  pesos: Readonly<Record<string, string>>,
  id: string,
  vale: (peso: string) => bigint,
): Pick<Lugar, 'declarada' | 'donde'> {
  const buena = elegibles.find((una) => esTodo(suyo(pesos, una.id)));
  return {
    declarada: declara({
      id,
      cardinal: 'single',
      tipo: 'identifier',
      correctas: buena ? [idDe(buena.id)] : [],
      mapa: elegibles.flatMap((una) => {
        const puntos = vale(suyo(pesos, una.id) ?? '0');
        return puntos === 0n ? [] : [{ clave: idDe(una.id), vale: puntos }];
      }),
      desde: 0n,
    }),
    donde: `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="true">${elegibles
      .map((una) => `<inlineChoice identifier="${idDe(una.id)}">${escapado(una.texto)}</inlineChoice>`)
      .join('')}</inlineChoiceInteraction>`,
  };
}

function lugarDe(
  publica: De<'completar'>['publica'],
  { hueco, clave }: ConClave,
  id: string,
  vale: (peso: string) => bigint,
  pierde: string[],
): Lugar {
  const { regla } = clave;
  const escrito = `<textEntryInteraction responseIdentifier="${id}" expectedLength="20"/>`;
  const suma = `${pon('SCORE', `<sum><variable identifier="SCORE"/><mapResponse identifier="${id}"/></sum>`)}\n`;
  switch (regla.tipo) {
    case 'numerica':
      pierde.push(...pierdeNumeros(regla.claves));
      return {
        declarada: declara({ id, cardinal: 'single', tipo: 'float', correctas: numerosBuenos(regla.claves) }),
        donde: escrito,
        regla: reglaDeNumero(id, regla.claves, vale, true, pierde),
      };
    case 'corta': {
      pierde.push(...pierdeTexto(regla));
      const mapa = entradasDeTexto(regla, vale);
      const correctas = textosBuenos(regla);
      return {
        declarada: declara({ id, cardinal: 'single', tipo: 'string', correctas, mapa, desde: 0n }),
        donde: escrito,
        regla: mapa.length === 0 ? '' : suma,
      };
    }
    default:
      return { ...enLista(eligeDe(publica, hueco), regla.pesos, id, vale), regla: suma };
  }
}

/** With what is written or chosen in the text itself. */
function enElTexto({ publica }: De<'completar'>, huecos: readonly ConClave[], rico: Rico): Escrita {
  const pierde = [
    ...(publica.huecos.some(({ forma }) => forma === 'banco')
      ? ['El banco de palabras: cada hueco sale con su lista.']
      : []),
    ...(huecos.some(({ clave }) => pesosDe(clave).some((peso) => racionalDe(peso).n < 0n))
      ? ['Los valores negativos de un hueco, que nunca restan.']
      : []),
    ...pierdePuntos(huecos),
  ];
  const { vale, maximo } = escala(huecos);
  const lugares = new Map(
    huecos.map((uno, i) => [uno.hueco.id, lugarDe(publica, uno, `HUECO${i + 1}`, vale(uno.clave), pierde)]),
  );
  const todos = [...lugares.values()];
  return {
    declaraciones: todos.map(({ declarada }) => declarada).join(''),
    cuerpo: `<div class="${CON_HUECOS}">${conHuecos(rico(publica.texto), (id) => lugares.get(id)?.donde ?? '')}</div>\n`,
    maximo,
    proceso: { como: 'reglas', reglas: todos.map(({ regla }) => regla).join('') },
    comentarios: [],
    pierde,
  };
}

export function completar(de: De<'completar'>, rico: Rico): Escrita {
  const { publica, clave } = de;
  const huecos = huecosDelTexto(publica.texto).flatMap((id): ConClave[] => {
    const hueco = publica.huecos.find((uno) => uno.id === id);
    const suya = suyo(clave.huecos, id);
    return hueco && suya ? [{ hueco, clave: suya }] : [];
  });
  return arrastrar(de, huecos, rico) ?? enElTexto(de, huecos, rico);
}
