import { direccionNueva, direccionPedida, miCalendario } from '#calendario/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerMio = read('GET /api/calendario', {
  summary: 'Lee mis fechas: lo que vence, lo que se renueva y lo que abre o cierra',
  answer: miCalendario,
});

export const darDireccion = command('POST /api/calendario/direccion', {
  summary: 'Da una dirección nueva a mi calendario, que se enseña una sola vez; la anterior deja de servir',
  name: 'calendario.dar-direccion',
  body: direccionPedida,
  answer: direccionNueva,
});

export const quitarDireccion = command('POST /api/calendario/quitar-direccion', {
  summary: 'Quita la dirección de mi calendario: quien la tenga deja de leerlo',
  name: 'calendario.quitar-direccion',
});
