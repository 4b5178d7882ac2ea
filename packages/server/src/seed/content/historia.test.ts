import { DIA } from '@catedra/shared/core/duraciones.ts';
import { describe, expect, test } from 'vitest';
import { esLaborable, segundosDeHoy, ZONA_DEMO } from '#seed/content/calendario.ts';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import { historia } from '#seed/content/historia.ts';
import { personas } from '#seed/content/personas.ts';
import type { ActividadDemo, ProgresoDemo } from '#seed/content/types.ts';

const MOMENTOS = [
  '2026-11-15T10:00:00Z',
  '2026-11-16T05:10:00Z',
  '2026-11-18T16:30:00Z',
  '2026-04-07T09:00:00Z',
  '2027-01-02T23:59:59Z',
];

const actividades = new Map<string, { curso: string; actividad: ActividadDemo }>(
  cursos.flatMap((curso) =>
    actividadesDe(curso).map((actividad) => [actividad.clave, { curso: curso.slug, actividad }]),
  ),
);
const porClave = new Map(personas.map((persona) => [persona.clave, persona]));

function porcentajeDe(progreso: ProgresoDemo[], persona: string, slug: string): number {
  const obligatorias = [...actividades.values()].filter(
    ({ curso, actividad }) => curso === slug && actividad.obligatoria,
  );
  const hechas = progreso.filter(
    (fila) =>
      fila.persona === persona &&
      fila.curso === slug &&
      fila.estado === 'completada' &&
      actividades.get(fila.actividad)?.actividad.obligatoria,
  );
  return Math.round((hechas.length * 100) / obligatorias.length);
}

test('dos llamadas con el mismo momento cuentan la misma historia', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  expect(historia(now)).toEqual(historia(now));
});

test('Lucía va por el 64 % de altura, por el 25 % de datos, y ha terminado la bienvenida', () => {
  const { progreso } = historia(new Date('2026-11-15T10:00:00Z'));
  const lucia = (slug: string) => porcentajeDe(progreso, 'estudiante', slug);
  expect(lucia('trabajos-en-altura')).toBe(64);
  expect(lucia('proteccion-de-datos')).toBe(25);
  expect(lucia('bienvenida')).toBe(100);
  expect(lucia('lenguaje-claro')).toBe(0);
  expect(progreso.findLast(({ persona }) => persona === 'estudiante')).toMatchObject({
    actividad: 'altura/distancia',
    estado: 'en_curso',
  });
});

