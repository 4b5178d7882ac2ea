import { command, read } from '#core/contract.ts';
import {
  cambioDeContraseña,
  contraseñaTemporal,
  enlacePorComprobar,
  entrada,
  peticionDeRestablecimiento,
  consultaDePeticionesDeAcceso,
  peticionesDeAcceso,
  proveedor,
  respuestaDeRestablecimiento,
  restablecimiento,
  sesionActual,
  sesionesAbiertas,
  verComo as aQuienVer,
} from '#sesion/schemas.ts';

export const entrar = command('POST /api/sesion', {
  summary: 'Entra con correo o usuario y contraseña',
  name: 'sesion.entrar',
  acceso: 'publico',
  body: entrada,
  answer: sesionActual,
  discoLleno: 'sirve',
});

export const leer = read('GET /api/sesion', {
  summary: 'Dice quién está y qué puede hacer',
  acceso: 'propio',
  mirada: 'siempre',
  answer: sesionActual,
});

export const salir = command('DELETE /api/sesion', {
  summary: 'Sale; sin sesión también está bien',
  name: 'sesion.salir',
  acceso: 'publico',
});

export const leerAbiertas = read('GET /api/sesion/abiertas', {
  summary: 'Lee mis sesiones abiertas',
  mirada: 'nunca',
  answer: sesionesAbiertas,
});

export const cerrarAbierta = command('DELETE /api/sesion/abiertas/:id', {
  summary: 'Cierra una de mis sesiones',
  name: 'sesion.cerrar',
});

export const cambiarContraseña = command('POST /api/sesion/cambiar-contrasena', {
  summary: 'Cambia mi contraseña y cierra mis demás sesiones',
  acceso: 'propio',
  body: cambioDeContraseña,
  answer: sesionActual,
});

export const pedirRestablecimiento = command('POST /api/sesion/pedir-restablecimiento', {
  summary: 'Pide otra contraseña: por un enlace, o a quien puede darla',
  acceso: 'publico',
  body: peticionDeRestablecimiento,
  answer: respuestaDeRestablecimiento,
});

export const comprobarEnlace = command('POST /api/sesion/comprobar-enlace', {
  summary: 'Dice si un enlace recibido sirve todavía, sin gastarlo',
  acceso: 'publico',
  body: enlacePorComprobar,
  discoLleno: 'sirve',
});

export const restablecer = command('POST /api/sesion/restablecer', {
  summary: 'Elige contraseña con el enlace recibido',
  acceso: 'publico',
  body: restablecimiento,
});

export const verComo = command('POST /api/sesion/ver-como', {
  summary: 'Empieza a ver la academia como otra persona, sin cambiar nada',
  body: aQuienVer,
  answer: sesionActual,
});

export const dejarDeVerComo = command('POST /api/sesion/dejar-de-ver-como', {
  summary: 'Vuelve a ver la academia como uno mismo; si ya era así, también está bien',
  acceso: 'propio',
  mirada: 'siempre',
  answer: sesionActual,
  discoLleno: 'sirve',
});

export const leerProveedor = read('GET /api/sesion/proveedor', {
  summary: 'Dice si se entra también por un proveedor',
  acceso: 'publico',
  answer: proveedor,
});

export const darContraseñaTemporal = command('POST /api/usuarios/:id/restablecer-contrasena', {
  summary: 'Da a una persona una contraseña temporal, que se muestra una vez',
  answer: contraseñaTemporal,
});

export const leerPeticiones = read('GET /api/peticiones-de-acceso', {
  summary: 'Lista a quienes piden otra contraseña, no les llega un enlace y puedo dársela',
  query: consultaDePeticionesDeAcceso,
  answer: peticionesDeAcceso,
});

export const invitar = command('POST /api/usuarios/:id/invitar', {
  summary: 'Envía a una persona un enlace para elegir su contraseña',
});
