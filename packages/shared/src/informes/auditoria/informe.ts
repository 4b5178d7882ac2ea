import { CLASES_DE_ACTO } from '#informes/auditoria/clases.ts';
import { declarar } from '#informes/declarar.ts';
import { dias, opciones } from '#informes/filtros.ts';

/** What somebody changed in the academy: never what each does with their own learning. */
export const auditoria = declarar({
  clave: 'auditoria',
  titulo: 'Auditoría',
  pregunta: '¿Quién cambió qué y cuándo?',
  permisos: ['sistema:registro', 'usuarios:ver'],
  soloAcademia: true,
  filtros: { clase: opciones('Sobre qué', CLASES_DE_ACTO), en: dias('Cuándo') },
  busca: 'Quién lo hizo',
  campos: false,
  columnas: {
    acto: { titulo: 'Qué hizo', tipo: 'texto' },
    quien: { titulo: 'Quién', tipo: 'texto', movil: 'linea' },
    en: { titulo: 'Cuándo', tipo: 'momento', movil: 'final' },
    sobre: { titulo: 'Sobre', tipo: 'texto', movil: 'linea' },
    detalle: { titulo: 'Antes y después', tipo: 'texto', movil: 'linea' },
  },
  orden: { clave: '-reciente', titulo: 'Primero lo último' },
  escucha: ['usuarios', 'grupos', 'cursos', 'actividades', 'evaluaciones', 'perfiles'],
});
