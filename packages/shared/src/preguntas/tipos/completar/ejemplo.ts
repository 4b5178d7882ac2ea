import type { ClaveDeHueco, PublicaDeCompletar } from '#preguntas/tipos/completar/reglas.ts';

const publica: PublicaDeCompletar = {
  tipo: 'completar',
  enunciado: '<p>Completa las instrucciones.</p>',
  texto: '<p>Flexiona las [[hueco1]], hasta [[hueco2]] grados, con la espalda [[hueco3]] y [[hueco4]].</p>',
  huecos: [
    { id: 'hueco1', forma: 'escrita', opciones: [], numero: false },
    { id: 'hueco2', forma: 'escrita', opciones: [], numero: true },
    {
      id: 'hueco3',
      forma: 'lista',
      opciones: [
        { id: 'lisa1', texto: 'recta' },
        { id: 'lisa2', texto: 'doblada' },
      ],
      numero: false,
    },
    { id: 'hueco4', forma: 'banco', opciones: [], numero: false },
  ],
  banco: [
    { id: 'banco1', texto: 'despacio' },
    { id: 'banco2', texto: 'deprisa' },
  ],
  repetir: false,
};

const huecos: Record<string, ClaveDeHueco> = {
  hueco1: {
    puntos: '2',
    regla: {
      tipo: 'corta',
      patrones: [{ id: 'aaaa', patron: 'rodillas', peso: '1', explicacion: '<p>No la cintura.</p>' }],
      mayusculas: false,
      tildes: false,
      puntoFinal: false,
      erratas: null,
    },
  },
  hueco2: {
    puntos: '1',
    regla: {
      tipo: 'numerica',
      claves: [
        {
          id: 'bbbb',
          valor: '90',
          tolerancia: { tipo: 'relativa', valor: '1/10' },
          peso: '1',
          explicacion: '<p>Un ángulo recto.</p>',
        },
      ],
    },
  },
  hueco3: { puntos: '1/2', regla: { tipo: 'opcion', pesos: { lisa1: '1', lisa2: '-1' } } },
  hueco4: { puntos: '0.5', regla: { tipo: 'opcion', pesos: { banco1: '1' } } },
};

/** A gap of each form. */
export const ejemploDeCompletar = {
  publica,
  clave: { explicacion: '<p>La fuerza la hacen las piernas.</p>', huecos },
  acierto: { huecos: { hueco1: 'Rodillas', hueco2: '90', hueco3: 'lisa1', hueco4: 'banco1' } },
};
