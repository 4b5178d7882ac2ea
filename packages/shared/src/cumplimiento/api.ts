import { command, read } from '#core/contract.ts';
import {
  abrirRondas,
  aperturasDeshacibles,
  aperturasDeshechas,
  deQuienes,
  aperturasPrevistas,
  deshacerAperturas as deQueActo,
  deshacerRenovaciones,
  preverAperturas,
  rondasAbiertas,
} from '#cumplimiento/aperturas.ts';
import {
  aplicarValidez as comoAplicarla,
  validezAplicada,
  validezPrevista,
} from '#cumplimiento/aplicar-validez.ts';
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

export const leerDeshacibles = command('POST /api/cursos/:id/renovaciones-deshacibles', {
  summary:
    'Dice a cuántas personas se les desharía la renovación que alguien les abrió, y quiénes siguen en ella; no cambia nada',
  body: deQuienes,
  answer: aperturasDeshacibles,
  discoLleno: 'sirve',
});

export const deshacerAperturas = command('POST /api/cursos/:id/deshacer-renovaciones', {
  summary:
    'Deshace una apertura de renovaciones, o las que se abrieron a unas personas, donde nada se hizo, y dice quiénes siguen en ella',
  body: deshacerRenovaciones,
  answer: aperturasDeshechas,
});

export const leerValidezPrevista = command('POST /api/cursos/:id/validez-prevista', {
  summary:
    'Dice cómo quedaría quien ya completó un curso si se le aplicara la validez que tiene ahora; no cambia nada',
  body: comoAplicarla,
  answer: validezPrevista,
  discoLleno: 'sirve',
});

export const aplicarValidez = command('POST /api/cursos/:id/aplicar-validez', {
  summary: 'Aplica la validez que tiene ahora un curso a lo que ya se había completado en él',
  body: comoAplicarla,
  answer: validezAplicada,
});

export const deshacerValidez = command('POST /api/cursos/:id/deshacer-validez', {
  summary: 'Devuelve a lo completado lo que valía antes de aplicarle una validez, donde nada se hizo después',
  body: deQueActo,
  answer: aperturasDeshechas,
});
