import { ajustes, cambioDeAjustes } from '#ajustes/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerAjustes = read('GET /api/ajustes', {
  summary: 'Lee lo que la academia decide para todas las cuentas',
  answer: ajustes,
});

export const cambiarAjustes = command('PATCH /api/ajustes', {
  summary: 'Cambia lo que la academia decide para todas las cuentas',
  name: 'ajustes.cambiar',
  body: cambioDeAjustes,
  answer: ajustes,
});
