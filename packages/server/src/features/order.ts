import { actividadesFeature } from '#features/actividades/feature.ts';
import { ajustesFeature } from '#features/ajustes/feature.ts';
import { anunciosFeature } from '#features/anuncios/feature.ts';
import { aprendizajeFeature } from '#features/aprendizaje/feature.ts';
import { archivosFeature } from '#features/archivos/feature.ts';
import { avisosFeature } from '#features/avisos/feature.ts';
import { calendarioFeature } from '#features/calendario/feature.ts';
import { camposFeature } from '#features/campos/feature.ts';
import { cargasFeature } from '#features/cargas/feature.ts';
import { certificadosFeature } from '#features/certificados/feature.ts';
import { copiasFeature } from '#features/copias/feature.ts';
import { cumplimientoFeature } from '#features/cumplimiento/feature.ts';
import { cursosFeature } from '#features/cursos/feature.ts';
import { edicionFeature } from '#features/edicion/feature.ts';
import { entregasFeature } from '#features/entregas/feature.ts';
import { evaluacionesFeature } from '#features/evaluaciones/feature.ts';
import { externasFeature } from '#features/externas/feature.ts';
import { feedbackFeature } from '#features/feedback/feature.ts';
import { fotosFeature } from '#features/fotos/feature.ts';
import { gruposFeature } from '#features/grupos/feature.ts';
import { importacionesFeature } from '#features/importaciones/feature.ts';
import { informesFeature } from '#features/informes/feature.ts';
import { intentosFeature } from '#features/intentos/feature.ts';
import { lotesFeature } from '#features/lotes/feature.ts';
import { papeleraFeature } from '#features/papelera/feature.ts';
import { participantesFeature } from '#features/participantes/feature.ts';
import { paquetesFeature } from '#features/paquetes/feature.ts';
import { perfilesFeature } from '#features/perfiles/feature.ts';
import { preguntasFeature } from '#features/preguntas/feature.ts';
import { progresoFeature } from '#features/progreso/feature.ts';
import { reportesFeature } from '#features/reportes/feature.ts';
import { sesionFeature } from '#features/sesion/feature.ts';
import { tecnicoFeature } from '#features/tecnico/feature.ts';
import { usuariosFeature } from '#features/usuarios/feature.ts';
import type { Feature } from '#platform/feature.ts';

/** A feature may import from those before it alone, by their `offers.ts`; tables and bindings are everybody's. */
export const features: readonly Feature[] = [
  avisosFeature,
  ajustesFeature,
  sesionFeature,
  camposFeature,
  usuariosFeature,
  cursosFeature,
  gruposFeature,
  perfilesFeature,
  actividadesFeature,
  preguntasFeature,
  evaluacionesFeature,
  progresoFeature,
  entregasFeature,
  archivosFeature,
  feedbackFeature,
  cargasFeature,
  paquetesFeature,
  importacionesFeature,
  papeleraFeature,
  aprendizajeFeature,
  intentosFeature,
  participantesFeature,
  calendarioFeature,
  certificadosFeature,
  cumplimientoFeature,
  externasFeature,
  anunciosFeature,
  lotesFeature,
  reportesFeature,
  fotosFeature,
  informesFeature,
  edicionFeature,
  tecnicoFeature,
  copiasFeature,
];
