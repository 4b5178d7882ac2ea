import { ESTADOS_EN_PALABRAS } from '#certificados/rules.ts';
import { declarar } from '#informes/declarar.ts';
import { CURSO, dias, GRUPO, IDOS, opciones } from '#informes/filtros.ts';

/** In how many days the ones that are asked for lapse. */
export const DIAS_EN_QUE_CADUCAN = { '30': 30, '60': 60, '90': 90 } as const;

/** What was certified, as it was printed: first what lapses first. */
export const caducidad = declarar({
  clave: 'caducidad',
  titulo: 'Certificados y su caducidad',
  pregunta: '¿Qué certificados caducan?',
  permisos: ['certificados:ver'],
  filtros: {
    caduca: opciones('Caducan', { '30': 'En 30 días', '60': 'En 60 días', '90': 'En 90 días' }),
    estado: opciones('Estado', ESTADOS_EN_PALABRAS),
    curso: CURSO,
    grupo: GRUPO,
    expedido: dias('Expedido'),
    idos: IDOS,
  },
  busca: 'Nombre o apellidos',
  campos: true,
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona', ordena: true },
    curso: { titulo: 'Curso', tipo: 'curso', movil: 'linea' },
    estado: { titulo: 'Estado', tipo: 'texto', movil: 'final' },
    valeHasta: { titulo: 'Vale hasta', tipo: 'dia', movil: 'linea', vacio: 'siempre' },
    expedido: { titulo: 'Expedido', tipo: 'momento', ordena: true },
    numero: { titulo: 'Número', tipo: 'texto' },
    completado: { titulo: 'Completado', tipo: 'dia', aparte: true },
    nota: { titulo: 'Nota', tipo: 'nota', aparte: true },
    horas: { titulo: 'Horas', tipo: 'numero', aparte: true },
    retirado: { titulo: 'Retirado', tipo: 'momento', aparte: true },
    motivo: { titulo: 'Motivo', tipo: 'texto', aparte: true },
  },
  orden: { clave: 'caducidad', titulo: 'Primero el que caduca antes' },
  escucha: ['certificados', 'usuarios', 'grupos'],
});
