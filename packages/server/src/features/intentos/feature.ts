import { intentosHandlers } from '#features/intentos/handlers.ts';
import {
  avisoDeAnulado,
  avisoDeCalificado,
  avisoDeOtroIntento,
  avisoDeReabierto,
  avisoDeRecibo,
  avisoDeTardias,
} from '#features/intentos/notices.ts';
import { avisoDePuertaSinAbrir, buscarPuertasJob } from '#features/intentos/puerta/sin-abrir.ts';
import { avisoDeReparacionDeshecha, avisoDeReparada } from '#features/intentos/reparar/aviso.ts';
import { deshacerReparacionJob } from '#features/intentos/reparar/deshacer.ts';
import { reparacionJob } from '#features/intentos/reparar/hacer.ts';
import { intentosJobs } from '#features/intentos/acabar/vencer.ts';
import { avisoDeTardiasPorDecidir } from '#features/intentos/tardias/por-decidir.ts';
import type { Feature } from '#platform/feature.ts';

export const intentosFeature: Feature = {
  nombre: 'intentos',
  handlers: intentosHandlers,
  jobs: [
    ...intentosJobs,
    avisoDeRecibo,
    avisoDeAnulado,
    avisoDeReabierto,
    avisoDeCalificado,
    avisoDeOtroIntento,
    avisoDeTardias,
    avisoDeTardiasPorDecidir,
    reparacionJob,
    deshacerReparacionJob,
    avisoDeReparada,
    avisoDeReparacionDeshecha,
    avisoDePuertaSinAbrir,
    buscarPuertasJob,
  ],
};
