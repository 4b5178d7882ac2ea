import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazEmparejar } from '@catedra/shared/importaciones/comun/construir.ts';
import { clavesNumericasDe, reglaDeTexto } from '@catedra/shared/importaciones/comun/escritas.ts';
import { idsDeTextos } from '@catedra/shared/importaciones/comun/ids.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import type { ClaveDeHueco, Hueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { cambiosPorErrores, puntosDePartes } from '#features/importaciones/leer/qti/deducir/parejas.ts';
import { enParrafo } from '#features/importaciones/leer/qti/html.ts';
import { comentariosDe } from '#features/importaciones/leer/qti/v1/comentarios.ts';
import { esNumerico, numerosDe, textosDe } from '#features/importaciones/leer/qti/v1/escribir.ts';
import type { Item, Lugar } from '#features/importaciones/leer/qti/v1/partes.ts';
import { materialDe } from '#features/importaciones/leer/qti/v1/textos.ts';
import { atributo, textoDe, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

/** What is right in each place: of what can be chosen, the one that gives most by itself. */
function laBuena(item: Item, lugar: Lugar): string {
  const dadas = lugar.opciones.map(({ id }) => ({ id, puntos: item.da(new Map([[lugar.id, [id]]])) }));
  const buenas = dadas.filter(({ puntos }) => puntos.n > 0n);
  if (buenas.length > 0) return buenas[0]?.id ?? '';
  const dichas = todosDe(item.proceso, 'varequal').filter((una) => atributo(una, 'respident') === lugar.id);
  const posible = dichas
    .map((una) => textoDe(una).trim())
    .find((id) => lugar.opciones.some((una) => una.id === id));
  if (posible === undefined) throw new NoEntra('Una de sus partes no dice qué respuesta es la correcta.');
  return posible;
}

const SOLO_ENTERA = {
  parejas: 'Allí solo daba puntos con todas bien; aquí cada pareja da su parte.',
  huecos: 'Allí solo daba puntos con todos bien; aquí cada hueco da su parte.',
};

/** Each thing of the left has the same ones to be joined with. */
export function parejas(item: Item, lugares: readonly Lugar[]): Hecha {
  const { explicacion, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const buenas = lugares.map((lugar) => laBuena(item, lugar));
  const { puntos } = puntosDePartes(
    lugares.length,
    {
      da: (bien) => item.da(new Map(bien.map((i) => [lugares[i]?.id ?? '', [buenas[i] ?? '']]))),
      maximo: item.maximo,
    },
    cambios,
  );
  cambios.push(
    ...cambiosPorErrores(
      lugares.length,
      (i) => (lugares[i]?.opciones ?? []).map(({ id }) => id).filter((id) => id !== buenas[i]),
      (parte, respuesta) =>
        item.da(
          new Map(
            lugares.flatMap(({ id }, i): [string, string[]][] => {
              if (i !== parte) return [[id, [buenas[i] ?? '']]];
              return respuesta === null ? [] : [[id, [respuesta]]];
            }),
          ),
        ),
    ),
  );
  if (puntos === 'todo_o_nada') cambios.push(SOLO_ENTERA.parejas);
  else if (new Set(puntos).size > 1)
    cambios.push('Allí unas parejas valían más que otras; aquí todas valen igual.');
  const textos = new Map(
    lugares.flatMap(({ opciones }) => opciones.map(({ id, texto }) => [id, texto] as const)),
  );
  const usados = new Set(buenas.map((id) => textos.get(id)));
  const sobran = [...new Set(textos.values())].filter((texto) => !usados.has(texto));
  return {
    mitades: hazEmparejar({
      enunciado: enParrafo(materialDe(item.presentacion)),
      explicacion,
      parejas: [
        ...lugares.map(({ texto }, i) => ({
          izquierda: enParrafo(texto),
          derecha: textos.get(buenas[i] ?? '') ?? '',
        })),
        ...sobran.map((derecha) => ({ izquierda: '', derecha })),
      ],
    }),
    cambios,
  };
}

const conMarca = (id: string): string => `[[${id}]]`;

/** The text with a mark where each place stands: between its pieces, or by its name in brackets. */
function textoConMarcas(item: Item, lugares: readonly Lugar[], ids: readonly string[]): string {
  const nombres = lugares.map(({ id, texto }) => [
    id.replace(/^response_/, '').replace(/^\[(.*)\]$/, '$1'),
    textoPlano(texto),
  ]);
  const suelto = materialDe(item.presentacion);
  const conNombre = lugares.every((_, i) =>
    nombres[i]?.some((uno) => uno !== '' && suelto.includes(`[${uno}]`)),
  );
  if (conNombre)
    return lugares.reduce((texto, _, i) => {
      const nombre = nombres[i]?.find((uno) => uno !== '' && texto.includes(`[${uno}]`)) ?? '';
      return texto.replace(`[${nombre}]`, () => conMarca(ids[i] ?? ''));
    }, suelto);
  return materialDe(item.presentacion, (nodo) => {
    const cual = lugares.findIndex((lugar) => lugar.nodo === nodo);
    return cual < 0 ? '' : ` ${lugares[cual]?.texto ?? ''} ${conMarca(ids[cual] ?? '')} `;
  });
}

/** A text with a gap in each place. */
export function huecos(item: Item, lugares: readonly Lugar[]): Hecha {
  const { explicacion, deCada, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const ids = lugares.map((_, i) => `hueco${i + 1}`);
  const hechos = lugares.map((lugar, i) => {
    const id = ids[i] ?? '';
    const seEscribe = lugar.forma === 'texto' || /fill_in_multiple_blanks/.test(item.tipo);
    const esLista = todosDe(lugar.nodo, 'response_label').some((una) =>
      ['dropdown', 'wordbank'].includes(atributo(una, 'answer_type') ?? ''),
    );
    if (lugar.forma === 'texto' && esNumerico(item, lugar)) {
      const claves = numerosDe({ ...item, maximo: null }, lugar, cambios);
      return hueco(
        id,
        { forma: 'escrita', opciones: [], numero: true },
        { tipo: 'numerica', claves: clavesNumericasDe(claves) },
        '',
      );
    }
    if (lugar.forma === 'texto') {
      const da = (texto: string) => item.da(new Map([[lugar.id, [texto]]]));
      const { patrones, escritura } = textosDe({ ...item, maximo: null }, lugar, da, deCada, cambios, true);
      const { regla } = reglaDeTexto(patrones, escritura);
      return hueco(
        id,
        ESCRITA,
        { tipo: 'corta', ...regla, patrones: [...regla.patrones] },
        patrones[0]?.patron ?? '',
      );
    }
    const buena = laBuena(item, lugar);
    if (seEscribe && !esLista) return deTexto(item, lugar, id, buena);
    const textos = lugar.opciones.map(({ texto }) => textoPlano(texto));
    const suyos = idsDeTextos(textos, id);
    const cual = lugar.opciones.findIndex((una) => una.id === buena);
    return hueco(
      id,
      { forma: 'lista', opciones: textos.map((texto, n) => ({ id: suyos[n] ?? '', texto })), numero: false },
      { tipo: 'opcion', pesos: { [suyos[cual] ?? '']: '1' } },
      buena,
    );
  });
  const buenas = lugares.map((lugar, i) => respuestaBuena(item, lugar, hechos[i]?.buena ?? ''));
  const { puntos } = puntosDePartes(
    lugares.length,
    {
      da: (bien) => item.da(new Map(bien.map((i) => [lugares[i]?.id ?? '', [buenas[i] ?? '']]))),
      maximo: item.maximo,
    },
    cambios,
  );
  if (puntos === 'todo_o_nada') cambios.push(SOLO_ENTERA.huecos);
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado: '',
        texto: enParrafo(textoConMarcas(item, lugares, ids)),
        huecos: hechos.map(({ publica }) => publica),
        banco: [],
        repetir: false,
      },
      clave: {
        explicacion,
        huecos: Object.fromEntries(
          hechos.map(({ publica, regla }, i) => [
            publica.id,
            { puntos: puntos === 'todo_o_nada' ? '1' : (puntos[i] ?? '1'), regla },
          ]),
        ),
      },
    },
    cambios,
  };
}

