import { expect, test } from 'vitest';
import { type Detalle, frasesDeCambio } from '#usuarios/historial.ts';

test.each<[string, Detalle | null, string[]]>([
  ['usuarios.poner', { id: [null, 'x'], creadoEn: [null, 'hoy'], nombre: [null, 'Ana'] }, ['Creó la cuenta']],
  [
    'cargas.importar',
    { creadoEn: [null, 'hoy'], nombre: [null, 'Ana'], carga: [null, 'rrhh.xlsx'] },
    ['Creada por la carga «rrhh.xlsx»'],
  ],
  [
    'cargas.importar',
    { telefono: ['600', '700'], grupo: [null, 'Uno'], deja: ['Dos', null], carga: [null, 'rrhh.xlsx'] },
    [
      'Teléfono: de «600» a «700»',
      'Añadió al grupo «Uno»',
      'Sacó del grupo «Dos»',
      'Por la carga «rrhh.xlsx»',
    ],
  ],
  [
    'cargas.importar',
    { creadoEn: [null, 'hoy'], carga: [null, 'pegado.tsv'] },
    ['Creada por la carga de filas pegadas'],
  ],
  [
    'cargas.deshacer',
    { telefono: ['700', '600'], carga: ['rrhh.xlsx', null] },
    ['Teléfono: de «700» a «600»', 'Al deshacer la carga «rrhh.xlsx»'],
  ],
  ['usuarios.actualizar', { correo: [null, 'a@b.es'] }, ['Correo: de vacío a «a@b.es»']],
  [
    'usuarios.actualizar',
    { perfil: ['Estudiante', 'Tutor'], telefono: ['600', null] },
    ['Perfil: de «Estudiante» a «Tutor»', 'Teléfono: de «600» a vacío'],
  ],
  ['usuarios.suspender', { estado: ['activo', 'suspendido'] }, ['Suspendió la cuenta']],
  ['usuarios.activar', { estado: ['suspendido', 'activo'] }, ['Activó la cuenta']],
  ['grupos.anadir-miembros', { grupo: [null, 'Logística'] }, ['Añadió al grupo «Logística»']],
  ['cursos.inscribir', { curso: [null, 'Extintores'] }, ['Inscribió en el curso «Extintores»']],
  ['cursos.quitar', { curso: ['Extintores', null] }, ['Quitó del curso «Extintores»']],
  [
    'cursos.prorrogar',
    { plazo: [null, 'Extintores'], venceEn: [null, '2040-01-01'], motivo: [null, 'Baja'] },
    ['Cambió el plazo del curso «Extintores»'],
  ],
  ['grupos.quitar-miembros', { grupo: ['Logística', null] }, ['Sacó del grupo «Logística»']],
  ['grupos.anadir-tutores', { tutorDe: [null, 'Logística'] }, ['Nombró tutor de «Logística»']],
  [
    'sesion.dejar-de-ver-como',
    { sesion: ['s', null], porTiempo: [false, true] },
    ['Dejó de ver la academia como esta persona, al cumplirse la hora'],
  ],
  ['usuarios.restablecer-contrasena', {}, ['Dio una contraseña temporal']],
  ['usuarios.actualizar', null, ['Cambió los datos']],
  ['usuarios.otra-cosa', { desconocido: [1, 2] }, ['Cambió la cuenta']],
])('%s con %o se cuenta como %o', (comando, detalle, frases) => {
  expect(frasesDeCambio(comando, detalle)).toEqual(frases);
});
