import { contratosDe } from '@catedra/shared/informes/api.ts';
import { INFORMES } from '@catedra/shared/informes/lista.ts';
import { canario } from '#matrix/canaries.ts';
import { EN_ALGUN_GRUPO, fila, LO_DE_SUS_GRUPOS, muestra, type Row } from '#matrix/row.ts';

/** What each report shows of the scene to whoever may read it. */
const SE_VE = {
  cumplimiento: () => canario('a', 'curso', 'titulo'),
} as const;

/** Three rows of each report, from what it declares. */
export const reportRows: readonly Row[] = INFORMES.flatMap((informe) => {
  const { leer, resumen, archivo } = contratosDe(informe);
  const seVe = SE_VE[informe.clave as keyof typeof SE_VE];
  const leerlo = ['reportes:ver', ...informe.permisos] as const;
  return [
    muestra(
      seVe,
      fila(leer, leerlo, LO_DE_SUS_GRUPOS, () => ({ query: {} })),
    ),
    fila(resumen, leerlo, EN_ALGUN_GRUPO, () => ({ query: {} })),
    muestra(
      seVe,
      fila(archivo, [...leerlo, 'reportes:exportar'], LO_DE_SUS_GRUPOS, () => ({
        query: { formato: 'csv' },
      })),
    ),
  ];
});
