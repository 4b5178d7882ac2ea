import type { CriterioCalificado } from '@catedra/shared/entregas/schemas.ts';
import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { aproximado, CERO, type Racional, racional } from '@catedra/shared/core/racional.ts';
import type { LugarDelIntento } from '@catedra/shared/intentos/plan.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { huella, type Sorteo } from '#seed/content/azar.ts';
import { idDePregunta } from '#seed/content/intentos/composicion.ts';
import { type PreguntaDeCarpeta, preguntas } from '#seed/content/preguntas.ts';

/** An answer that somebody may give, with what it gives. */
export interface Dada {
  readonly respuesta: unknown;
  readonly fraccion: Racional;
  readonly valor: number;
  readonly regla: string;
  readonly aMano: boolean;
  readonly rubrica: readonly CriterioCalificado[];
  readonly comentario: string;
}

const porId = new Map([...preguntas].map(([nombre, una]) => [idDePregunta(nombre), una]));

export function preguntaDe(id: string): PreguntaDeCarpeta {
  const una = porId.get(id);
  if (!una) throw new Error(`no demo question has the id ${id}`);
  return una;
}

const SIN_PERSONA = { aMano: false, rubrica: [], comentario: '' } as const;

function automatica(una: PreguntaDeCarpeta, respuesta: unknown, resta: Resta): Dada {
  const { fraccion, regla } = calificaRespuesta(una, respuesta, resta);
  return { respuesta, fraccion, valor: aproximado(fraccion), regla, ...SIN_PERSONA };
}

const aMano = (una: PreguntaDeCarpeta): Dada[] => {
  const rubrica = una.clave['rubrica'] as readonly Criterio[];
  const total = rubrica.reduce((suma, { puntos }) => suma + puntos, 0);
  return una.escritas.map(({ html, dados, comentario }) => {
    const fraccion = racional(
      dados.reduce((suma, unos) => suma + unos, 0),
      total,
    );
    return {
      respuesta: { html },
      fraccion,
      valor: aproximado(fraccion),
      regla: 'La corrige una persona.',
      aMano: true,
      rubrica: rubrica.map((criterio, i) => ({ ...criterio, dados: dados[i] ?? 0 })),
      comentario,
    };
  });
};

const BLANCO: Dada = {
  respuesta: null,
  fraccion: CERO,
  valor: 0,
  regla: 'En blanco.',
  ...SIN_PERSONA,
};

const conocidas = new Map<string, readonly Dada[]>();

/** What may be answered in a place: the right answer first, then the wrong ones and nothing. */
export function posibles({ preguntaId, resta }: LugarDelIntento): readonly Dada[] {
  const clave = `${preguntaId}|${resta}`;
  const ya = conocidas.get(clave);
  if (ya) return ya;
  const una = preguntaDe(preguntaId);
  const tipo = tipoDePregunta(una.publica.tipo);
  const dadas = tipo.aMano
    ? [...aMano(una), BLANCO]
    : [
        ...(tipo.puntua ? [tipo.correcta(una), ...una.fallidas] : []).map((respuesta) =>
          automatica(una, respuesta, resta),
        ),
        BLANCO,
      ];
  conocidas.set(clave, dadas);
  return dadas;
}

interface Meta {
  /** Over 10. */
  readonly nota: number;
  readonly notaMinima: number;
}

const dificultad = (preguntaId: string): number => huella(`dificultad/${preguntaId}`) / 2 ** 32;

/** Answers whose mark comes near the one that is wanted, on the same side of the pass mark. */
export function responder(plan: readonly LugarDelIntento[], meta: Meta, azar: Sorteo): Dada[] {
  const dadas = plan.map((lugar) => posibles(lugar)[0] ?? BLANCO);
  const puntos = plan.map((lugar) =>
    tipoDePregunta(preguntaDe(lugar.preguntaId).publica.tipo).puntua ? lugar.puntos : 0,
  );
  const total = puntos.reduce((suma, unos) => suma + unos, 0);
  let logrados = dadas.reduce((suma, dada, i) => suma + (puntos[i] ?? 0) * dada.valor, 0);
  const cambia = (i: number, otra: Dada) => (puntos[i] ?? 0) * (otra.valor - (dadas[i]?.valor ?? 0));
  const notaCon = (mas = 0) => Math.round((1000 * Math.max(0, logrados + mas)) / total) / 100;
  const pon = (i: number, otra: Dada) => {
    logrados += cambia(i, otra);
    dadas[i] = otra;
  };
  const lejos = (nota: number) =>
    Math.abs(nota - meta.nota) + (nota >= meta.notaMinima === meta.nota >= meta.notaMinima ? 0 : 100);

  const orden = plan
    .map((lugar, i) => ({ i, peso: dificultad(lugar.preguntaId) * 0.6 + azar.decimal() * 0.8 }))
    .toSorted((a, b) => b.peso - a.peso);
  for (const { i } of orden) {
    const lugar = plan[i];
    if (!lugar || puntos[i] === 0 || notaCon() <= meta.nota) continue;
    const otras = posibles(lugar).slice(1);
    const otra = otras[azar.acierta(0.1) ? otras.length - 1 : azar.entero(0, Math.max(0, otras.length - 2))];
    if (otra && lejos(notaCon(cambia(i, otra))) < lejos(notaCon())) pon(i, otra);
  }
  // One answer at a time, while that brings the mark nearer.
  for (let vuelta = 0; vuelta < 4; vuelta += 1) {
    let mejor = { i: -1, otra: BLANCO, lejos: lejos(notaCon()) };
    plan.forEach((lugar, i) => {
      for (const otra of posibles(lugar)) {
        const suyo = lejos(notaCon(cambia(i, otra)));
        if (suyo < mejor.lejos - 0.001) mejor = { i, otra, lejos: suyo };
      }
    });
    if (mejor.i < 0) break;
    pon(mejor.i, mejor.otra);
  }
  return dadas;
}
