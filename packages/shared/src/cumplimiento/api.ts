import { command, read } from '#core/contract.ts';
import {
  abrirRondas,
  aperturasDeshechas,
  aperturasPrevistas,
  deshacerAperturas as deQueActo,
  preverAperturas,
  rondasAbiertas,
} from '#cumplimiento/aperturas.ts';
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

export const leerAperturas = command('POST /api/cursos/:id/renovaciones-previstas', {
  summary:
    'Dice a cuántas personas se les abriría la renovación de un curso, con qué plazo, a quién no y por qué; no cambia nada',
  body: preverAperturas,
  answer: aperturasPrevistas,
  discoLleno: 'sirve',
});

export const abrirRenovaciones = command('POST /api/cursos/:id/abrir-renovaciones', {
  summary:
    'Abre la renovación de un curso a unas personas, con un motivo y el último día de lo que ya completaron',
  body: abrirRondas,
  answer: rondasAbiertas,
});

export const deshacerAperturas = command('POST /api/cursos/:id/deshacer-renovaciones', {
  summary: 'Deshace una apertura de renovaciones donde nada se hizo, y dice quiénes siguen en ella',
  body: deQueActo,
  answer: aperturasDeshechas,
});
