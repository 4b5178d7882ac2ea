import * as cumplimiento from '@catedra/shared/cumplimiento/api.ts';
import { ajena, EN_SUS_GRUPOS, fila, type Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const delCurso = ({ cursoId }: Scene) => ({ id: cursoId });

const aUna = (scene: Scene) => ({
  ...delCurso(scene),
  body: { quienes: { usuarioIds: [scene.usuarioId] }, ultimoDia: '2040-01-01' },
});

const conDias = (scene: Scene) => ({ ...delCurso(scene), body: { dias: 30 } });

/** How a course asks to be taken again, and whoever takes it. */
export const renewalRows: readonly Row[] = [
  fila(cumplimiento.leerRenovacion, 'cursos:editar', EN_SUS_GRUPOS, delCurso),
  fila(cumplimiento.guardarRenovacion, 'cursos:editar', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: {
      version: 0,
      validezMeses: 24,
      validezDia: null,
      validezMinimoMeses: 6,
      diasParaRenovar: 30,
      diasDeMargen: 5,
      renovarYa: true,
    },
  })),
  fila(cumplimiento.leerMia, null, '404 200 404 404 404 404 404 404', delCurso),
  fila(
    cumplimiento.leerRondas,
    ['usuarios:ver', 'progreso:ver'],
    '404 404 403 404 200 200 200 200',
    ({ usuarioId, cursoId }) => ({ id: usuarioId, query: { cursoId } }),
  ),
  fila(cumplimiento.renovarYa, null, '404 409 404 404 404 404 404 404', delCurso),
  fila(cumplimiento.noRenovar, null, '404 409 404 404 404 404 404 404', delCurso),
  fila(cumplimiento.leerAperturas, 'plazos:renovar', EN_SUS_GRUPOS, aUna),
  ajena('a los de la lista', cumplimiento.leerAperturas, EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { quienes: { filtro: {} }, ultimoDia: '2040-01-01' },
  })),
  ajena('a alguien de otro grupo', cumplimiento.leerAperturas, EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { quienes: { usuarioIds: [scene.otro.usuarioId] }, ultimoDia: '2040-01-01' },
  })),
  fila(cumplimiento.abrirRenovaciones, 'plazos:renovar', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { ...aUna(scene).body, motivo: 'Cambió la norma' },
  })),
  fila(cumplimiento.leerDeshacibles, 'plazos:renovar', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { quienes: { usuarioIds: [scene.usuarioId] } },
  })),
  ajena('lo abierto a alguien', cumplimiento.deshacerAperturas, EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { quienes: { usuarioIds: [scene.usuarioId] } },
  })),
  fila(cumplimiento.deshacerAperturas, 'plazos:renovar', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { marca: '2020-01-01T00:00:00.000Z' },
  })),
  fila(
    cumplimiento.leerValidezPrevista,
    ['cursos:editar', 'plazos:renovar'],
    '403 403 403 404 409 409 409 409',
    conDias,
  ),
  fila(
    cumplimiento.aplicarValidez,
    ['cursos:editar', 'plazos:renovar'],
    '403 403 403 404 409 409 409 409',
    conDias,
  ),
  fila(cumplimiento.deshacerValidez, ['cursos:editar', 'plazos:renovar'], EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { marca: '2020-01-01T00:00:00.000Z' },
  })),
];
