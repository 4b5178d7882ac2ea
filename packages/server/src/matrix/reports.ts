import * as informes from '@catedra/shared/informes/api.ts';
import { contratosDe, leerAsignacionesDe } from '@catedra/shared/informes/contratos.ts';
import { INFORMES } from '@catedra/shared/informes/lista.ts';
import {
  descargarMatriz,
  leerHallazgoDeMatriz,
  leerMatriz,
} from '@catedra/shared/informes/matriz/contratos.ts';
import { canario } from '#matrix/canaries.ts';
import {
  EN_ALGUN_GRUPO,
  EN_LA_ACADEMIA,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  QUIEN_ADMINISTRA,
  type Row,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

/** What reports show of the scene to whoever may read them; of the others it is held that they open, and to whom. */
const SE_VE: Readonly<Record<string, (scene: Scene) => string>> = {
  cumplimiento: () => canario('a', 'curso', 'titulo'),
};

/** Three rows of each report, from what it declares. */
const declarados: readonly Row[] = INFORMES.flatMap((informe) => {
  const { leer, resumen, archivo } = contratosDe(informe);
  const seVe = SE_VE[informe.clave];
  const leerlo = ['reportes:ver', ...informe.permisos] as const;
  const delSistema = informe.permisos.some((permiso) => permiso.startsWith('sistema:'));
  const deLaAcademia = delSistema ? QUIEN_ADMINISTRA : EN_LA_ACADEMIA;
  const aQuien = informe.soloAcademia ? deLaAcademia : EN_ALGUN_GRUPO;
  const lista = fila(leer, leerlo, seVe ? LO_DE_SUS_GRUPOS : aQuien, () => ({ query: {} }));
  const hoja = fila(archivo, [...leerlo, 'reportes:exportar'], seVe ? LO_DE_SUS_GRUPOS : aQuien, () => ({
    query: { formato: 'csv' },
  }));
  return [
    seVe ? muestra(seVe, lista) : lista,
    fila(resumen, leerlo, aQuien, () => ({ query: {} })),
    seVe ? muestra(seVe, hoja) : hoja,
    ...(informe.actos ? [fila(leerAsignacionesDe(informe), leerlo, aQuien, () => ({ query: {} }))] : []),
  ];
});

/** A view is of whoever kept it, and this one is of nobody. */
const NADIE_MAS = '404 404 404 404 404 404 404 404';

export const reportRows: readonly Row[] = [
  ...declarados,
  muestra(
    ({ cursoId }) => cursoId,
    fila(leerMatriz, 'reportes:ver', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  fila(leerHallazgoDeMatriz, 'reportes:ver', EN_ALGUN_GRUPO, () => ({ query: {} })),
  muestra(
    () => canario('a', 'curso', 'titulo'),
    fila(descargarMatriz, ['reportes:ver', 'reportes:exportar'], LO_DE_SUS_GRUPOS, () => ({
      query: { formato: 'csv' },
    })),
  ),
  fila(informes.leerVistas, 'reportes:ver', EN_ALGUN_GRUPO, () => ({ query: { informe: 'cumplimiento' } })),
  fila(informes.guardarVista, 'reportes:ver', EN_ALGUN_GRUPO, () => ({
    id: crypto.randomUUID(),
    body: { informe: 'cumplimiento', nombre: 'La mía', busqueda: {}, compartida: false, version: 0 },
  })),
  fila(informes.eliminarVista, null, NADIE_MAS, () => ({ id: crypto.randomUUID() })),
  fila(informes.elegirVista, 'reportes:ver', EN_ALGUN_GRUPO, () => ({
    body: { informe: 'cumplimiento', vistaId: null },
  })),
];
