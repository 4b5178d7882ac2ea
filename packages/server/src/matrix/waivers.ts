import * as lotes from '@catedra/shared/lotes/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import { ajena, EN_ALGUN_GRUPO, EN_SUS_GRUPOS, fila, type Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const TRES_MESES = 90 * 24 * 3600 * 1000;
const hasta = new Date(Date.now() + TRES_MESES).toISOString().slice(0, 10);
const delCurso = ({ cursoId }: Scene) => ({ id: cursoId });

const enSuCurso = ({ cursoId, usuarioId }: Scene) => ({ enCursos: [{ cursoId, usuarioIds: [usuarioId] }] });

/** Who is excused from a course, and why. */
export const waiverRows: readonly Row[] = [
  fila(participantes.eximirDeCurso, 'plazos:eximir', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { usuarioIds: [scene.usuarioId], hasta, motivo: 'Baja médica' },
  })),
  ajena('a quien muestre la lista', participantes.eximirDeCurso, EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { cumplimiento: 'sin_plazo' as const, hasta, motivo: 'Baja médica', simular: true },
  })),
  // Nobody of the others takes it: it reaches nobody, and says so to whoever may.
  ajena('a una persona de otro grupo', participantes.eximirDeCurso, EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { usuarioIds: [scene.otro.usuarioId], hasta, motivo: 'Baja médica' },
  })),
  fila(participantes.quitarExencion, 'plazos:eximir', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { usuarioIds: [scene.usuarioId], motivo: 'Ha vuelto' },
  })),
  fila(participantes.deshacerExencion, 'plazos:eximir', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { marca: '2020-01-01T00:00:00.000Z' },
  })),
  fila(participantes.leerExenciones, 'plazos:eximir', EN_SUS_GRUPOS, ({ usuarioId }) => ({
    id: usuarioId,
    query: {},
  })),
  fila(lotes.recordarEnCursos, 'progreso:ver', EN_ALGUN_GRUPO, (scene) => ({ body: enSuCurso(scene) })),
  fila(lotes.eximirEnCursos, 'plazos:eximir', EN_ALGUN_GRUPO, (scene) => ({
    body: { ...enSuCurso(scene), hasta, motivo: 'Baja médica' },
  })),
  fila(lotes.prorrogarEnCursos, 'plazos:prorrogar', EN_ALGUN_GRUPO, (scene) => ({
    body: { ...enSuCurso(scene), venceEn: '2999-01-01T00:00:00.000Z', motivo: 'Baja médica' },
  })),
];
