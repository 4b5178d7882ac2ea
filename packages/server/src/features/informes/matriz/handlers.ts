import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import {
  descargarMatriz,
  leerHallazgoDeMatriz,
  leerMatriz,
} from '@catedra/shared/informes/matriz/contratos.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { archivoDeMatriz } from '#features/informes/matriz/archivo.ts';
import { leerMatriz as leer } from '#features/informes/matriz/leer-matriz.ts';
import { resumirMatriz } from '#features/informes/matriz/resumir.ts';
import { alcanceDe, type Lectura, quienLee, zonaDe } from '#features/reportes/offers.ts';
import { answer, type Asked, type Handler } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';
import { keptWhile } from '#platform/turns/kept-while.ts';

/** Whoever reaches nobody is refused before anything is asked. */
function lecturaDe(asked: Asked, ...ademas: readonly 'reportes:exportar'[]): Lectura {
  const permisos = ['reportes:ver', ...ademas] as const;
  const personas = permisos.map((permiso) => personasEnReportes(asked.actor, permiso));
  if (personas.includes(false)) throw sinPermiso();
  return { ...quienLee(asked), personas };
}

export function matrizHandlers({ clock }: Platform): readonly Handler[] {
  const contado = keptWhile<{ en: string; hallazgo: string }>(MINUTO, clock);
  return [
    answer(leerMatriz, async (asked, { query: { cursor, ...pedido } }) =>
      leer(asked.db, lecturaDe(asked), pedido, cursor),
    ),
    answer(leerHallazgoDeMatriz, async (asked, { query }) => {
      const lectura = lecturaDe(asked);
      const quien = Object.keys(query).length > 0 ? asked.actor.id : '';
      return contado(JSON.stringify([alcanceDe(lectura), quien, query]), async () => ({
        en: lectura.now.toISOString(),
        hallazgo: await resumirMatriz(asked.db, lectura, query),
      }));
    }),
    answer(descargarMatriz, async (asked, { query: { formato, ...pedido } }) => {
      const lectura = lecturaDe(asked, 'reportes:exportar');
      const zona = await zonaDe(asked);
      return {
        nombre: `matriz-${diaEn(lectura.now, zona)}.${formato}`,
        tipo: TIPOS_DE_HOJA[formato],
        contenido: await archivoDeMatriz(asked.db, lectura, pedido, { zona, formato }),
      };
    }),
  ];
}
