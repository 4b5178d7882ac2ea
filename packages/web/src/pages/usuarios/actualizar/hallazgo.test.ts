import type { CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import { expect, test } from 'vitest';
import { hallazgoDe, resumenDeCursos } from '#pages/usuarios/actualizar/hallazgo.ts';

const AHORA = new Date('2026-11-16T10:00:00Z');
const ZONA = 'Europe/Madrid';
const activa = {
  estado: 'activo' as const,
  bajaDesde: null,
  ultimoAcceso: '2026-11-16T08:00:00.000Z',
  correo: 'a@b.example',
  cambiarContraseña: false,
};
const curso = (values: Partial<CursoDePersona>): CursoDePersona => ({
  id: 'c',
  titulo: 'Altura',
  cumplimiento: null,
  ronda: 1,
  exentoHasta: null,
  porCorregir: false,
  externa: false,
  riesgo: null,
  valeHasta: null,
  imagen: null,
  publicado: true,
  porcentaje: values.estado === 'completado' ? 100 : 64,
  hechas: 9,
  total: 14,
  estado: 'en_curso',
  venceEn: null,
  ultimaVez: null,
  motivoDeProrroga: null,
  recordadoEn: null,
  porNombre: true,
  grupos: [],
  atascos: [],
  excepciones: [],
  desde: '2026-10-01T00:00:00.000Z',
  terminadoEn: null,
  anteriores: 0,
  segundos: 0,
  siguiente: null,
  primero: null,
  minutos: 0,
  sinDuracion: 0,
  piso: null,
  ...values,
});
const dicho = (...[usuario, cursos]: [Partial<typeof activa> | object, readonly CursoDePersona[] | null]) => {
  const hallazgo = hallazgoDe({ ...activa, ...usuario }, cursos, AHORA, ZONA);
  return hallazgo && [hallazgo.tono, `${hallazgo.que} ${hallazgo.mas}`.trim(), hallazgo.remedio];
};

test.each([
  ['suspendida', { estado: 'suspendido' }, [], ['espera', 'activar']],
  ['de baja', { bajaDesde: '2026-11-01T00:00:00.000Z' }, [], ['espera', 'quitar_baja']],
  ['sin con qué entrar, con correo', { sinEntrar: 'sin_llave' }, [], ['espera', 'invitar']],
  ['sin con qué entrar ni correo', { sinEntrar: 'vencida', correo: null }, [], ['espera', 'contraseña']],
  ['nunca ha entrado, con correo', { ultimoAcceso: null }, [], ['espera', 'invitar']],
  ['nunca ha entrado, sin correo', { ultimoAcceso: null, correo: null }, [], ['espera', 'contraseña']],
  ['sin cursos', {}, [], ['espera', 'asignar']],
  ['quien no ve su progreso no recibe hallazgo', {}, null, null],
] as const)('%s', (_, usuario, cursos, esperado) => {
  const encontrado = dicho(usuario, cursos);
  expect(encontrado && [encontrado[0], encontrado[2]]).toEqual(esperado);
});

test('lo vencido va antes que lo que vence, y se dice cuánto falta', () => {
  const pronto = curso({ id: 'p', titulo: 'Datos', venceEn: '2026-11-18T13:00:00.000Z', minutos: 55 });
  const tarde = curso({ estado: 'vencido', venceEn: '2026-11-15T13:00:00.000Z' });
  expect(dicho({}, [pronto, tarde])).toEqual([
    'tarde',
    'Altura venció ayer a las 14:00 y le faltan 5 actividades.',
    'recordar',
  ]);
  expect(dicho({}, [pronto, curso({ estado: 'completado' })])).toEqual([
    'pronto',
    'Datos le vence el miércoles a las 14:00 y le faltan 5 actividades, unos 55 min. Nada más le vence esta semana.',
    'recordar',
  ]);
});

test('del tiempo que le falta se dice lo que no cuenta, y nada si nadie dijo cuánto dura', () => {
  const venceEn = '2026-11-18T13:00:00.000Z';
  const mas = (values: Partial<CursoDePersona>) => dicho({}, [curso({ venceEn, ...values })])?.[1];
  expect(mas({ minutos: 55, sinDuracion: 2 })).toBe(
    'Altura le vence el miércoles a las 14:00 y le faltan 5 actividades, unos 55 min sin contar 2 sin duración.',
  );
  expect(mas({ minutos: 0, sinDuracion: 5 })).toBe(
    'Altura le vence el miércoles a las 14:00 y le faltan 5 actividades.',
  );
});

test('si un examen le cierra antes que el curso, va primero, con su fecha: la misma que lee en su inicio', () => {
  const primero = {
    tipo: 'evaluacion',
    titulo: 'Examen final',
    venceEn: '2026-11-18T13:00:00.000Z',
  } as const;
  const conExamen = curso({ venceEn: '2026-11-30T13:00:00.000Z', primero });
  const despues = curso({ id: 'p', titulo: 'Datos', venceEn: '2026-11-20T13:00:00.000Z' });
  expect(dicho({}, [despues, conExamen])).toEqual([
    'pronto',
    'Examen final de «Altura» le cierra el miércoles a las 14:00 y le faltan 5 actividades. Esta semana vence otro.',
    'recordar',
  ]);
});

test('un curso terminado, archivado o que ya no tiene no le vence', () => {
  const venceEn = '2026-11-18T13:00:00.000Z';
  expect(dicho({}, [curso({ venceEn, estado: 'completado' })])).toEqual([
    'bien',
    'Ha terminado su curso.',
    null,
  ]);
  expect(dicho({}, [curso({ venceEn, publicado: false })])?.[0]).toBe('bien');
  expect(dicho({}, [curso({ desde: null })])?.[2]).toBe('asignar');
});

test('el título dice cuántos hay de cada', () => {
  expect(resumenDeCursos([curso({}), curso({ estado: 'completado' }), curso({ estado: 'vencido' })])).toBe(
    '3 cursos: 1 terminado, 1 en marcha, 1 vencido',
  );
  expect(resumenDeCursos([curso({ estado: 'sin_empezar' })])).toBe('1 curso: 1 sin empezar');
  expect(
    resumenDeCursos([
      curso({ estado: 'sin_empezar' }),
      curso({ estado: 'en_curso', cumplimiento: 'exento' }),
    ]),
  ).toBe('2 cursos: 1 sin empezar, 1 exento');
});

test('quien ya no tiene los cursos que tuvo no los tiene ahora, y se dice qué hizo de ellos', () => {
  const tuvo = (estado: CursoDePersona['estado']) => curso({ desde: null, estado });
  const [terminado, dejado] = [tuvo('completado'), tuvo('en_curso')];
  expect(dicho({}, [])?.[1]).toBe('No tiene ningún curso.');
  expect(dicho({}, [terminado])?.[1]).toBe('Ahora no tiene ningún curso. Terminó uno que ya no tiene.');
  expect(dicho({}, [dejado])?.[1]).toBe('Ahora no tiene ningún curso. Tuvo uno y no lo terminó.');
  expect(dicho({}, [terminado, dejado])?.[1]).toBe('Ahora no tiene ningún curso. Tuvo 2 y terminó 1.');
  expect(dicho({}, [dejado, dejado])?.[1]).toBe('Ahora no tiene ningún curso. Tuvo 2 y no terminó ninguno.');
  expect(resumenDeCursos([terminado])).toBe('1 curso que ya no tiene: 1 terminado');
  expect(resumenDeCursos([terminado, curso({})])).toBe('2 cursos: 1 terminado, 1 en marcha');
});
