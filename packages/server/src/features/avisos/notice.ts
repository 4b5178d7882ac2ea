import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { anotar } from '#features/avisos/anotar.ts';
import type { Declaration, Hecho } from '#features/avisos/declaration.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Destinatario } from '#features/avisos/destinatario.ts';
import { editable } from '#features/avisos/plantillas/editables.ts';
import type { Plantilla } from '#features/avisos/plantillas/plantilla.ts';
import { cartaSuelta, valoresPropios } from '#features/avisos/reparto/carta-suelta.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** Something that happened of which somebody hears: its name is also that of the queue in which it once waited. */
export interface Notice<in out Data extends object> extends Job<Platform, Data> {
  readonly event: string;
  readonly bell: boolean;
}

/** Its mail, as one whose words may be changed. */
const editableDe = <Data extends object, About extends Hecho>(
  clave: string,
  declaration: Declaration<Data, About>,
  { titulo, original, campos = {}, ejemplo }: Plantilla<About>,
) => ({
  clave,
  evento: declaration.evento,
  titulo,
  original,
  campos: Object.fromEntries(Object.entries(campos).map(([campo, { dice }]) => [campo, dice])),
  muestra: (persona: Destinatario, zona: string, platform: Platform) => {
    const hecho = { n: 0, usuarioId: persona.id, asunto: '', ocasion: '', ...ejemplo } as unknown as About;
    const carta = cartaSuelta(declaration, persona, hecho, zona, platform);
    return { carta, valores: valoresPropios(declaration, hecho, zona) };
  },
});

/** Declares a notice: its line in the bell, its mail, who may choose not to be written to. */
export function notice<Data extends object, About extends Hecho>(
  event: string,
  declaration: Declaration<Data, About>,
): Notice<Data> {
  declared.set(event, declaration as never);
  if (declaration.plantilla) editable(editableDe(event, declaration, declaration.plantilla));
  const late = (platform: Platform, data: Data) =>
    runWork(platform, SISTEMA, 'avisos.anotar', (work) => anotar(work, event, [data]));
  return {
    event,
    bell: true,
    urgent: () => eventoDe(declaration.evento).deNoche === true,
    ...job(event, late),
  };
}

/** One for each of these, in the command's own transaction: they are told if, and only if, it happened. */
export const notify = <Data extends object>(
  work: Work,
  about: Notice<Data>,
  ...data: readonly NoInfer<Data>[]
): Promise<void> => (about.bell ? anotar(work, about.event, data) : work.enqueue(about, ...data));
