import {
  opuesto,
  racional,
  type Racional,
  racionalDe,
  suma,
  UNO,
  compara,
  mayor,
  CERO,
} from '@catedra/shared/core/racional.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { suyo } from '@catedra/shared/preguntas/tipos/opciones.ts';
import {
  type Comentario,
  type De,
  declara,
  enteros,
  type Escrita,
  idDe,
  numeroBase,
  pon,
  type Proceso,
  type Rico,
  variable,
} from '#features/importaciones/escribir/qti/partes.ts';
import { FALSO, VERDADERO } from '#features/importaciones/leer/qti/deducir/verdad.ts';

interface Opcion {
  readonly id: string;
  readonly texto: string;
  readonly fija?: boolean;
}

const elige = (opciones: readonly Opcion[], cuantas: 0 | 1, barajar: boolean, rico: Rico): string =>
  [
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${barajar}" maxChoices="${cuantas}">\n`,
    ...opciones.map(
      ({ id, texto, fija = false }) =>
        `<simpleChoice identifier="${idDe(id)}" fixed="${fija}">${rico(texto)}</simpleChoice>\n`,
    ),
    '</choiceInteraction>\n',
  ].join('');

const comentariosDe = (
  opciones: readonly Opcion[],
  explicaciones: Readonly<Record<string, string>>,
): Comentario[] =>
  opciones.flatMap(({ id }) => {
    const html = suyo(explicaciones, id) ?? '';
    return html === '' ? [] : [{ id: idDe(id), html }];
  });

interface DeUna {
  readonly opciones: readonly (Opcion & { readonly peso: Racional })[];
  readonly explicaciones: Readonly<Record<string, string>>;
  readonly barajar: boolean;
}

function deUna({ opciones, explicaciones, barajar }: DeUna, rico: Rico): Escrita {
  const { vale, de } = enteros(opciones.map(({ peso }) => peso));
  const buenas = opciones.filter(({ peso }) => compara(peso, UNO) === 0);
  const mapa = opciones.flatMap(({ id, peso }) =>
    peso.n === 0n ? [] : [{ clave: idDe(id), vale: de(peso) }],
  );
  const soloIgual = mapa.length === 1 && buenas.length === 1;
  return {
    declaraciones: declara({
      cardinal: 'single',
      tipo: 'identifier',
      correctas: buenas.slice(0, 1).map(({ id }) => idDe(id)),
      mapa: soloIgual ? [] : mapa,
    }),
    cuerpo: elige(opciones, 1, barajar, rico),
    maximo: vale,
    proceso: { como: soloIgual ? 'igual' : 'mapa' },
    comentarios: comentariosDe(opciones, explicaciones),
    pierde: [],
  };
}

export function unica({ publica, clave }: De<'unica'>, rico: Rico): Escrita {
  const opciones = publica.opciones.map((una) => ({
    ...una,
    peso: racionalDe(suyo(clave.pesos, una.id) ?? '0'),
  }));
  const textos = opciones.map(({ texto }) => textoPlano(texto));
  const pareceVerdad =
    textos.length === 2 && [VERDADERO, FALSO].every((cual) => textos.some((texto) => cual.test(texto)));
  const escrita = deUna({ opciones, explicaciones: clave.explicaciones, barajar: publica.barajar }, rico);
  return pareceVerdad
    ? { ...escrita, pierde: ['Que sea de elegir una: quien la traiga verá «Verdadero o falso».'] }
    : escrita;
}

export function verdaderoFalso({ clave }: De<'verdadero_falso'>, rico: Rico): Escrita {
  const una = (id: string, texto: string, es: boolean) => ({
    id,
    texto,
    peso: clave.correcta === es ? UNO : racionalDe(clave.pesoDelError),
  });
  return deUna(
    {
      opciones: [una('true', 'Verdadero', true), una('false', 'Falso', false)],
      explicaciones: { true: clave.siVerdadero, false: clave.siFalso },
      barajar: false,
    },
    rico,
  );
}

/** The share of each option, counting each side by itself where that is how it counts. */
function pesosDe({ publica, clave }: De<'multiple'>): Racional[] {
  const buenas = publica.opciones.filter(({ id }) => clave.correctas.includes(id)).length;
  const malas = publica.opciones.length - buenas;
  return publica.opciones.map(({ id }) => {
    if (clave.modo === 'por_opcion') return racionalDe(suyo(clave.pesos, id) ?? '0');
    return clave.correctas.includes(id) ? racional(1, buenas || 1) : opuesto(racional(1, malas || 1));
  });
}

