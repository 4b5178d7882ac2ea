import * as api from '@catedra/shared/informes/api.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { alcance } from '@catedra/shared/core/scope.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { contratosDe, leerAsignacionesDe } from '@catedra/shared/informes/contratos.ts';
import type { Pedido } from '@catedra/shared/informes/declarar.ts';
import type { ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { CONSULTAS } from '#features/informes/lista.ts';
import { matrizHandlers } from '#features/informes/matriz/handlers.ts';
import { leerAsignaciones } from '#features/informes/motor/asignaciones.ts';
import { archivoDe } from '#features/informes/motor/archivo.ts';
import type { Consulta } from '#features/informes/motor/consulta.ts';
import { leerPagina } from '#features/informes/motor/leer-pagina.ts';
import { elegirVista, eliminarVista, guardarVista, leerVistas } from '#features/informes/vistas/vistas.ts';
import { alcanceDe, leerCamposPedidos, type Lectura, quienLee, zonaDe } from '#features/reportes/offers.ts';
import { answer, type Asked, handle, type Handler } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';
import { keptWhile } from '#platform/turns/kept-while.ts';

type Permiso = 'reportes:ver' | 'reportes:exportar';

/** Who reads it: whoever lacks something that its rows ask for reads nothing of it. */
async function lecturaDe(
  asked: Asked,
  { informe }: Consulta,
  pedido: Pedido,
  permisos: readonly Permiso[],
): Promise<Lectura> {
  const { actor, db } = asked;
  const personas = [
    ...permisos.map((permiso) => personasEnReportes(actor, permiso)),
    ...informe.permisos.map((permiso) => alcance(actor, permiso, 'persona')),
  ];
  if (personas.includes(false)) throw sinPermiso();
  if (informe.soloAcademia && personas.some((scope) => scope !== true)) throw sinPermiso();
  return {
    ...quienLee(asked),
    personas,
    ...(informe.campos && { propios: await leerCamposPedidos(db, actor, pedido) }),
  };
}

function handlersDe(una: Consulta, { clock }: Platform): readonly Handler[] {
  const { leer, resumen, archivo } = contratosDe(una.informe);
  const contado = keptWhile<ResumenDeInforme>(MINUTO, clock);
  return [
    answer(leer, async (asked, { query: { cursor, limite, total, ...pedido } }) =>
      leerPagina(asked.db, una, await lecturaDe(asked, una, pedido, ['reportes:ver']), pedido, {
        cursor,
        limite,
        total,
      }),
    ),
    answer(resumen, async (asked, { query: pedido }) => {
      const lectura = await lecturaDe(asked, una, pedido, ['reportes:ver']);
      const { orden: _, columnas: __, ver: ___, ...que } = pedido;
      // Groups and fields are seen by each in their own way.
      const quien = Object.keys(que).length > 0 ? asked.actor.id : '';
      return contado(JSON.stringify([alcanceDe(lectura), quien, que]), async () => ({
        en: lectura.now.toISOString(),
        ...(asked.behindS > 0 && { retraso: asked.behindS }),
        ...(await una.resumir(asked.db, lectura, pedido)),
      }));
    }),
    answer(archivo, async (asked, { query: { formato, ...pedido } }) => {
      const lectura = await lecturaDe(asked, una, pedido, ['reportes:ver', 'reportes:exportar']);
      const zona = await zonaDe(asked);
      return {
        nombre: `${una.informe.clave}-${diaEn(lectura.now, zona)}.${formato}`,
        tipo: TIPOS_DE_HOJA[formato],
        contenido: await archivoDe(asked.db, una, lectura, pedido, { zona, formato }),
      };
    }),
    ...(una.informe.actos
      ? [
          answer(leerAsignacionesDe(una.informe), async (asked, { query: pedido }) =>
            leerAsignaciones(asked.db, una, await lecturaDe(asked, una, pedido, ['reportes:ver']), pedido),
          ),
        ]
      : []),
  ];
}

export const informesHandlers = (platform: Platform): readonly Handler[] => [
  ...CONSULTAS.flatMap((una) => handlersDe(una, platform)),
  ...matrizHandlers(platform),
  // What somebody has just kept is where it was written, however far behind a replica is.
  answer(api.leerVistas, (asked, { query: { informe } }) =>
    leerVistas(asked.platform.db, asked.actor, informe),
  ),
  handle(api.guardarVista, (work, { id, body }) => guardarVista(work, id, body)),
  handle(api.eliminarVista, (work, { id }) => eliminarVista(work, id)),
  handle(api.elegirVista, (work, { body }) => elegirVista(work, body)),
];
