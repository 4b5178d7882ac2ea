import { porCiento } from '#preguntas/por-ciento.ts';
import { seResponde } from '#preguntas/que-pide.ts';
import type { Mitades } from '#preguntas/textos.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '#preguntas/tipos.ts';
import { conHuecos } from '#preguntas/tipos/completar/texto.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import {
  type ConTexto,
  enFila,
  ids,
  llana,
  nombreDe,
  type Parte,
  rica,
  siNo,
  vale,
} from '#preguntas/versiones/parte.ts';

type Partes<T extends TipoPregunta> = (publica: PublicaDe<T>, clave: ClaveDe<T>) => Parte[];

interface ConOpciones {
  readonly opciones: readonly (ConTexto & { readonly fija: boolean })[];
  readonly barajar: boolean;
}

/** What each option says, how right it is, what is said of it, and the order of all. */
const deOpciones = (
  { opciones, barajar }: ConOpciones,
  explicaciones: Readonly<Record<string, string>>,
  da: (id: string) => string,
): Parte[] => [
  ...opciones.flatMap(({ id, texto, fija }, i) => [
    rica(`opcion ${id}`, `Opción ${i + 1}`, texto),
    llana(`da ${id}`, `Lo que da la opción ${i + 1}`, da(id)),
    rica(`si ${id}`, `Si elige la opción ${i + 1}`, suyo(explicaciones, id) ?? ''),
    siNo(`fija ${id}`, `La opción ${i + 1} no se baraja`, fija),
  ]),
  { id: 'orden', que: 'Orden de las opciones', texto: enFila(opciones), orden: ids(opciones) },
  siNo('barajar', 'Barajar las opciones', barajar),
];

const MODOS_DE_MULTIPLE = {
  todo_o_nada: 'Todo o nada',
  proporcional: 'En proporción',
  por_opcion: 'Un valor para cada opción',
} as const;
const MODOS_DE_ORDENAR = {
  todo_o_nada: 'Todo o nada',
  por_posicion: 'Cada paso en su sitio',
  por_tramo: 'Los que quedan en buen orden entre sí',
} as const;

type Texto = ClaveDe<'corta'>;
const deTexto = (
  de: string,
  { patrones, mayusculas, tildes, puntoFinal, erratas }: Omit<Texto, 'explicacion'>,
) => [
  ...patrones.flatMap(({ id, patron, peso, explicacion }, i) => [
    llana(`${de}patron ${id}`, `${de}Respuesta ${i + 1}`, `${patron}, ${vale(peso)}`),
    rica(`${de}si ${id}`, `${de}Si escribe la respuesta ${i + 1}`, explicacion),
  ]),
  {
    id: `${de}orden`,
    que: `${de}Orden de las respuestas`,
    texto: patrones.map(({ patron }) => patron).join(' · '),
    orden: ids(patrones),
  },
  siNo(`${de}mayusculas`, `${de}Las mayúsculas cuentan`, mayusculas),
  siNo(`${de}tildes`, `${de}Las tildes cuentan`, tildes),
  siNo(`${de}punto`, `${de}El punto final cuenta`, puntoFinal),
  llana(`${de}erratas`, `${de}Con una errata vale`, erratas === null ? 'Nada' : vale(erratas)),
];

type Valor = ClaveDe<'numerica'>['claves'][number];
const comoNumero = (exacto: string): string => exacto.replace('.', ',').replace('-', '−');
const loQueAdmite = ({ valor, tolerancia }: Valor): string => {
  if (tolerancia.tipo === 'rango')
    return `de ${comoNumero(tolerancia.desde)} a ${comoNumero(tolerancia.hasta)}`;
  const margen =
    tolerancia.tipo === 'relativa' ? `${porCiento(tolerancia.valor)} %` : comoNumero(tolerancia.valor);
  return `${comoNumero(valor ?? '')} ± ${margen}`;
};
const deNumeros = (de: string, claves: readonly Valor[]): Parte[] =>
  claves.flatMap((una, i) => [
    llana(`${de}valor ${una.id}`, `${de}Valor ${i + 1}`, `${loQueAdmite(una)}, ${vale(una.peso)}`),
    rica(`${de}si ${una.id}`, `${de}Si escribe el valor ${i + 1}`, una.explicacion),
  ]);

const UNIDAD = {
  ninguna: 'Sin unidad',
  escrita: 'Escrita tras el número',
  elegida: 'Elegida al lado',
} as const;
const FORMA = { escrita: 'Se escribe', lista: 'Se elige de una lista', banco: 'Se toma del banco' } as const;

type Hueco = PublicaDe<'completar'>['huecos'][number];
function deHueco(
  hueco: Hueco,
  i: number,
  banco: PublicaDe<'completar'>['banco'],
  clave: ClaveDe<'completar'>['huecos'][string] | undefined,
): Parte[] {
  const de = `Hueco ${i + 1}: `;
  const lista = hueco.forma === 'banco' ? banco : hueco.opciones;
  const regla = clave?.regla;
  return [
    llana(`forma ${hueco.id}`, `${de}cómo se llena`, FORMA[hueco.forma]),
    ...(hueco.forma === 'lista' ? [llana(`lista ${hueco.id}`, `${de}lista`, enFila(hueco.opciones))] : []),
    llana(`puntos ${hueco.id}`, `${de}cuánto pesa`, comoNumero(clave?.puntos ?? '1')),
    ...(regla?.tipo === 'opcion'
      ? [
          llana(
            `regla ${hueco.id}`,
            `${de}lo que da`,
            Object.entries(regla.pesos)
              .map(([id, peso]) => `${nombreDe(lista, id)}, ${vale(peso)}`)
              .join(' · '),
          ),
        ]
      : []),
    ...(regla?.tipo === 'corta' ? deTexto(de, regla) : []),
    ...(regla?.tipo === 'numerica' ? deNumeros(de, regla.claves) : []),
  ];
}

