import { command, read } from '#core/contract.ts';
import { consultas } from '#tecnico/consultas.ts';
import { espacio } from '#tecnico/espacio.ts';
import { procesos } from '#tecnico/procesos.ts';
import { abandonadosDe, cuantosTrabajos, trabajos } from '#tecnico/trabajos.ts';

export const leerTrabajos = read('GET /api/tecnico/trabajos', {
  summary: 'Lee los trabajos de fondo: abandonados, en marcha, en espera y hechos hoy',
  answer: trabajos,
});

export const reintentarTrabajos = command('POST /api/tecnico/trabajos/reintentar', {
  summary: 'Vuelve a poner en su cola los trabajos de una clase que se abandonaron hasta un momento',
  name: 'tecnico.reintentar-trabajos',
  body: abandonadosDe,
  answer: cuantosTrabajos,
});

export const descartarTrabajos = command('POST /api/tecnico/trabajos/descartar', {
  summary: 'Da por no hechos los trabajos de una clase que se abandonaron hasta un momento',
  name: 'tecnico.descartar-trabajos',
  body: abandonadosDe,
  answer: cuantosTrabajos,
});

export const leerProcesos = read('GET /api/tecnico/procesos', {
  summary: 'Lee los procesos que atienden la academia, como cada uno se anotó la última vez',
  answer: procesos,
});

export const leerEspacio = read('GET /api/tecnico/espacio', {
  summary: 'Lee lo que ocupan las tablas y los archivos, y lo que queda de disco',
  answer: espacio,
});

export const leerConsultas = read('GET /api/tecnico/consultas', {
  summary: 'Lee las consultas que llevan más de un segundo y las que suelen tardar',
  answer: consultas,
});
