import { command, read } from '#core/contract.ts';
import { paquete, paquetesRecientes, revisarPaquete } from '#paquetes/schemas.ts';

export const exportar = read('GET /api/cursos/:id/paquete', {
  summary: 'Descarga un curso entero, con sus archivos, para llevarlo a otra academia',
  tag: 'paquetes',
  file: { types: ['application/zip'], description: 'Un archivo zip' },
});

export const leerRecientes = read('GET /api/paquetes', {
  summary: 'Lee mis últimos paquetes de curso',
  answer: paquetesRecientes,
});

export const leerUno = read('GET /api/paquetes/:id', {
  summary: 'Lee qué trae un paquete y cómo va su importación',
  answer: paquete,
});

export const revisar = command('POST /api/paquetes', {
  summary: 'Revisa un paquete de curso ya subido, sin importar nada',
  body: revisarPaquete,
  answer: paquete,
});

export const importar = command('POST /api/paquetes/:id/importar', {
  summary: 'Crea el curso de un paquete en borrador; sigue aunque se cierre la página',
  name: 'paquetes.ordenar-importar',
  answer: paquete,
});