const aMano = ({ rubrica, guia }: Pick<ClaveDe<'ensayo'>, 'rubrica' | 'guia'>): Parte[] => [
  ...rubrica.map(({ titulo, descripcion, puntos, niveles = [] }, i) =>
    llana(
      `criterio ${i}`,
      `Criterio ${i + 1}`,
      [
        `${titulo}, ${puntos} puntos`,
        descripcion ?? '',
        ...niveles.map(({ nombre, puntos: valen, descripcion: como }) =>
          como ? `${nombre}, ${valen}: ${como}` : `${nombre}, ${valen}`,
        ),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  ),
  rica('guia', 'Guía para quien corrige', guia),
];

const palabras = (cuantas: number | null): string =>
  cuantas === null ? 'Sin límite' : `${cuantas} palabras`;

const propias: { readonly [T in TipoPregunta]: Partes<T> } = {
  unica: (publica, { pesos, explicaciones }) =>
    deOpciones(publica, explicaciones, (id) => vale(suyo(pesos, id))),
  multiple: (publica, { modo, correctas, pesos, explicaciones }) => [
    ...deOpciones(publica, explicaciones, (id) =>
      modo === 'por_opcion' ? vale(suyo(pesos, id)) : correctas.includes(id) ? 'Correcta' : 'Incorrecta',
    ),
    llana('modo', 'Cómo puntúa', MODOS_DE_MULTIPLE[modo]),
  ],
  verdadero_falso: (_, { correcta, siVerdadero, siFalso, pesoDelError }) => [
    llana('correcta', 'La correcta', correcta === null ? '' : correcta ? 'Verdadero' : 'Falso'),
    rica('siVerdadero', 'Si elige verdadero', siVerdadero),
    rica('siFalso', 'Si elige falso', siFalso),
    llana('error', 'Lo que da equivocarse', vale(pesoDelError)),
  ],
  corta: ({ ayuda }, clave) => [llana('ayuda', 'Ayuda dentro del campo', ayuda), ...deTexto('', clave)],
  numerica: ({ unidades, unidad }, { claves, factores, unidadPorDefecto, sinUnidad }) => [
    ...deNumeros('', claves),
    llana('unidad', 'La unidad', UNIDAD[unidad]),
    ...unidades.map(({ id, nombre }) =>
      llana(`unidad ${id}`, `Unidad ${nombre}`, `${nombre} × ${comoNumero(suyo(factores, id) ?? '1')}`),
    ),
    llana(
      'sinUnidad',
      'Sin unidad',
      sinUnidad === 'esta_mal'
        ? 'Está mal'
        : `Se entiende ${unidades.find(({ id }) => id === unidadPorDefecto)?.nombre ?? ''}`.trim(),
    ),
  ],
  emparejar: ({ izquierda, derecha, barajar }, { pares }) => {
    const usadas = new Set(izquierda.map(({ id }) => suyo(pares, id)));
    return [
      ...izquierda.flatMap(({ id, texto }, i) => [
        rica(`izquierda ${id}`, `Pareja ${i + 1}, a la izquierda`, texto),
        llana(`pareja ${id}`, `Pareja ${i + 1}, a la derecha`, nombreDe(derecha, suyo(pares, id) ?? '')),
      ]),
      llana('distractores', 'Los que sobran', enFila(derecha.filter(({ id }) => !usadas.has(id)))),
      siNo('barajar', 'Barajar las parejas', barajar),
    ];
  },
  ordenar: ({ elementos }, { orden, modo }) => [
    ...orden.flatMap((id, i) =>
      elementos.filter((uno) => uno.id === id).map(({ texto }) => rica(`paso ${id}`, `Paso ${i + 1}`, texto)),
    ),
    {
      id: 'orden',
      que: 'El orden bueno',
      texto: orden.map((id) => nombreDe(elementos, id)).join(' · '),
      orden,
    },
    llana('modo', 'Cómo puntúa', MODOS_DE_ORDENAR[modo]),
  ],
  completar: ({ texto, huecos, banco, repetir }, { huecos: claves }) => [
    rica(
      'texto',
      'Texto con huecos',
      conHuecos(texto, (id) => `[${huecos.findIndex((uno) => uno.id === id) + 1}]`),
    ),
    ...huecos.flatMap((uno, i) => deHueco(uno, i, banco, suyo(claves, uno.id))),
    llana('banco', 'Banco de palabras', enFila(banco)),
    siNo('repetir', 'Cada palabra se puede repetir', repetir),
  ],
  ensayo: ({ minPalabras, maxPalabras, plantilla }, clave) => [
    llana('min', 'Como poco', palabras(minPalabras)),
    llana('max', 'Como mucho', palabras(maxPalabras)),
    rica('plantilla', 'Lo que ya está escrito al empezar', plantilla),
    ...aMano(clave),
  ],
  archivo: ({ maxArchivos }, clave) => [
    llana('max', 'Archivos que se suben', `Como mucho ${maxArchivos}`),
    ...aMano(clave),
  ],
  descripcion: () => [],
};

/** Everything that an author can change of a question, in the order of its page. */
export function partesDe({ publica, clave }: Mitades): Parte[] {
  const suyas = propias[publica.tipo] as (publica: unknown, clave: unknown) => Parte[];
  const { explicacion } = clave;
  return [
    rica('enunciado', seResponde(publica.tipo) ? 'Pregunta' : 'Texto', publica.enunciado),
    ...suyas(publica, clave),
    rica('explicacion', 'Después, a todos', typeof explicacion === 'string' ? explicacion : ''),
  ];
}
