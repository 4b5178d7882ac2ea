import { recortar } from '@catedra/shared/core/recortar.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import {
  clavesNumericasDe,
  hazCorta,
  hazNumerica,
  reglaDeTexto,
} from '@catedra/shared/importaciones/comun/escritas.ts';
import { idsDeTextos } from '@catedra/shared/importaciones/comun/ids.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import type { ClaveDeHueco, Hueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { puntosDePartes } from '#features/importaciones/leer/qti/deducir/parejas.ts';
import { escalaDe } from '#features/importaciones/leer/qti/deducir/puntuacion.ts';
import { ricoDe } from '#features/importaciones/leer/qti/v2/cuerpo.ts';
import { NUMERICOS, numerosDe, textosDe } from '#features/importaciones/leer/qti/v2/escribir.ts';
import type { Interaccion, Item } from '#features/importaciones/leer/qti/v2/partes.ts';
import type { Atomo, Valor } from '#features/importaciones/leer/qti/v2/valores.ts';
import { atributo, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';
import { escribeRacional, mayor, CERO } from '@catedra/shared/core/racional.ts';

const MAX_AYUDA = 200;

/** What is written is all there is, and stands after all the text. */
export function escrita(item: Item, { nodo, respuesta }: Interaccion): Hecha {
  const da = (dado: Atomo) => item.proceso.da(new Map([[respuesta.id, [dado]]]));
  const { enunciado, explicacion } = item;
  const cambios = [...item.cambios];
  if (NUMERICOS.has(respuesta.tipo)) {
    const claves = numerosDe(item, respuesta, da);
    escalaDe(claves.map(({ valor }) => (valor ? da(valor) : CERO)).reduce(mayor, CERO), null, cambios);
    return { mitades: hazNumerica({ enunciado, explicacion, claves }), cambios };
  }
  const { mitades, cambios: otros } = hazCorta({
    enunciado,
    explicacion,
    ...textosDe(item, respuesta, da),
    ayuda: recortar(atributo(nodo, 'placeholderText') ?? '', MAX_AYUDA),
  });
  return { mitades, cambios: [...cambios, ...otros] };
}

interface Hecho {
  readonly hueco: Hueco;
  readonly regla: ClaveDeHueco['regla'];
  readonly buena: Atomo;
}

function hazHueco(item: Item, { nodo, respuesta, tipo }: Interaccion, id: string, cambios: string[]): Hecho {
  const da = (dado: Atomo) => item.proceso.da(new Map([[respuesta.id, [dado]]]));
  if (tipo === 'inlineChoice') {
    const opciones = hijosDe(nodo, 'inlineChoice').map((una) => ({
      id: atributo(una, 'identifier') ?? '',
      texto: textoPlano(ricoDe(una, cambios)),
    }));
    const dadas = opciones.map((una) => da(una.id));
    const mejor = dadas.reduce(mayor, CERO);
    const [correcta] = respuesta.correctas;
    const buena =
      mejor.n > 0n
        ? (opciones[dadas.findIndex((una) => una.n === mejor.n && una.d === mejor.d)]?.id ?? '')
        : correcta;
    if (typeof buena !== 'string') throw new NoEntra('Un hueco no dice qué opción es la correcta.');
    const ids = idsDeTextos(
      opciones.map(({ texto }) => texto),
      id,
    );
    const pesos = Object.fromEntries(
      opciones.flatMap((una, i) => {
        const puntos = dadas[i] ?? CERO;
        if (mejor.n > 0n && puntos.n > 0n)
          return [[ids[i] ?? '', escribeRacional({ n: puntos.n * mejor.d, d: puntos.d * mejor.n })]];
        return una.id === buena ? [[ids[i] ?? '', '1']] : [];
      }),
    );
    return {
      hueco: {
        id,
        forma: 'lista',
        opciones: opciones.map(({ texto }, i) => ({ id: ids[i] ?? '', texto })),
        numero: false,
      },
      regla: { tipo: 'opcion', pesos },
      buena,
    };
  }
  if (NUMERICOS.has(respuesta.tipo)) {
    const claves = numerosDe(item, respuesta, da, true);
    const buena = claves[0]?.valor;
    if (!buena) throw new NoEntra('Un hueco no dice qué número es el correcto.');
    return {
      hueco: { id, forma: 'escrita', opciones: [], numero: true },
      regla: { tipo: 'numerica', claves: clavesNumericasDe(claves) },
      buena,
    };
  }
  const { patrones, escritura } = textosDe(item, respuesta, da, true);
  const { regla, cambios: otros } = reglaDeTexto(patrones, escritura);
  cambios.push(...otros);
  const entero = patrones.find(({ peso }) => peso.n === peso.d);
  if (!entero) throw new NoEntra('Un hueco no dice qué respuesta es la correcta.');
  return {
    hueco: { id, forma: 'escrita', opciones: [], numero: false },
    regla: { tipo: 'corta', ...regla, patrones: [...regla.patrones] },
    buena: entero.patron.replaceAll(String.raw`\*`, '*'),
  };
}

/** A text with gaps that are written or chosen from a list. */
export function completa(
  item: Item,
  interacciones: readonly Interaccion[],
  /** Where the gaps are, when what is asked stands apart. */
  soloTexto: Nodo | null = null,
): Hecha {
  const cambios = [...item.cambios];
  const ids = interacciones.map((_, i) => `hueco${i + 1}`);
  const hechos = interacciones.map((una, i) => hazHueco(item, una, ids[i] ?? '', cambios));
  const { puntos } = puntosDePartes(
    interacciones.length,
    {
      da: (bien) =>
        item.proceso.da(
          new Map(
            bien.map((i): [string, Valor] => [
              interacciones[i]?.respuesta.id ?? '',
              [hechos[i]?.buena ?? ''],
            ]),
          ),
        ),
      maximo: item.maximo,
    },
    cambios,
  );
  if (puntos === 'todo_o_nada')
    cambios.push('Allí solo daba puntos con todo bien; aquí cada parte da lo suyo.');
  const enunciado = soloTexto
    ? ricoDe(item.cuerpo, cambios, (uno) => (uno === soloTexto ? '' : undefined))
    : '';
  const texto = ricoDe(soloTexto ?? item.cuerpo, cambios, (uno) => {
    const cual = interacciones.findIndex(({ nodo }) => nodo === uno);
    return cual < 0 ? undefined : `[[${ids[cual]}]]`;
  });
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado,
        texto,
        huecos: hechos.map(({ hueco }) => hueco),
        banco: [],
        repetir: false,
      },
      clave: {
        explicacion: item.explicacion,
        huecos: Object.fromEntries(
          hechos.map(({ hueco, regla }, i) => [
            hueco.id,
            { puntos: puntos === 'todo_o_nada' ? '1' : (puntos[i] ?? '1'), regla },
          ]),
        ),
      },
    },
    cambios,
  };
}
