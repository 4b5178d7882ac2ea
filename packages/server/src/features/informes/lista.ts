import { consultaDeAccesos } from '#features/informes/accesos/consulta.ts';
import { consultaDeAuditoria } from '#features/informes/auditoria/consulta.ts';
import { consultaDeAvance } from '#features/informes/avance/consulta.ts';
import { consultaDeCargas } from '#features/informes/cargas/consulta.ts';
import { consultaDeCaducidad } from '#features/informes/caducidad/consulta.ts';
import { consultaDeContenidos } from '#features/informes/contenidos/consulta.ts';
import { consultaDeCorregir } from '#features/informes/corregir/consulta.ts';
import { consultaDeCorreos } from '#features/informes/correos/consulta.ts';
import { consultaDeCumplimiento } from '#features/informes/cumplimiento/consulta.ts';
import type { Consulta } from '#features/informes/motor/consulta.ts';
import { consultaDePreguntas } from '#features/informes/preguntas/consulta.ts';
import { consultaDeResultados } from '#features/informes/resultados/consulta.ts';
import { consultaDeRiesgo } from '#features/informes/riesgo/consulta.ts';
import { consultaDeSatisfaccion } from '#features/informes/satisfaccion/consulta.ts';

/** How each report is read: one for each of `INFORMES`. */
export const CONSULTAS: readonly Consulta[] = [
  consultaDeCumplimiento,
  consultaDeRiesgo,
  consultaDeAccesos,
  consultaDeCaducidad,
  consultaDeAvance,
  consultaDeResultados,
  consultaDePreguntas,
  consultaDeSatisfaccion,
  consultaDeCorregir,
  consultaDeCargas,
  consultaDeCorreos,
  consultaDeContenidos,
  consultaDeAuditoria,
];
