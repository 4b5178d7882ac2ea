import { accesos } from '#informes/accesos/informe.ts';
import { auditoria } from '#informes/auditoria/informe.ts';
import { avance } from '#informes/avance/informe.ts';
import { cargas } from '#informes/cargas/informe.ts';
import { corregir } from '#informes/corregir/informe.ts';
import { correos } from '#informes/correos/informe.ts';
import { cumplimiento } from '#informes/cumplimiento/informe.ts';
import { caducidad } from '#informes/caducidad/informe.ts';
import { contenidos } from '#informes/contenidos/informe.ts';
import type { Informe } from '#informes/declarar.ts';
import { preguntas } from '#informes/preguntas/informe.ts';
import { resultados } from '#informes/resultados/informe.ts';
import { riesgo } from '#informes/riesgo/informe.ts';
import { satisfaccion } from '#informes/satisfaccion/informe.ts';

/** What they are about, as the way in asks it, and which answer it. */
export const ESTANTES: readonly { readonly pregunta: string; readonly informes: readonly Informe[] }[] = [
  { pregunta: '¿Quién cumple y quién va tarde?', informes: [cumplimiento, riesgo, accesos, caducidad] },
  { pregunta: '¿Se aprende?', informes: [avance, resultados, preguntas, satisfaccion] },
  {
    pregunta: '¿Qué hay que hacer y qué ha pasado?',
    informes: [corregir, cargas, correos, contenidos, auditoria],
  },
];

export const INFORMES: readonly Informe[] = ESTANTES.flatMap(({ informes }) => informes);