const ESCRITA = { forma: 'escrita', opciones: [], numero: false } as const;

interface Hecho {
  readonly publica: Hueco;
  readonly regla: ClaveDeHueco['regla'];
  readonly buena: string;
}

const hueco = (
  id: string,
  {
    opciones,
    ...forma
  }: {
    readonly forma: Hueco['forma'];
    readonly opciones: readonly { id: string; texto: string }[];
    readonly numero: boolean;
  },
  regla: ClaveDeHueco['regla'],
  buena: string,
): Hecho => ({ publica: { id, ...forma, opciones: [...opciones] }, regla, buena });

/** The options of a gap that is written are the ways of being right: one of them scores, and all are meant to. */
function deTexto(item: Item, lugar: Lugar, id: string, buena: string): Hecho {
  const vale = item.da(new Map([[lugar.id, [buena]]]));
  if (vale.n < 0n) throw new NoEntra('Un hueco da menos de 0 por su respuesta correcta.');
  const vistos = new Set<string>();
  const patrones = lugar.opciones.flatMap(({ texto }) => {
    const llano = textoPlano(texto).replaceAll('*', String.raw`\*`);
    if (llano === '' || vistos.has(llano.toLowerCase())) return [];
    vistos.add(llano.toLowerCase());
    return [{ patron: llano, peso: { n: 1n, d: 1n } }];
  });
  const { regla } = reglaDeTexto(patrones, { mayusculas: false, tildes: true, puntoFinal: true });
  return hueco(id, ESCRITA, { tipo: 'corta', ...regla, patrones: [...regla.patrones] }, buena);
}

/** An answer that is right in a place, as its conditions expect it. */
function respuestaBuena(item: Item, lugar: Lugar, buena: string): string {
  if (lugar.forma !== 'texto') return buena;
  const dichos = todosDe(item.proceso, 'varequal', 'vargte', 'varlte').filter(
    (una) => atributo(una, 'respident') === lugar.id,
  );
  const escritos = dichos.map((una) => textoDe(una).trim());
  return escritos.find((texto) => item.da(new Map([[lugar.id, [texto]]])).n > 0n) ?? escritos[0] ?? buena;
}
