import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/tipo.ts';
import { id, textoOpcional } from '#core/fields.ts';

export const documento = defineTipo({
  tipo: 'documento',
  nombre: 'Documento',
  para: 'Un PDF que se lee aquí, u otro archivo que se descarga.',
  contenido: z.strictObject({
    tipo: z.literal('documento'),
    archivoId: id().nullable(),
    nombre: textoOpcional(200),
    descripcion: html(),
  }),
  vacio: { tipo: 'documento', archivoId: null, nombre: null, descripcion: '' },
  ricos: ['descripcion'],
  reglas: ['ver', 'tiempo', 'manual'],
});
