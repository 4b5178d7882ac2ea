import { ESTADOS_DE_CORREO_EN_PALABRAS } from '#avisos/correos.ts';
import { declarar } from '#informes/declarar.ts';
import { dias, opciones } from '#informes/filtros.ts';

/** What left by mail or tried to: never its words. */
export const correos = declarar({
  clave: 'correos',
  titulo: 'Correos',
  pregunta: '¿Qué correos no llegaron?',
  permisos: ['avisos:correo'],
  soloAcademia: true,
  filtros: {
    estado: opciones('Estado', { sin_llegar: 'No llegaron', ...ESTADOS_DE_CORREO_EN_PALABRAS }),
    en: dias('Intentado'),
  },
  busca: null,
  campos: false,
  columnas: {
    destinatario: { titulo: 'Destinatario', tipo: 'texto' },
    para: { titulo: 'Dirección', tipo: 'texto', movil: 'linea' },
    asunto: { titulo: 'Asunto', tipo: 'texto', movil: 'linea' },
    estado: { titulo: 'Estado', tipo: 'texto', movil: 'final' },
    error: { titulo: 'Error', tipo: 'texto' },
    intentos: { titulo: 'Intentos', tipo: 'numero', aparte: true },
    en: { titulo: 'Último intento', tipo: 'momento' },
  },
  orden: { clave: '-peor', titulo: 'Primero lo que no llegó, y de ello lo último' },
  escucha: ['avisos'],
});
