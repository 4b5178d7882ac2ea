import * as api from '@catedra/shared/lotes/api.ts';
import { type Accion, aplicar, type PeticionDeLote } from '#features/lotes/aplicar.ts';
import { eximirEnCursos, prorrogarEnCursos, recordarEnCursos } from '#features/lotes/asignaciones/actos.ts';
import { activar, suspender } from '#features/lotes/commands/cambiar-estado.ts';
import { añadirAGrupo, quitarDeGrupo } from '#features/lotes/commands/cambiar-grupo.ts';
import { Alcances, asignarCursos } from '#features/lotes/commands/dar-curso.ts';
import { prorrogar } from '#features/lotes/commands/prorrogar.ts';
import { cambiarPerfil } from '#features/lotes/commands/cambiar-perfil.ts';
import { deshacerDeCurso, deshacerDeCursos, deshacerDeGrupo } from '#features/lotes/commands/deshacer.ts';
import { eliminar } from '#features/lotes/commands/eliminar.ts';
import { darTemporales, invitarAVarios, type Temporal } from '#features/lotes/commands/dar-acceso.ts';
import { type Asked, answer, handle } from '#platform/http/handler.ts';
import { tellingProgress } from '#platform/http/progress.ts';

const hacer = ({ platform, actor, request, reply }: Asked, accion: Accion, peticion: PeticionDeLote) =>
  tellingProgress(request, reply, (tell) => aplicar(platform, actor, accion, peticion, tell));

/** The same act on many people: those named, or all that a filter finds. */
export const lotesHandlers = () => [
  answer(api.activar, (asked, { body }) => hacer(asked, activar(body.deshace), body)),
  answer(api.suspender, (asked, { body }) => hacer(asked, suspender(body.simular, body.deshace), body)),
  answer(api.añadirAGrupo, (asked, { body }) =>
    hacer(asked, añadirAGrupo(body.grupoId, body.diasSiPaso), body),
  ),
  answer(api.quitarDeGrupo, (asked, { body }) => hacer(asked, quitarDeGrupo(body.grupoId), body)),
  answer(api.cambiarPerfil, (asked, { body }) => hacer(asked, cambiarPerfil(body), body)),
  answer(api.asignarCurso, (asked, { body }) => {
    const tambienEnEvaluaciones = body.tambienEnEvaluaciones ? [body.cursoId] : [];
    return hacer(asked, asignarCursos([body.cursoId], { ...body, tambienEnEvaluaciones }), body);
  }),
  answer(api.asignarCursos, ({ platform, actor, request, reply }, { body }) =>
    tellingProgress(request, reply, async (tell) => {
      const alcances = new Alcances(body.cursoIds);
      const accion = asignarCursos(body.cursoIds, body, alcances);
      const resultado = await aplicar(platform, actor, accion, body, tell);
      return { ...resultado, porCurso: alcances.porCurso };
    }),
  ),
  answer(api.prorrogar, (asked, { body }) => hacer(asked, prorrogar(body.cursoId, body), body)),
  handle(api.deshacerDeGrupo, (work, { body }) => deshacerDeGrupo(work, body)),
  handle(api.deshacerDeCurso, (work, { body }) => deshacerDeCurso(work, body)),
  handle(api.deshacerDeCursos, (work, { body }) => deshacerDeCursos(work, body)),
  handle(api.recordarEnCursos, (work, { body }) => recordarEnCursos(work, body)),
  handle(api.prorrogarEnCursos, (work, { body }) => prorrogarEnCursos(work, body)),
  handle(api.eximirEnCursos, (work, { body }) => eximirEnCursos(work, body)),
  answer(api.eliminar, (asked, { body }) => hacer(asked, eliminar(body.simular), body)),
  answer(api.invitar, (asked, { body }) => hacer(asked, invitarAVarios(asked.platform.clock.now()), body)),
  answer(api.darTemporales, ({ platform, actor, request, reply }, { body }) =>
    tellingProgress(request, reply, async (tell) => {
      const dadas: Temporal[] = [];
      const accion = darTemporales(platform.clock.now(), (temporal) => void dadas.push(temporal));
      const resultado = await aplicar(platform, actor, accion, body, tell);
      return { ...resultado, expiraEn: dadas[0]?.expiraEn ?? null, temporales: dadas.map(escrita) };
    }),
  ),
];

const escrita = ({ usuario: { id, nombre, apellidos, correo, usuario }, contraseña }: Temporal) => ({
  id,
  nombre,
  apellidos,
  entraCon: correo ?? usuario ?? '',
  contraseña,
});
