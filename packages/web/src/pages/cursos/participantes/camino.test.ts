import { expect, test } from 'vitest';
import { hallazgoDelCamino, mayorBache, paradaEn, tramosDe } from '#pages/cursos/participantes/camino.ts';
import { unCurso } from '#testing/records.ts';

const ALGUNA = { obligatoria: true, oculta: false, lista: true };
const actividades = [
  { ...ALGUNA, id: 'a', titulo: 'Bienvenida' },
  { ...ALGUNA, id: 'x', titulo: 'De más', obligatoria: false },
  { ...ALGUNA, id: 'o', titulo: 'Escondida', oculta: true },
  { ...ALGUNA, id: 'b', titulo: 'El arnés' },
  { ...ALGUNA, id: 'v', titulo: 'Vacía todavía', lista: false },
  { ...ALGUNA, id: 'n', titulo: 'Por publicar' },
  { ...ALGUNA, id: 'c', titulo: 'Tu obra' },
];
const nueva = { actividadId: 'n', parte: 'vista', frase: '', nueva: true, espera: false } as const;
const porPublicar = { cambios: [nueva], sello: '', empezaron: 0, impiden: { personas: 0, actividades: [] } };
const CONTENIDO = { curso: unCurso({ estado: 'publicado' }), actividades, porPublicar };

test('cuenta quién hizo cada obligatoria que se ve, en su orden, y cuántas menos que la anterior', () => {
  const tramos = tramosDe(CONTENIDO, {
    personas: 29,
    porActividad: { a: 28, b: 21, x: 2 },
    empezadas: { b: 3 },
  });
  expect(tramos.map(({ id, hechas, empezadas, menos }) => [id, hechas, empezadas, menos])).toEqual([
    ['a', 28, 0, 1],
    ['b', 21, 3, 7],
    ['c', 0, 0, 21],
  ]);
  expect(mayorBache(tramos)?.id).toBe('c');
  expect(hallazgoDelCamino(tramos)).toBe(
    '«Tu obra» la han hecho 21 personas menos que la anterior: es la mayor caída',
  );
});

test('si la primera es la que menos hacen, se dice sin anterior; si nadie se queda, también', () => {
  const una = tramosDe(CONTENIDO, { personas: 3, porActividad: { a: 2, b: 2, c: 2 }, empezadas: {} });
  expect(hallazgoDelCamino(una)).toBe('Falta 1 persona por hacer «Bienvenida»: es la mayor caída');
  const todas = tramosDe(CONTENIDO, { personas: 2, porActividad: { a: 2, b: 2, c: 2 }, empezadas: {} });
  expect(hallazgoDelCamino(todas)).toBe('Nadie se queda por el camino');
});

test('se para en una quien hizo la anterior de las que se ven, y en la primera quien no la hizo', () => {
  expect(paradaEn(CONTENIDO, 'c')).toEqual({ falta: 'c', tras: 'b' });
  expect(paradaEn(CONTENIDO, 'a')).toEqual({ falta: 'a', tras: undefined });
  expect(paradaEn(CONTENIDO, 'o')).toEqual({});
});