describe.each(MOMENTOS)('vista el %s', (momento) => {
  const now = new Date(momento);
  const { progreso, feedback, accesos } = historia(now);
  const accesoDe = new Map(accesos.map(({ persona, en }) => [persona, en]));

  test('toda persona, todo curso y toda actividad existen, y nadie repite actividad', () => {
    const sueltas = [...progreso, ...feedback.filter(({ actividad }) => actividad !== null)].filter(
      (fila) => !porClave.has(fila.persona) || actividades.get(fila.actividad ?? '')?.curso !== fila.curso,
    );
    expect(sueltas).toEqual([]);
    expect(feedback.filter(({ curso }) => !cursos.some(({ slug }) => slug === curso))).toEqual([]);
    expect(new Set(progreso.map(({ persona, actividad }) => `${persona} ${actividad}`)).size).toBe(
      progreso.length,
    );
  });

  test('nada ocurre en el futuro, ni antes de que abriera la academia, ni después del último acceso', () => {
    const apertura = now.getTime() - 60 * DIA;
    const imposibles = progreso.filter(
      ({ persona, iniciadoEn, actualizadoEn }) =>
        iniciadoEn.getTime() < apertura ||
        iniciadoEn >= actualizadoEn ||
        actualizadoEn > (accesoDe.get(persona) ?? new Date(0)),
    );
    expect(imposibles).toEqual([]);
    expect(
      feedback.filter(({ persona, creadoEn }) => creadoEn > (accesoDe.get(persona) ?? new Date(0))),
    ).toEqual([]);
    expect(accesos.filter(({ en }) => en > now)).toEqual([]);
  });

  test('se estudia en días laborables y en horas razonables, sin hacer dos cosas a la vez', () => {
    const zonaDe = (clave: string) => porClave.get(clave)?.zonaHoraria ?? ZONA_DEMO;
    const aDeshora = progreso.filter(
      ({ persona, iniciadoEn, actualizadoEn }) =>
        !esLaborable(iniciadoEn, 0, zonaDe(persona)) ||
        segundosDeHoy(iniciadoEn, zonaDe(persona)) < 7.5 * 3600 ||
        segundosDeHoy(actualizadoEn, zonaDe(persona)) > 20.5 * 3600,
    );
    const solapadas = progreso.filter((fila, i) => {
      const anterior = progreso[i - 1];
      return anterior?.persona === fila.persona && anterior.actualizadoEn > fila.iniciadoEn;
    });
    expect(aDeshora).toEqual([]);
    expect(solapadas).toEqual([]);
  });

  test('los porcentajes, las notas y los intentos concuerdan con el estado', () => {
    const incoherentes = progreso.filter((fila) => {
      const completada = fila.estado === 'completada';
      const nota = fila.nota ?? 0;
      return (
        (fila.porcentaje === 100) !== completada ||
        (fila.completadoEn !== null) !== completada ||
        fila.porcentaje < 0 ||
        fila.porcentaje > 100 ||
        nota < 0 ||
        nota > 10 ||
        Number(nota.toFixed(1)) !== nota
      );
    });
    expect(incoherentes).toEqual([]);
  });

  test('una evaluación se completa al llegar a la nota mínima, y solo las tareas tienen además nota', () => {
    const incoherentes = progreso.filter((fila) => {
      const actividad = actividades.get(fila.actividad)?.actividad;
      if (actividad?.tipo !== 'evaluacion') return actividad?.tipo !== 'tarea' && fila.nota !== null;
      const aprobada = (fila.nota ?? 0) >= actividad.contenido.notaMinima;
      return aprobada !== (fila.estado === 'completada') || fila.intentos > actividad.contenido.intentos;
    });
    expect(incoherentes).toEqual([]);
  });

  test('hay cuarenta opiniones, con estrellas solo en las valoraciones y respuesta en las resueltas', () => {
    expect(feedback).toHaveLength(40);
    expect(
      feedback.filter(({ tipo, estrellas }) => (tipo === 'valoracion') !== (estrellas !== null)),
    ).toEqual([]);
    expect(feedback.filter(({ estado, respuesta }) => estado === 'resuelto' && respuesta === null)).toEqual(
      [],
    );
    expect(feedback.filter(({ estado, respuesta }) => estado === 'nuevo' && respuesta !== null)).toEqual([]);
    expect(feedback.some(({ tipo, estado }) => tipo === 'error' && estado === 'resuelto')).toBe(true);
    expect(new Set(feedback.map(({ clave }) => clave)).size).toBe(40);
  });

  test('quien opina de una actividad la ha hecho', () => {
    const hechas = new Set(progreso.map(({ persona, actividad }) => `${persona} ${actividad}`));
    const deOidas = feedback.filter(
      ({ persona, actividad }) => actividad && !hechas.has(`${persona} ${actividad}`),
    );
    expect(deOidas).toEqual([]);
  });

  test('unas personas terminan, otras van a medias y otras no han empezado', () => {
    const activas = new Set(progreso.map(({ persona }) => persona));
    expect(progreso.length).toBeGreaterThan(1000);
    expect(activas.size).toBeGreaterThan(45);
    expect(activas.size).toBeLessThan(60);
    expect(progreso.filter(({ estado }) => estado === 'en_curso').length).toBeGreaterThan(20);
  });
});
