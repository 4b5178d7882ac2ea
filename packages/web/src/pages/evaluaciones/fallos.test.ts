import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { comoTipo, enBlanco, mitadesDe, type Tecleada } from '#preguntas/autor/halves.ts';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { fallosAhora } from '#pages/evaluaciones/fallos.ts';
import { filasDe } from '#tipos/evaluacion/suma.ts';
import { HOY, unaEvaluacion, unId } from '#testing/records.ts';

const REGLAS = { titulo: 'Final', evaluacion: unaEvaluacion() };
const AHORA = new Date(HOY);

const escrita = (tipo: TipoPregunta, enunciado = '<p>Cuéntalo.</p>'): Tecleada => {
  const { publica, ...resto } = enBlanco(tipo);
  return { ...resto, publica: { ...publica, enunciado } };
};

const guardada = ({ publica, clave }: Tecleada, values: Partial<PreguntaDeAutor> = {}): PreguntaDeAutor => ({
  id: unId(1),
  version: 1,
  carpetaId: unId(2),
  cursoId: unId(3),
  tipo: publica.tipo,
  etiquetas: [],
  numero: 1,
  publica,
  clave,
  borrador: null,
  evaluaciones: 1,
  intentos: 0,
  enCurso: 0,
  fallos: [],
  eliminadaEn: null,
  actualizadoEn: HOY,
  ...values,
});

/** One place for each question, as it is typed and as the server has it. */
const mesa = (
  preguntas: readonly (readonly [Tecleada, PreguntaDeAutor | null])[],
  fallos: Vista['fallos'] = [],
): Vista => ({
  enUso: [],
  unidos: null,
  secciones: [
    {
      id: unId(9),
      titulo: null,
      lugares: preguntas.map((_, i) => ({
        tipo: 'pregunta',
        id: unId(20 + i),
        preguntaId: unId(40 + i),
        puntos: 1,
        resta: null,
        bajo: null,
      })),
    },
  ],
  preguntas: new Map(
    preguntas.map(([tecleada, una], i) => [
      unId(40 + i),
      { tecleada, guardada: una, kept: { state: 'idle' } },
    ]),
  ),
  sorteos: {},
  porEscribir: null,
  fallos,
  composicion: { state: 'idle' },
});

const frases = (vista: Vista) => fallosAhora(vista, REGLAS, AHORA).map(({ frase }) => frase);
const A_MANO = 'La 1 la corriges tú: hasta entonces la nota dice «al menos…».';

test('la que se vuelve de otro tipo dice al momento si la corrige una persona, y deja de decirlo al volver', () => {
  const corta = escrita('corta');
  const ensayo = comoTipo(corta, 'ensayo');
  const antes = guardada(corta);
  expect(frases(mesa([[ensayo, antes]]))).toEqual([A_MANO]);
  const dicho = [{ lugarId: unId(20), frase: A_MANO, impide: false }];
  expect(frases(mesa([[escrita('verdadero_falso'), guardada(ensayo)]], dicho))).not.toContain(A_MANO);
});

test('lo que falta se cuenta con el número que la pregunta tiene ahora en pantalla', () => {
  const dicho = [{ lugarId: unId(21), frase: A_MANO, impide: false }];
  const filas = [
    [escrita('descripcion'), null],
    [escrita('ensayo'), null],
    [escrita('verdadero_falso'), null],
  ] as const;
  expect(frases(mesa(filas, dicho))).toEqual([
    A_MANO,
    'La pregunta 2 no está lista: di si es verdadero o falso.',
  ]);
});

test('sin nada que puntúe lo dice la propia lista, y calla en cuanto lo hay', () => {
  const dicho = [{ lugarId: null, frase: 'Añade al menos una pregunta que puntúe.', impide: true }];
  expect(frases(mesa([[escrita('ensayo'), null]], dicho))).toEqual([A_MANO]);
  expect(frases(mesa([]))).toEqual(['Añade al menos una pregunta que puntúe.']);
});

test('de una en uso, lo que le falta a lo editado no impide: los intentos preguntan la de antes', () => {
  const usada = escrita('ensayo');
  const rota = escrita('verdadero_falso', '');
  const borrador = { publica: rota.publica, clave: rota.clave, en: HOY, por: 'Marta' };
  const una = guardada(usada, { borrador });
  const fallos = fallosAhora(mesa([[mitadesDe(una), una]]), REGLAS, AHORA);
  expect(fallos.map(({ impide }) => impide)).toEqual([false, false]);
});

test('un texto con huecos y sin enunciado se nombra por su texto', () => {
  const { publica, ...resto } = enBlanco('completar');
  const hueco = { ...resto, publica: { ...publica, texto: '<p>La capital de Francia es [[abcd]].</p>' } };
  const [fila] = filasDe(mesa([[hueco, null]])).values();
  expect(fila?.texto).toBe('La capital de Francia es ___.');
});
