import type { EstadoDeCarga } from '#cargas/schemas.ts';
import { declarar } from '#informes/declarar.ts';
import { dias, opciones } from '#informes/filtros.ts';

export const ESTADOS_DE_CARGA_EN_PALABRAS: Readonly<Record<EstadoDeCarga, string>> = {
  leida: 'Sin revisar',
  revisando: 'Revisándose',
  revisada: 'Sin importar',
  importando: 'Importándose',
  importada: 'Importada',
  fallida: 'Detenida',
  deshaciendo: 'Deshaciéndose',
  deshecha: 'Deshecha',
};

/** Uploads of people: those that whoever reads may open. */
export const cargas = declarar({
  clave: 'cargas',
  titulo: 'Cargas de personas',
  pregunta: '¿Qué trajo cada carga?',
  permisos: ['usuarios:cargar'],
  soloAcademia: true,
  filtros: { estado: opciones('Estado', ESTADOS_DE_CARGA_EN_PALABRAS), creada: dias('Subida') },
  busca: null,
  campos: false,
  columnas: {
    archivo: { titulo: 'Archivo', tipo: 'texto' },
    quien: { titulo: 'Quién', tipo: 'texto', movil: 'linea' },
    creada: { titulo: 'Subida', tipo: 'momento', movil: 'linea' },
    estado: { titulo: 'Estado', tipo: 'texto', movil: 'final' },
    filas: { titulo: 'Filas', tipo: 'numero' },
    creadas: { titulo: 'Creadas', tipo: 'numero' },
    actualizadas: { titulo: 'Cambiadas', tipo: 'numero' },
    errores: { titulo: 'Errores', tipo: 'numero' },
    deshacer: { titulo: 'Se deshace hasta', tipo: 'momento', aparte: true },
  },
  orden: { clave: '-reciente', titulo: 'Primero la última' },
  escucha: ['usuarios'],
});
