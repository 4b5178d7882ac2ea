import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/contenido.ts';
import { id, textoOpcional } from '#core/fields.ts';

export const documento = defineTipo({
  tipo: 'documento',
  contenido: z.strictObject({
    tipo: z.literal('documento'),
    archivoId: id().nullable(),
    nombre: textoOpcional(200),
    descripcion: html(),
  }),
  vacio: { tipo: 'documento', archivoId: null, nombre: null, descripcion: '' },
  ejemplo: {
    tipo: 'documento',
    archivoId: null,
    nombre: 'Plan de emergencia',
    descripcion: '<p>El del almacén.</p>',
  },
  listaSi: ['archivoId', 'nombre', 'descripcion'],
  archivo: { fuente: ['archivoId'], con: ['nombre'] },
  incoherencia: () => null,
  muestra: ({ archivoId, nombre, descripcion }) => ({ archivoId, nombre, texto: descripcion }),
});
