import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazEmparejar } from '@catedra/shared/importaciones/comun/construir.ts';
import { idsDeTextos } from '@catedra/shared/importaciones/comun/ids.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { puntosDePartes } from '#features/importaciones/leer/qti/deducir/parejas.ts';
import { enParrafo } from '#features/importaciones/leer/qti/html.ts';
import { ricoDe } from '#features/importaciones/leer/qti/v2/cuerpo.ts';
import type { Interaccion, Item } from '#features/importaciones/leer/qti/v2/partes.ts';
import { atributo, hijosDe, type Nodo, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

const SOLO_ENTERA = 'Allí solo daba puntos con todo bien; aquí cada parte da lo suyo.';
const DISTINTAS = 'Allí unas parejas valían más que otras; aquí todas valen igual.';
const VARIAS = 'Un elemento se une con varios, y aquí cada uno se une con uno.';

type Par = readonly [string, string];

/** The pairs that are right: those that are said to be, or those that add. */
function paresDe({ respuesta }: Interaccion): Par[] {
  const dichos = respuesta.correctas.filter((uno) => typeof uno === 'string');
  const suman = (respuesta.mapa?.entradas ?? []).flatMap(({ clave, vale }) =>
    typeof clave === 'string' && vale.n > 0n ? [clave] : [],
  );
  return (dichos.length > 0 ? dichos : suman).map((uno): Par => {
    const [a = '', b = ''] = uno.split(' ');
    return [a, b];
  });
}

const unaVez = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

function puntosDe(item: Item, { respuesta }: Interaccion, pares: readonly Par[], cambios: string[]) {
  const escrito = ([a, b]: Par): string =>
    respuesta.tipo === 'pair' ? [a, b].toSorted().join(' ') : `${a} ${b}`;
  return puntosDePartes(
    pares.length,
    {
      da: (bien) =>
        item.proceso.da(
          new Map([[respuesta.id, bien.flatMap((i) => (pares[i] ? [escrito(pares[i])] : []))]]),
        ),
      maximo: item.maximo,
    },
    cambios,
  ).puntos;
}

/** What other pairs did there, by what the map of the answer says of them. */
function cambiosDeOtras({ respuesta: { mapa, tipo } }: Interaccion, pares: readonly Par[]): string[] {
  const buenos = new Set(
    pares.map(([a, b]) => (tipo === 'pair' ? [a, b].toSorted().join(' ') : `${a} ${b}`)),
  );
  const otras = (mapa?.entradas ?? []).filter(({ clave }) => typeof clave === 'string' && !buenos.has(clave));
  const quitan = otras.some(({ vale }) => vale.n < 0n) || (mapa?.siNo.n ?? 0n) < 0n;
  return [
    ...(quitan ? ['Allí lo que se ponía mal quitaba puntos; aquí solo deja de sumar.'] : []),
    ...(otras.some(({ vale }) => vale.n > 0n)
      ? ['Allí alguna respuesta distinta daba una parte de los puntos; aquí no da nada.']
      : []),
  ];
}

const textosDe = (nodos: readonly Nodo[], cambios: string[]): Map<string, string> =>
  new Map(nodos.map((uno) => [atributo(uno, 'identifier') ?? '', ricoDe(uno, cambios)]));

/** Each of the left with one of the right, whichever side that was; `unos` and `otros` are what each side has. */
function conLados(
  item: Item,
  interaccion: Interaccion,
  unos: ReadonlyMap<string, string>,
  otros: ReadonlyMap<string, string>,
  cambios: string[],
): Hecha {
  const dados = paresDe(interaccion);
  if (dados.length === 0) throw new NoEntra('No dice cuáles son las parejas correctas.');
  const deIzquierda = unaVez(dados.map(([a]) => a)) && dados.length === unos.size;
  const deDerecha = unaVez(dados.map(([, b]) => b)) && dados.length === otros.size;
  if (!deIzquierda && !deDerecha) throw new NoEntra(VARIAS);
  const [izquierda, derecha] = deIzquierda ? [unos, otros] : [otros, unos];
  const pares = dados.map(([a, b]): Par => (deIzquierda ? [a, b] : [b, a]));
  const puntos = puntosDe(item, interaccion, dados, cambios);
  cambios.push(...cambiosDeOtras(interaccion, dados));
  if (puntos === 'todo_o_nada') cambios.push(SOLO_ENTERA);
  else if (new Set(puntos).size > 1) cambios.push(DISTINTAS);
  const usados = new Set(pares.map(([, b]) => b));
  const orden = new Map([...izquierda.keys()].map((id, i) => [id, i]));
  const { enunciado, explicacion } = item;
  return {
    mitades: hazEmparejar({
      enunciado,
      explicacion,
      parejas: [
        ...pares
          .toSorted(([a], [b]) => (orden.get(a) ?? 0) - (orden.get(b) ?? 0))
          .map(([a, b]) => ({ izquierda: izquierda.get(a) ?? '', derecha: derecha.get(b) ?? '' })),
        ...[...derecha].flatMap(([id, texto]) => (usados.has(id) ? [] : [{ izquierda: '', derecha: texto }])),
      ],
      barajar: atributo(interaccion.nodo, 'shuffle') === 'true',
    }),
    cambios,
  };
}

export function empareja(item: Item, interaccion: Interaccion): Hecha {
  const cambios = [...item.cambios];
  const [unos = [], otros = []] = hijosDe(interaccion.nodo, 'simpleMatchSet').map((lado) =>
    hijosDe(lado, 'simpleAssociableChoice'),
  );
  return conLados(item, interaccion, textosDe(unos, cambios), textosDe(otros, cambios), cambios);
}

/** Two and two out of one set: the first of each pair goes to the left. */
export function asocia(item: Item, interaccion: Interaccion): Hecha {
  const cambios = [...item.cambios];
  const todos = textosDe(hijosDe(interaccion.nodo, 'simpleAssociableChoice'), cambios);
  const pares = paresDe(interaccion);
  if (!unaVez(pares.flat())) throw new NoEntra(VARIAS);
  const izquierda = new Set(pares.map(([a]) => a));
  cambios.push(
    'Las parejas se hacían con un solo grupo; aquí, cada elemento de la izquierda con uno de la derecha.',
  );
  const lado = (dentro: boolean) => new Map([...todos].filter(([id]) => izquierda.has(id) === dentro));
  return conLados(item, interaccion, lado(true), lado(false), cambios);
}

/** Words of a bank that go to gaps of a text. */
export function completaConBanco(item: Item, interaccion: Interaccion): Hecha {
  const { nodo } = interaccion;
  const cambios = [...item.cambios];
  const palabras = hijosDe(nodo, 'gapText', 'gapImg').map((una) => ({
    id: atributo(una, 'identifier') ?? '',
    texto: textoPlano(ricoDe(una, cambios)),
    tope: Number(atributo(una, 'matchMax') ?? '1'),
    esImagen: una.nombre === 'gapImg',
  }));
  if (palabras.some(({ esImagen }) => esImagen))
    throw new NoEntra('Se arrastran imágenes, y aquí solo palabras.');
  const huecos = todosDe(nodo, 'gap').map((uno) => atributo(uno, 'identifier') ?? '');
  const pares = paresDe(interaccion);
  const deHueco = new Map(pares.map(([palabra, hueco]) => [hueco, palabra]));
  if (deHueco.size < pares.length) throw new NoEntra('Un hueco admite varias palabras distintas.');
  if (huecos.some((uno) => !deHueco.has(uno))) throw new NoEntra('Un hueco no dice cuál es su palabra.');
  const ordenados = huecos.map((uno): Par => [deHueco.get(uno) ?? '', uno]);
  const puntos = puntosDe(item, interaccion, ordenados, cambios);
  cambios.push(...cambiosDeOtras(interaccion, ordenados));
  if (puntos === 'todo_o_nada') cambios.push(SOLO_ENTERA);
  const ids = huecos.map((_, i) => `hueco${i + 1}`);
  const textos = [...new Set(palabras.map(({ texto }) => texto))];
  const suyos = idsDeTextos(textos, 'banco');
  const idDe = new Map(palabras.map(({ id, texto }) => [id, suyos[textos.indexOf(texto)] ?? '']));
  const repetir = palabras.some(({ tope }) => tope !== 1) || textos.length < palabras.length;
  if (repetir && palabras.some(({ tope }) => tope === 1))
    cambios.push('Todas las palabras se pueden usar más de una vez; allí, solo algunas.');
  const texto = ricoDe(nodo, cambios, (uno) => {
    if (['prompt', 'gapText'].includes(uno.nombre)) return '';
    return uno.nombre === 'gap' ? `[[${ids[huecos.indexOf(atributo(uno, 'identifier') ?? '')]}]]` : undefined;
  });
  const { enunciado, explicacion } = item;
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado,
        texto: enParrafo(texto),
        huecos: ids.map((id) => ({ id, forma: 'banco', opciones: [], numero: false })),
        banco: textos.map((uno, i) => ({ id: suyos[i] ?? '', texto: uno })),
        repetir,
      },
      clave: {
        explicacion,
        huecos: Object.fromEntries(
          ordenados.map(([palabra], i) => [
            ids[i] ?? '',
            {
              puntos: puntos === 'todo_o_nada' ? '1' : (puntos[i] ?? '1'),
              regla: { tipo: 'opcion', pesos: { [idDe.get(palabra) ?? '']: '1' } },
            },
          ]),
        ),
      },
    },
    cambios,
  };
}
