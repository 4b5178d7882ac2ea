import { MAX_BYTES_DE_IMAGEN } from '#certificados/disenos/contenido.ts';
import {
  diseno,
  disenoEscrito,
  disenos,
  imagenDeDiseno,
  pruebaDeDiseno,
  publicacionDeDiseno,
  usoDeImagen,
} from '#certificados/disenos/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerDisenos = read('GET /api/certificados/disenos', {
  summary: 'Lee los diseños de certificado de la academia',
  answer: disenos,
});

export const leerDiseno = read('GET /api/certificados/disenos/:id', {
  summary: 'Lee un diseño de certificado, con lo que falta por publicar de él',
  answer: diseno,
});

export const guardarDiseno = command('PUT /api/certificados/disenos/:id', {
  summary: 'Guarda un diseño de certificado sin publicarlo, o lo crea',
  body: disenoEscrito,
  answer: diseno,
  name: 'certificados.guardar-diseno',
});

export const publicarDiseno = command('POST /api/certificados/disenos/:id/publicar', {
  summary: 'Publica un diseño: los certificados que se expidan desde entonces lo llevan',
  body: publicacionDeDiseno,
  answer: diseno,
  name: 'certificados.publicar-diseno',
});

export const retirarDiseno = command('DELETE /api/certificados/disenos/:id', {
  summary: 'Retira un diseño que ningún curso usa; los certificados expedidos con él no cambian',
  name: 'certificados.retirar-diseno',
});

export const probarDiseno = command('POST /api/certificados/disenos/prueba', {
  summary:
    'Hace el PDF de un diseño con datos de muestra, o con el nombre de alguien, sin firmarlo ni guardarlo',
  body: pruebaDeDiseno,
  file: { types: ['application/pdf'], description: 'Un certificado de muestra' },
  name: 'certificados.probar-diseno',
  discoLleno: 'sirve',
});

export const subirImagen = command('POST /api/certificados/imagenes', {
  summary: 'Sube una imagen para los diseños, que se dibuja de nuevo',
  query: usoDeImagen,
  bytes: { max: MAX_BYTES_DE_IMAGEN },
  answer: imagenDeDiseno,
  name: 'certificados.subir-imagen',
});

export const verImagen = read('GET /api/certificados/imagenes/:id', {
  summary: 'Lee una imagen de los diseños',
  file: { types: ['image/png', 'image/jpeg'], description: 'La imagen, como se imprime' },
});
