import * as grupos from '@catedra/shared/grupos/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import * as reportes from '@catedra/shared/reportes/api.ts';
import {
  ajena,
  EN_ALGUN_GRUPO,
  EN_LA_ACADEMIA,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_LOS_OTROS,
  LO_DE_SUS_GRUPOS,
  muestra,
  QUIEN_LO_VE,
  type Row,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const regla = {
  cumple: 'todas' as const,
  condiciones: [{ es: 'estado' as const, a: 'suspendido' as const }],
};
const grupo = ({ grupoId }: Scene) => ({ id: grupoId });
const persona = ({ grupoId, usuarioId }: Scene) => ({ id: grupoId, body: { usuarioIds: [usuarioId] } });
const personaAjena = ({ grupoId, otro }: Scene) => ({ id: grupoId, body: { usuarioIds: [otro.usuarioId] } });
const plazos = ({ grupoId, usuarioId }: Scene) => ({
  body: { grupoIds: [grupoId], quienes: { ids: [usuarioId] } },
});
const curso = ({ grupoId, cursoId }: Scene) => ({ id: grupoId, body: { cursoId } });
const cursos = ({ grupoId, cursoId }: Scene) => ({ id: grupoId, body: { cursoIds: [cursoId] } });
const cursosAjenos = ({ grupoId, otro }: Scene) => ({ id: grupoId, body: { cursoIds: [otro.cursoId] } });
const cursoAjeno = ({ grupoId, otro }: Scene) => ({ id: grupoId, body: { cursoId: otro.cursoId } });

/** Nobody brings in what they don't see. */
const NO_LA_VE = '403 403 403 404 404 200 200 200';

/** Groups, and the reports that are made by group. */
export const groupRows: readonly Row[] = [
  fila(grupos.añadirMiembros, 'grupos:editar', EN_SUS_GRUPOS, persona),
  fila(grupos.quitarMiembros, 'grupos:editar', EN_SUS_GRUPOS, persona),
  fila(grupos.añadirTutores, 'grupos:editar', EN_SUS_GRUPOS, persona),
  fila(grupos.quitarTutores, 'grupos:editar', EN_SUS_GRUPOS, persona),
  fila(grupos.asignarCurso, 'grupos:editar', EN_SUS_GRUPOS, curso),
  fila(grupos.asignarCursos, 'grupos:editar', EN_SUS_GRUPOS, cursos),
  ajena('cursos de otro grupo', grupos.asignarCursos, NO_LA_VE, cursosAjenos),
  fila(grupos.quitarCurso, 'grupos:editar', EN_SUS_GRUPOS, curso),
  fila(participantes.contarFechasDeGrupo, 'grupos:editar', EN_SUS_GRUPOS, cursos),
  ajena('cursos de otro grupo', participantes.contarFechasDeGrupo, NO_LA_VE, cursosAjenos),
  fila(participantes.leerCierresPorGrupo, 'grupos:editar', EN_SUS_GRUPOS, curso),
  ajena('curso de otro grupo', participantes.leerCierresPorGrupo, NO_LA_VE, cursoAjeno),
  fila(participantes.leerCierresAlEntrar, 'grupos:editar', EN_ALGUN_GRUPO, plazos),
  fila(grupos.leerEfectoDeAsignar, 'grupos:editar', EN_SUS_GRUPOS, ({ grupoId, cursoId }) => ({
    id: grupoId,
    query: { cursoId },
  })),
  fila(grupos.leerEfectoDeAsignarVarios, 'grupos:editar', EN_SUS_GRUPOS, cursos),
  ajena('cursos de otro grupo', grupos.leerEfectoDeAsignarVarios, NO_LA_VE, cursosAjenos),
  ajena('curso de otro grupo', grupos.leerEfectoDeAsignar, NO_LA_VE, ({ grupoId, otro }) => ({
    id: grupoId,
    query: { cursoId: otro.cursoId },
  })),
  fila(grupos.añadirPorIdentificador, 'grupos:editar', EN_SUS_GRUPOS, ({ grupoId, correo }) => ({
    id: grupoId,
    body: { identificadores: [correo] },
  })),
  ajena('persona de otro grupo', grupos.añadirMiembros, NO_LA_VE, personaAjena),
  ajena('persona de otro grupo', grupos.quitarMiembros, EN_SUS_GRUPOS, personaAjena),
  ajena('persona de otro grupo', grupos.añadirTutores, NO_LA_VE, personaAjena),
  ajena('persona de otro grupo', grupos.añadirPorIdentificador, EN_SUS_GRUPOS, ({ grupoId, otro }) => ({
    id: grupoId,
    body: { identificadores: [otro.correo] },
  })),
  ajena('curso de otro grupo', grupos.asignarCurso, NO_LA_VE, cursoAjeno),
  ajena('curso de otro grupo', grupos.quitarCurso, EN_SUS_GRUPOS, cursoAjeno),
  // A rule looks at everybody in the academy: it is for whoever edits every group.
  fila(grupos.leerRegla, 'grupos:editar', EN_LA_ACADEMIA, grupo),
  fila(grupos.preverRegla, 'grupos:editar', EN_LA_ACADEMIA, (scene) => ({
    ...grupo(scene),
    body: { regla },
  })),
  fila(grupos.guardarRegla, 'grupos:editar', EN_LA_ACADEMIA, (scene) => ({
    ...grupo(scene),
    body: { regla, version: 0 },
  })),
  fila(grupos.preverDejar, 'grupos:editar', EN_LA_ACADEMIA, persona),
  fila(grupos.dejarALaRegla, 'grupos:editar', EN_LA_ACADEMIA, persona),
  fila(grupos.leerLoQueMiran, 'usuarios:editar', EN_ALGUN_GRUPO),
  fila(grupos.leerPorQue, 'grupos:editar', EN_LA_ACADEMIA, ({ grupoId, usuarioId }) => ({
    id: grupoId,
    query: { usuarioId },
  })),
  fila(grupos.eliminar, 'grupos:eliminar', EN_SUS_GRUPOS, grupo),
  fila(grupos.leerEfectoDeEliminar, 'grupos:eliminar', EN_SUS_GRUPOS, grupo),
  fila(grupos.leerPlazosPasados, 'grupos:editar', EN_ALGUN_GRUPO, plazos),
  fila(grupos.leerMiembros, 'grupos:ver', QUIEN_LO_VE, (scene) => ({ ...grupo(scene), query: {} })),
  fila(grupos.leerTutores, 'grupos:ver', QUIEN_LO_VE, (scene) => ({ ...grupo(scene), query: {} })),
  fila(grupos.leerCursos, 'grupos:ver', QUIEN_LO_VE, (scene) => ({ ...grupo(scene), query: {} })),

  fila(reportes.leerResumen, 'reportes:ver', EN_ALGUN_GRUPO),
  fila(reportes.leerCumplimiento, 'reportes:ver', EN_ALGUN_GRUPO, () => ({ query: {} })),
  fila(reportes.leerSemanas, 'reportes:ver', EN_ALGUN_GRUPO),
  fila(reportes.leerAhora, 'reportes:ver', EN_ALGUN_GRUPO),
  // Whoever marks or follows people: either is enough, so that nobody is refused for lacking one. It tells of the groups
  // that one tutors, which administrators do not.
  muestra(({ grupoId }) => grupoId, fila(reportes.leerTrabajo, null, '403 403 403 - + - - -')),
  muestra(
    ({ otro }) => otro.grupoId,
    ajena('de otro grupo', reportes.leerTrabajo, '403 403 403 + - - - -', () => ({})),
  ),
  fila(reportes.leerGrupos, 'reportes:ver', EN_ALGUN_GRUPO, () => ({ query: {} })),
  muestra(
    ({ grupoId }) => grupoId,
    fila(reportes.leerListaDeGrupos, 'grupos:ver', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  muestra(
    ({ cursoId }) => cursoId,
    fila(reportes.leerCifrasDeCursos, 'reportes:ver', LO_DE_SUS_GRUPOS, ({ cursoId }) => ({
      query: { ids: cursoId },
    })),
  ),
  fila(reportes.leerComoVaGrupo, null, EN_SUS_GRUPOS, (scene) => ({ ...grupo(scene), query: {} })),
  fila(reportes.leerSemanasDeGrupo, null, EN_SUS_GRUPOS, grupo),
  muestra(({ grupoId }) => grupoId, fila(reportes.leerOpciones, 'reportes:ver', LO_DE_SUS_GRUPOS)),
  muestra(
    ({ usuarioId }) => usuarioId,
    fila(reportes.leerProgreso, 'reportes:ver', LO_DE_SUS_GRUPOS, ({ grupoId }) => ({
      query: { grupo: grupoId },
    })),
  ),
  muestra(
    ({ correo }) => correo,
    fila(reportes.exportarProgreso, 'reportes:exportar', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  fila(reportes.exportarProgresoEnExcel, 'reportes:exportar', EN_ALGUN_GRUPO, () => ({ query: {} })),
  muestra(
    ({ otro }) => otro.correo,
    ajena('de un curso ajeno', reportes.exportarProgreso, LO_DE_LOS_OTROS, ({ otro }) => ({
      query: { curso: otro.cursoId },
    })),
  ),
];
