import { expect, test } from 'vitest';
import { type Detalle, frasesDeCambio } from '#usuarios/historial.ts';

test.each<[string, Detalle | null, string[]]>([
  ['usuarios.poner', { id: [null, 'x'], creadoEn: [null, 'hoy'], nombre: [null, 'Ana'] }, ['Creó la cuenta']],
  ['usuarios.cargar', { nombre: [null, 'Ana'] }, ['Creó la cuenta en una carga masiva']],
  ['usuarios.actualizar', { correo: [null, 'a@b.es'] }, ['Correo: de vacío a «a@b.es»']],
  [
    'usuarios.actualizar',
    { perfil: ['Estudiante', 'Tutor'], telefono: ['600', null] },
    ['Perfil: de «Estudiante» a «Tutor»', 'Teléfono: de «600» a vacío'],
  ],
  ['usuarios.suspender', { estado: ['activo', 'suspendido'] }, ['Suspendió la cuenta']],
  ['usuarios.activar', { estado: ['suspendido', 'activo'] }, ['Activó la cuenta']],
  ['grupos.anadir-miembros', { grupo: [null, 'Logística'] }, ['Añadió al grupo «Logística»']],
  ['grupos.quitar-miembros', { grupo: ['Logística', null] }, ['Sacó del grupo «Logística»']],
  ['grupos.anadir-tutores', { tutorDe: [null, 'Logística'] }, ['Nombró tutor de «Logística»']],
  ['usuarios.restablecer-contrasena', {}, ['Dio una contraseña temporal']],
  ['usuarios.actualizar', null, ['Cambió los datos']],
  ['usuarios.otra-cosa', { desconocido: [1, 2] }, ['Cambió la cuenta']],
])('%s con %o se cuenta como %o', (comando, detalle, frases) => {
  expect(frasesDeCambio(comando, detalle)).toEqual(frases);
});
