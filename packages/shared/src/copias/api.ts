import { copias, nombreDeCopia } from '#copias/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerCopias = read('GET /api/copias', {
  summary: 'Lee las copias de seguridad que hay, cómo se probaron y cuándo toca la próxima',
  answer: copias,
});

export const pedirCopia = command('POST /api/copias', {
  summary: 'Hace una copia de seguridad ahora, por un trabajo',
  name: 'copias.pedir',
});

export const probarCopia = command('POST /api/copias/:nombre/probar', {
  summary: 'Restaura aparte una copia de seguridad y la compara, por un trabajo',
  params: { nombre: nombreDeCopia },
});
