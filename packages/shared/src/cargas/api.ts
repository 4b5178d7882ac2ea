import {
  cambioDeCarga,
  carga,
  consultaDeCargas,
  consultaDeSalen,
  consultaDeSubida,
  ordenDeContraseñas,
  ordenDeImportar,
  paginaDeCargas,
  paginaDeSalen,
  previsionDeDeshacer,
  previsionDeInvitar,
} from '#cargas/schemas.ts';
import {
  cambioDeFila,
  consultaDeFilas,
  correccionDeIguales,
  filasCorregidas,
  filasRevisadas,
  lineaDeFila,
  numeroDeColumna,
  paginaDeFilas,
  valoresDeColumna,
} from '#cargas/filas.ts';
import { MAX_BYTES_DE_CARGA } from '#cargas/opciones.ts';
import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import { plazosPasados } from '#grupos/plazos.ts';

export const subir = command('POST /api/cargas/:id', {
  summary: 'Sube un archivo de personas y dice cómo se lee; no toca a nadie',
  name: 'cargas.subir',
  query: consultaDeSubida,
  bytes: { max: MAX_BYTES_DE_CARGA },
  answer: carga,
});

export const leerCargas = read('GET /api/cargas', {
  summary: 'Lee las cargas hechas, las últimas primero',
  query: consultaDeCargas,
  answer: paginaDeCargas,
});

export const leerCarga = read('GET /api/cargas/:id', {
  summary: 'Lee cómo va una carga y qué se eligió',
  answer: carga,
});

export const leerFilas = read('GET /api/cargas/:id/filas', {
  summary: 'Lee por páginas las filas de una carga',
  query: consultaDeFilas,
  answer: paginaDeFilas,
});

export const leerValores = read('GET /api/cargas/:id/columnas/:columna', {
  summary: 'Lee los valores distintos de una columna y cuántas filas tiene cada uno',
  params: { columna: numeroDeColumna },
  answer: valoresDeColumna,
});

export const leerSalen = read('GET /api/cargas/:id/salen', {
  summary: 'Lee quiénes saldrían del grupo que se sincroniza',
  query: consultaDeSalen,
  answer: paginaDeSalen,
});

export const preverDeshacer = read('GET /api/cargas/:id/deshacer', {
  summary: 'Dice qué pasaría al deshacer una carga',
  answer: previsionDeDeshacer,
});

export const preverInvitar = read('GET /api/cargas/:id/invitar', {
  summary: 'Dice a cuántas de las creadas se invitaría y cuántas no tienen correo',
  answer: previsionDeInvitar,
});

export const cambiar = command('PATCH /api/cargas/:id', {
  summary: 'Cambia cómo se lee el archivo o qué se hace con él',
  name: 'cargas.cambiar',
  body: cambioDeCarga,
  answer: carga,
});

export const revisar = command('POST /api/cargas/:id/revisar', {
  summary: 'Revisa el archivo entero sin tocar a nadie',
  answer: carga,
});

export const corregirFila = command('PATCH /api/cargas/:id/filas/:linea', {
  summary: 'Corrige o deja fuera una fila y la revisa al momento',
  name: 'cargas.corregir-fila',
  params: { linea: lineaDeFila },
  body: cambioDeFila,
  answer: filasCorregidas,
});

export const corregirIguales = command('POST /api/cargas/:id/corregir-iguales', {
  summary: 'Corrige a la vez todas las celdas de una columna que dicen lo mismo',
  body: correccionDeIguales,
  answer: filasRevisadas,
});

export const leerPlazosPasados = read('GET /api/cargas/:id/plazos-pasados', {
  summary: 'Dice cuántas personas de una carga entrarían en cursos cuyo plazo ya pasó, y en cuáles',
  answer: plazosPasados,
});

export const importar = command('POST /api/cargas/:id/importar', {
  summary: 'Importa las filas revisadas; sigue aunque se cierre la página',
  name: 'cargas.ordenar-importar',
  body: ordenDeImportar,
  answer: carga,
});

export const deshacer = command('POST /api/cargas/:id/deshacer', {
  summary: 'Deshace una carga: quita, restaura y retira lo que hizo',
  name: 'cargas.ordenar-deshacer',
  answer: carga,
});

export const invitar = command('POST /api/cargas/:id/invitar', {
  summary: 'Envía la invitación a las personas creadas que aún no entraron',
  name: 'cargas.ordenar-invitar',
  answer: carga,
});

export const plantilla = read('GET /api/cargas/plantilla.xlsx', {
  summary: 'Descarga una hoja vacía con los perfiles y grupos de esta academia',
  file: { types: [TIPOS_DE_HOJA.xlsx], description: 'Un archivo' },
});

export const fallidasCsv = read('GET /api/cargas/:id/fallidas.csv', {
  summary: 'Descarga las filas que no se importaron, con su motivo',
  file: { types: [TIPOS_DE_HOJA.csv], description: 'Un archivo' },
});

export const fallidasXlsx = read('GET /api/cargas/:id/fallidas.xlsx', {
  summary: 'Descarga las filas que no se importaron, con su motivo',
  file: { types: [TIPOS_DE_HOJA.xlsx], description: 'Un archivo' },
});

export const darContraseñas = command('POST /api/cargas/:id/contrasenas', {
  summary: 'Hace las contraseñas temporales de las personas creadas y las da una sola vez',
  name: 'cargas.dar-contrasenas',
  body: ordenDeContraseñas,
  file: { types: Object.values(TIPOS_DE_HOJA), description: 'Un archivo' },
});
