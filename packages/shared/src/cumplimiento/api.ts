import { command, read } from '#core/contract.ts';
import { miRenovacion, renovacionDeCurso, renovacionNueva } from '#cumplimiento/renovacion.ts';
import { consultaDeRondas, rondasPasadas } from '#cumplimiento/rondas.ts';

export const leerRenovacion = read('GET /api/cursos/:id/renovacion', {
  summary: 'Lee cuánto vale lo que se completa en un curso, cuándo se renueva y cómo está su gente',
  answer: renovacionDeCurso,
});

export const guardarRenovacion = command('PUT /api/cursos/:id/renovacion', {
  summary: 'Cambia cuánto vale lo que se complete desde ahora en un curso y cuándo se renueva',
  body: renovacionNueva,
  answer: renovacionDeCurso,
});

export const leerMia = read('GET /api/cursos/:id/mi-renovacion', {
  summary: 'Lee hasta cuándo me vale un curso, cuándo se renueva y lo que hice otras veces',
  answer: miRenovacion,
});

export const renovarYa = command('POST /api/cursos/:id/renovar', {
  summary: 'Empieza a renovar un curso antes de sus días; lo que ya vale sigue valiendo',
  answer: miRenovacion,
});

export const noRenovar = command('POST /api/cursos/:id/no-renovar', {
  summary: 'Deja para sus días una renovación que se abrió antes, si nada se ha hecho en ella',
  answer: miRenovacion,
});

export const leerRondas = read('GET /api/usuarios/:id/rondas', {
  summary: 'Lee lo que una persona hizo en un curso las veces anteriores a la que tiene abierta',
  tag: 'cumplimiento',
  query: consultaDeRondas,
  answer: rondasPasadas,
});