const NO_LLEGAN = 'Que nadie pueda sacar todos sus puntos: sus opciones no llegan al 100 %.';

export function multiple({ publica, clave }: De<'multiple'>, rico: Rico): Escrita {
  const { opciones, barajar } = publica;
  const pesos = pesosDe({ publica, clave });
  const { vale, de } = enteros(pesos);
  const entera = clave.modo === 'todo_o_nada';
  const correctas = opciones.filter(({ id }, i) =>
    clave.modo === 'por_opcion' ? (pesos[i] ?? CERO).n > 0n : clave.correctas.includes(id),
  );
  const positivos = suma(...pesos.map((uno) => mayor(uno, CERO)));
  return {
    declaraciones: declara({
      cardinal: 'multiple',
      tipo: 'identifier',
      correctas: correctas.map(({ id }) => idDe(id)),
      mapa: entera
        ? []
        : opciones.flatMap(({ id }, i) => {
            const peso = pesos[i] ?? CERO;
            return peso.n === 0n ? [] : [{ clave: idDe(id), vale: de(peso) }];
          }),
      desde: 0n,
      hasta: vale,
    }),
    cuerpo: elige(opciones, 0, barajar, rico),
    maximo: entera ? 1n : vale,
    proceso: { como: entera ? 'igual' : 'mapa' },
    comentarios: comentariosDe(opciones, clave.explicaciones),
    varias: true,
    pierde: !entera && compara(positivos, UNO) < 0 ? [NO_LLEGAN] : [],
  };
}

export function emparejar({ publica, clave }: De<'emparejar'>, rico: Rico): Escrita {
  const pares = publica.izquierda.map(({ id }) => `${idDe(id)} ${idDe(suyo(clave.pares, id) ?? '')}`);
  const lado = (elementos: readonly Opcion[], tope: 0 | 1): string =>
    `<simpleMatchSet>\n${elementos
      .map(
        ({ id, texto }) =>
          `<simpleAssociableChoice identifier="${idDe(id)}" matchMax="${tope}">${rico(texto)}</simpleAssociableChoice>\n`,
      )
      .join('')}</simpleMatchSet>\n`;
  return {
    declaraciones: declara({
      cardinal: 'multiple',
      tipo: 'directedPair',
      correctas: pares,
      mapa: pares.map((uno) => ({ clave: uno, vale: 1n })),
    }),
    cuerpo: `<matchInteraction responseIdentifier="RESPONSE" shuffle="${publica.barajar}" maxAssociations="${publica.izquierda.length}">\n${lado(publica.izquierda, 1)}${lado(publica.derecha, 0)}</matchInteraction>\n`,
    maximo: BigInt(pares.length),
    proceso: { como: 'mapa' },
    comentarios: [],
    pierde: [],
  };
}

/** One more point for each that is where it goes. */
const porPosicion = (orden: readonly string[]): string =>
  orden
    .map(
      (id, i) =>
        `<responseCondition><responseIf><match><index n="${i + 1}">${variable('RESPONSE')}</index><baseValue baseType="identifier">${idDe(id)}</baseValue></match>${pon('SCORE', `<sum>${variable('SCORE')}${numeroBase(1n)}</sum>`)}</responseIf></responseCondition>\n`,
    )
    .join('');

export function ordenar({ publica, clave }: De<'ordenar'>, rico: Rico): Escrita {
  // Of two, the three ways are the same one.
  const modo = clave.orden.length === 2 ? 'todo_o_nada' : clave.modo;
  const deLugar = modo === 'por_posicion';
  const proceso: Proceso = deLugar ? { como: 'reglas', reglas: porPosicion(clave.orden) } : { como: 'igual' };
  return {
    declaraciones: declara({ cardinal: 'ordered', tipo: 'identifier', correctas: clave.orden.map(idDe) }),
    cuerpo: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">\n${publica.elementos
      .map(
        ({ id, texto }) =>
          `<simpleChoice identifier="${idDe(id)}" fixed="false">${rico(texto)}</simpleChoice>\n`,
      )
      .join('')}</orderInteraction>\n`,
    maximo: deLugar ? BigInt(clave.orden.length) : 1n,
    proceso,
    comentarios: [],
    pierde: modo === 'por_tramo' ? ['Que un orden a medias dé algo: allí es todo o nada.'] : [],
  };
}
