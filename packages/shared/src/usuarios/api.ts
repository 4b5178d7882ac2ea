import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import { exportacionDeUsuarios } from '#lotes/schemas.ts';
import { misDatos } from '#sesion/schemas.ts';
import { usuarios } from '#usuarios/collection.ts';
import {
  baja,
  consultaDeGrupos,
  fichaDeUsuario,
  gruposYEditables,
  usuarioEliminado,
} from '#usuarios/schemas.ts';

export const suspender = command('POST /api/usuarios/:id/suspender', {
  summary: 'Suspende a una persona y cierra sus sesiones',
  answer: usuarios.record,
});

export const activar = command('POST /api/usuarios/:id/activar', {
  summary: 'Activa a una persona suspendida',
  answer: usuarios.record,
});

export const programarBaja = command('PUT /api/usuarios/:id/baja', {
  summary: 'Pone o quita la fecha desde la que una persona ya no entra',
  name: 'usuarios.programar-baja',
  body: baja,
  answer: usuarios.record,
});

export const eliminar = command('DELETE /api/usuarios/:id', {
  summary: 'Elimina a una persona: sus datos se borran, su progreso queda sin nombre',
  name: 'usuarios.eliminar',
  answer: usuarioEliminado,
});

export const leerGrupos = read('GET /api/usuarios/grupos', {
  summary: 'Lee los grupos de varias personas, y a cuáles se puede editar',
  query: consultaDeGrupos,
  answer: gruposYEditables,
});

export const leerFicha = read('GET /api/usuarios/:id/ficha', {
  summary: 'Lee los grupos de una persona y lo que se puede hacer con su cuenta',
  answer: fichaDeUsuario,
});

export const exportar = command('POST /api/usuarios/exportar', {
  summary: 'Descarga personas en un archivo que la carga masiva vuelve a leer',
  body: exportacionDeUsuarios,
  file: {
    types: Object.values(TIPOS_DE_HOJA),
    description: 'El archivo, en Excel o en CSV con punto y coma',
  },
  discoLleno: 'sirve',
});

export const actualizarMisDatos = command('PATCH /api/sesion/mis-datos', {
  summary: 'Actualiza mis datos',
  name: 'sesion.actualizar-mis-datos',
  body: misDatos,
  answer: usuarios.record,
});
