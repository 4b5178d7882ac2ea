import * as api from '@catedra/shared/certificados/disenos/api.ts';
import { guardarDiseno } from '#features/certificados/disenos/commands/guardar.ts';
import { publicarDiseno } from '#features/certificados/disenos/commands/publicar.ts';
import { retirarDiseno } from '#features/certificados/disenos/commands/retirar.ts';
import {
  dibujarImagen,
  guardarImagen,
  imagenMuyGrande,
  verImagen,
} from '#features/certificados/disenos/imagenes.ts';
import { exigirDisenar, leerDiseno, leerDisenos } from '#features/certificados/disenos/leer.ts';
import { probarDiseno } from '#features/certificados/disenos/probar.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle, nameOf } from '#platform/http/handler.ts';

export const disenosHandlers = [
  answer(api.leerDisenos, async ({ platform, db, actor }) => ({
    disenos: await leerDisenos(db, actor),
    conQr: platform.config.PUBLIC_URL !== undefined,
  })),
  answer(api.leerDiseno, ({ db, actor }, { id }) => leerDiseno(db, actor, id)),
  handle(api.guardarDiseno, (work, { id, body }) => guardarDiseno(work, id, body)),
  handle(api.publicarDiseno, (work, { id, body }) => publicarDiseno(work, id, body.revision)),
  handle(api.retirarDiseno, (work, { id }) => retirarDiseno(work, id)),
  answer(api.probarDiseno, ({ platform, actor }, { body }) => probarDiseno(platform, actor, body)),
  answer(
    api.subirImagen,
    async ({ platform, actor }, { query: { uso }, body }) => {
      const dibujada = await dibujarImagen(uso, body);
      return runWork(platform, actor, nameOf(api.subirImagen), (work) => guardarImagen(work, dibujada));
    },
    { before: exigirDisenar, tooLarge: imagenMuyGrande },
  ),
  answer(api.verImagen, async ({ db, actor }, { id }) => {
    exigirDisenar(actor);
    return verImagen(db, id);
  }),
];
