import {
  avisosDeAcademia,
  cambioDeAcademia,
  cambioDeHoras,
  cambioDePreferencia,
  preferencia,
  preferencias,
} from '#avisos/preferencias.ts';
import { baja, campana, claveDeBaja, consultaDeCampana, cuantosQuedan, leidos } from '#avisos/schemas.ts';
import {
  cifraDeCorreos,
  comoQueda,
  consultaDeCorreos,
  consultaDeParadas,
  direccionesParadas,
  queDireccion,
  registroDeCorreos,
} from '#avisos/registro.ts';
import {
  claveDePlantilla,
  deLaVersion,
  muestra,
  paraMuestra,
  plantilla,
  plantillaEscrita,
  plantillasDeCorreo,
} from '#avisos/plantillas.ts';
import { cuantosRebotaron, sucesosDeEntrega } from '#avisos/rebotes.ts';
import { command, read } from '#core/contract.ts';

export const leerCampana = read('GET /api/avisos', {
  summary: 'Lee mis avisos, del más reciente al más antiguo, y cuántos no he leído',
  query: consultaDeCampana,
  answer: campana,
});

export const marcarLeidos = command('POST /api/avisos/leidos', {
  summary: 'Marca avisos míos como leídos',
  body: leidos,
  answer: cuantosQuedan,
});

export const leerBaja = read('GET /api/avisos/baja/:clave', {
  summary: 'Lee qué deja de recibir quien usa esta clave, sin iniciar sesión',
  params: { clave: claveDeBaja },
  answer: baja,
  acceso: 'publico',
});

export const darDeBaja = command('POST /api/avisos/baja/:clave', {
  summary: 'Deja de recibir por correo un aviso, con la clave que trae el propio correo y sin iniciar sesión',
  params: { clave: claveDeBaja },
  answer: baja,
  acceso: 'publico',
  origen: 'cualquiera',
});

export const leerPreferencias = read('GET /api/avisos/preferencias', {
  summary: 'Lee de qué me avisan por correo y cómo',
  answer: preferencias,
});

export const cambiarPreferencia = command('PUT /api/avisos/preferencias', {
  summary: 'Elige cómo me avisan de algo por correo',
  body: cambioDePreferencia,
  answer: preferencia,
});

export const leerAcademia = read('GET /api/avisos/academia', {
  summary: 'Lee cómo avisa la academia por correo a quien no eligió, y a cuántas personas',
  answer: avisosDeAcademia,
});

export const decidirAviso = command('PUT /api/avisos/academia', {
  summary: 'Decide cómo se avisa de algo por correo y si cada persona puede elegir otra cosa',
  body: cambioDeAcademia,
  answer: avisosDeAcademia,
});

export const cambiarHoras = command('PUT /api/avisos/horas', {
  summary: 'Cambia a qué horas no salen correos y a cuál sale el del día',
  body: cambioDeHoras,
  answer: avisosDeAcademia,
});

export const leerCorreos = read('GET /api/avisos/correos', {
  summary: 'Lee los correos que salieron o lo intentaron, del más reciente al más antiguo, sin su texto',
  query: consultaDeCorreos,
  answer: registroDeCorreos,
});

export const leerCifraDeCorreos = read('GET /api/avisos/correos/cifra', {
  summary: 'Cuenta los correos de los últimos siete días que no llegaron',
  answer: cifraDeCorreos,
});

export const reintentarCorreo = command('POST /api/avisos/correos/:id/reintentar', {
  summary: 'Vuelve a intentar un correo que no llegó, si lo que dice aún es verdad',
  answer: comoQueda,
});

export const leerParadas = read('GET /api/avisos/parados', {
  summary: 'Lee las direcciones a las que ya no se escribe y de quién son',
  query: consultaDeParadas,
  answer: direccionesParadas,
});

export const volverAEscribir = command('POST /api/avisos/parados/quitar', {
  summary: 'Vuelve a escribir a una dirección que se había parado',
  body: queDireccion,
});

export const leerPlantillas = read('GET /api/avisos/plantillas', {
  summary: 'Lee de qué correos puede la academia cambiar las palabras, y cuáles cambió',
  answer: plantillasDeCorreo,
});

export const leerPlantilla = read('GET /api/avisos/plantillas/:clave', {
  summary: 'Lee las palabras de un correo, las de siempre y los campos que admite',
  params: { clave: claveDePlantilla },
  answer: plantilla,
});

export const guardarPlantilla = command('PUT /api/avisos/plantillas/:clave', {
  summary: 'Cambia las palabras de un correo',
  name: 'avisos.guardar-plantilla',
  params: { clave: claveDePlantilla },
  body: plantillaEscrita,
  answer: plantilla,
});

export const volverAlOriginal = command('POST /api/avisos/plantillas/:clave/original', {
  summary: 'Devuelve a un correo las palabras de siempre',
  name: 'avisos.volver-al-original',
  params: { clave: claveDePlantilla },
  body: deLaVersion,
  answer: plantilla,
});

export const verMuestra = command('POST /api/avisos/plantillas/:clave/muestra', {
  summary: 'Compone un correo con unas palabras y datos de ejemplo, sin guardarlas ni mandarlo',
  name: 'avisos.ver-muestra',
  params: { clave: claveDePlantilla },
  body: paraMuestra,
  answer: muestra,
  discoLleno: 'sirve',
});

export const contarRebotes = command('POST /api/correo/rebotes', {
  summary:
    'Cuenta qué correos no llegaron, firmado por quien los entrega: Catedra-Firma es t=segundos,v1=HMAC-SHA256 en hexadecimal de «segundos.cuerpo»',
  body: sucesosDeEntrega,
  answer: cuantosRebotaron,
  acceso: 'publico',
  origen: 'cualquiera',
});
