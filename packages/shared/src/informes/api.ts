import { command, read } from '#core/contract.ts';
import { vista, vistaEscrita, vistas, vistasDe, vistaUsual } from '#informes/vistas/schemas.ts';

export const leerVistas = read('GET /api/informes/vistas', {
  summary: 'Lee las vistas guardadas de un informe: las propias y las que otros comparten, por su nombre',
  query: vistasDe,
  answer: vistas,
});

export const guardarVista = command('PUT /api/informes/vistas/:id', {
  summary: 'Guarda una vista de un informe, o la crea; quien trae una versión antigua lee la de ahora',
  name: 'informes.guardar-vista',
  body: vistaEscrita,
  answer: vista,
});

export const eliminarVista = command('DELETE /api/informes/vistas/:id', {
  summary: 'Elimina para siempre una vista propia de un informe',
  name: 'informes.eliminar-vista',
});

export const elegirVista = command('POST /api/informes/vistas/usual', {
  summary: 'Elige con qué vista se abre un informe a quien lo pide, o con ninguna',
  name: 'informes.elegir-vista',
  body: vistaUsual,
});
