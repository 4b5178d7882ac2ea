import { leerBanco, leerPregunta } from '@catedra/shared/preguntas/api.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { type LugarDelIntento, planDelIntento } from '@catedra/shared/intentos/plan.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { type Mitades, mitadesDe } from '#preguntas/autor/halves.ts';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { lugaresDe } from '#pages/evaluaciones/mesa/places.ts';
import { shownOf } from '#preguntas/autor/shown.ts';
import { ask } from '#platform/ask.ts';
import { azarDe } from '@catedra/shared/preguntas/azar.ts';
import { preloadWhole } from '#preguntas/players.ts';

/** A question of a trial attempt. */
export interface Asked {
  readonly clave: Record<string, unknown>;
  readonly publica: Publica;
  readonly seccion: number;
  readonly puntos: number;
  readonly resta: Resta;
  readonly bajo: number | null;
}

const PAGE = 100;

/** What each draw may take; those that lack something or wait as drafts are left out, as the server does. */
async function poolsOf(vista: Vista, signal: AbortSignal): Promise<Record<string, string[]>> {
  const pools: Record<string, string[]> = {};
  for (const lugar of lugaresDe(vista.secciones)) {
    if (lugar.tipo !== 'sorteo') continue;
    const from = lugar.carpetaId ? { carpetaId: lugar.carpetaId } : { etiqueta: lugar.etiqueta ?? '' };
    const { datos } = await ask(leerBanco, { query: { limite: PAGE, ...from } }, { signal });
    const whole = datos.filter(({ tipo, pendiente }) => seResponde(tipo) && !pendiente);
    pools[lugar.id] = whole.map(({ id }) => id);
  }
  return pools;
}

/** An attempt as it would be drawn now, made here: the server keeps nothing of it. */
export async function trialOf(
  { evaluacion }: EvaluacionDeAutor,
  vista: Vista,
  seed: number,
  signal: AbortSignal,
): Promise<Asked[]> {
  const { secciones } = vista;
  const { barajar, resta } = evaluacion;
  const bombos = await poolsOf(vista, signal);
  const plan = planDelIntento({ secciones, barajar, resta, bombos }, azarDe(seed));
  const halves = async ({ preguntaId }: LugarDelIntento): Promise<Mitades> =>
    vista.preguntas.get(preguntaId)?.tecleada ??
    mitadesDe(await ask(leerPregunta, { id: preguntaId }, { signal }));
  const all = await Promise.all(plan.map(halves));
  await preloadWhole(all.map(({ publica }) => publica.tipo));
  return plan.map(({ seccion, puntos, resta: suya, bajo }, place) => {
    const { publica, clave } = all[place] as Mitades;
    const shown = shownOf({ publica, clave }, seed + place + 1) ?? publica;
    return { publica: shown, clave, seccion, puntos, resta: suya, bajo };
  });
}

/** The places of each page: as many questions as it holds; one at a time when there is no way back. */
export function sheetsOf(asked: readonly Asked[], perPage: number | null): number[][] {
  const sheets: number[][] = [];
  let count = 0;
  asked.forEach(({ publica, bajo }, place) => {
    const scored = seResponde(publica.tipo);
    const full = perPage !== null && count >= perPage && (scored || bajo === null);
    if (sheets.length === 0 || full) {
      sheets.push([]);
      count = 0;
    }
    sheets.at(-1)?.push(place);
    if (scored) count += 1;
  });
  return sheets;
}
