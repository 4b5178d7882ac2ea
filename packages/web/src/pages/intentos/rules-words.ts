import { seAcabanLosIntentos } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { Cosa } from '@catedra/shared/evaluaciones/revision.ts';
import { estaCerrada } from '@catedra/shared/intentos/apertura.ts';
import type { EvaluacionPorDentro } from '@catedra/shared/intentos/antes.ts';
import { puntosParaAprobar } from '@catedra/shared/intentos/nota.ts';
import { cuenta, duracion, enFecha, numero } from '#ui/words/words.ts';

type Evaluacion = EvaluacionPorDentro['evaluacion'];

/** All that is written down, by `HECHOS_ANOTADOS`; what begins now is held to it. */
const ANOTA =
  'Cuándo empiezas y con qué equipo, cuándo se corta y vuelve tu conexión, si cambias de red o tomas el control desde otra pestaña, cuánto tiempo sales de la prueba, cuántos caracteres pegas (nunca cuáles) y cuándo subes archivos. Nada más. Son hechos, no un juicio; los lee una persona, y lo de tu equipo se borra a los doce meses. Mientras la haces, quien la vigila ve cuántas llevas y puede escribirte.';
export interface Regla {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const NOTA_QUE_CUENTA: Record<Evaluacion['notaQueCuenta'], string> = {
  mejor: 'Cuenta la mejor nota.',
  ultima: 'Cuenta la última nota.',
  primera: 'Cuenta la primera nota.',
  media: 'Cuenta la media de todas las notas.',
};

const frase = (...partes: readonly (string | false | null)[]): string => partes.filter(Boolean).join(' ');

function alAcabar({ alVencer, graciaMinutos, toleranciaSegundos }: Evaluacion): string {
  const margen = toleranciaSegundos > 0 && `Hay ${cuenta(toleranciaSegundos, 'segundo')} de margen.`;
  if (alVencer === 'entregar')
    return frase('Se entrega sola cuando se acaba el tiempo, con lo que haya llegado.', margen);
  if (alVencer === 'gracia')
    return frase(
      `Al acabarse el tiempo ya no se puede responder, pero sí entregar durante ${duracion(graciaMinutos)}; después se anula.`,
      margen,
    );
  return frase('Si al acabarse el tiempo no la has entregado, el intento no cuenta.', margen);
}

function intentos({ evaluacion, efectivo, intentosHechos }: EvaluacionPorDentro): Regla {
  const { esperaMinutos, notaQueCuenta, practica } = evaluacion;
  const total = efectivo.intentos;
  const several = total === null || total > 1;
  return {
    id: 'intentos',
    title:
      total === null ? 'Las veces que quieras' : total === 1 ? 'Un solo intento' : cuenta(total, 'intento'),
    text: frase(
      intentosHechos > 0 && `Llevas ${intentosHechos}.`,
      several && esperaMinutos > 0 && `Entre uno y otro hay que esperar ${duracion(esperaMinutos)}.`,
      several && !practica && NOTA_QUE_CUENTA[notaQueCuenta],
      efectivo.segundos !== null || efectivo.cierraEn !== null ? alAcabar(evaluacion) : null,
    ),
  };
}

/** When no attempt is left to them, in words; null when that never comes. */
function sinIntentos(efectivo: EvaluacionPorDentro['efectivo']): string | null {
  if (efectivo.intentos === 1) return 'al entregar';
  return seAcabanLosIntentos(efectivo) ? 'cuando no te queden intentos' : null;
}

function despues({ evaluacion, efectivo }: EvaluacionPorDentro, cierre: string | null): string {
  const { revision, practica } = evaluacion;
  const moments = [
    ['al_entregar', 'al entregar'],
    ['mas_tarde', 'unos minutos después'],
    ['sin_intentos', sinIntentos(efectivo)],
    ['al_cerrar', cierre ?? 'cuando la prueba cierre'],
  ] as const;
  const when = (cosa: Cosa): string | null =>
    moments.find(([momento, words]) => words !== null && revision[momento].includes(cosa))?.[1] ?? null;
  const nota = when('nota');
  const correctas = when('correctas');
  if (!practica && nota !== null && nota === correctas)
    return `Verás tu nota y las respuestas correctas ${nota}.`;
  return frase(
    practica ? 'No lleva nota.' : nota ? `Verás tu nota ${nota}.` : 'La nota te la dirá tu tutor.',
    correctas ? `Las respuestas correctas, ${correctas}.` : 'Las respuestas correctas no se muestran.',
  );
}

const LO_QUE_RESTA: Record<EvaluacionPorDentro['resta'], string> = {
  nunca: 'Equivocarse no resta.',
  a_veces: 'En algunas preguntas, que lo dicen, un error resta; lo que dejes en blanco, no. Nunca baja de 0.',
  siempre: 'Cada error resta; lo que dejes en blanco, no. Nunca baja de 0.',
};

function preguntasQueHay({ evaluacion, preguntas, puntos, resta }: EvaluacionPorDentro): Regla {
  return {
    id: 'preguntas',
    title: `${cuenta(preguntas, 'pregunta')}, ${cuenta(puntos, 'punto')}`,
    text: frase(
      evaluacion.practica
        ? 'Es una práctica: no lleva nota.'
        : `Se aprueba con un ${numero(evaluacion.notaMinima)} sobre 10 (${numero(puntosParaAprobar(puntos, evaluacion.notaMinima))} de los ${numero(puntos)} puntos).`,
      LO_QUE_RESTA[resta],
    ),
  };
}

/** What it was like, to whoever will not begin it again. */
export function reglasDeHecha(data: EvaluacionPorDentro, now: Date, zone: string): Regla[] {
  const { evaluacion, efectivo, intentosHechos } = data;
  const { segundos, cierraEn } = efectivo;
  const yaCerro = cierraEn !== null && Date.parse(cierraEn) <= now.getTime();
  // Closed by hand, a date to come says nothing any more.
  const cerrara = cierraEn !== null && !estaCerrada({ estado: evaluacion.estado, cierraEn }, now);
  const alCerrar = evaluacion.revision.al_cerrar.length > 0 && cerrara;
  return [
    preguntasQueHay(data),
    {
      ...intentos(data),
      text: frase(
        intentosHechos > 0 && `Has hecho ${intentosHechos}.`,
        efectivo.intentos !== 1 && !evaluacion.practica && NOTA_QUE_CUENTA[evaluacion.notaQueCuenta],
      ),
    },
    {
      id: 'tiempo',
      title: segundos === null ? 'Sin límite de tiempo' : `Dura ${duracion(Math.floor(segundos / 60))}`,
      text:
        cierraEn && (yaCerro || cerrara)
          ? `${yaCerro ? 'Cerró' : 'Cierra'} ${enFecha(cierraEn, now, zone)}.`
          : '',
    },
    ...(alCerrar
      ? [{ id: 'despues', title: 'Después', text: 'Cuando cierre verás más: vuelve a su revisión.' }]
      : []),
  ];
}

/** What whoever is about to begin must know, in six sentences. */
export function reglas(data: EvaluacionPorDentro, now: Date, zone: string): Regla[] {
  const { evaluacion, efectivo, enCurso } = data;
  // An attempt that was opened again has a clock though the evaluation has none.
  const timed = efectivo.segundos !== null || (enCurso !== null && enCurso.venceEn !== null);
  const cierre = efectivo.cierraEn && enFecha(efectivo.cierraEn, now, zone);
  return [
    preguntasQueHay(data),
    intentos(data),
    {
      id: 'tiempo',
      title: timed ? 'El reloj no se detiene' : 'Sin límite de tiempo',
      text: frase(
        timed && 'Ni al salir de la página, ni sin conexión. Puedes ocultarlo.',
        efectivo.factor !== null && `Tu tiempo ya está multiplicado por ${efectivo.factor}.`,
        cierre && `Cierra ${cierre}.`,
        !timed && !cierre && 'Puedes dejarla y seguir otro día.',
      ),
    },
    {
      id: 'red',
      title: evaluacion.secuencial ? 'De una en una, sin volver atrás' : 'Si se va la red, sigue',
      text: evaluacion.secuencial
        ? 'Cada respuesta se guarda al momento. Sin conexión no podrás pasar a la pregunta siguiente hasta que vuelva.'
        : 'Cada respuesta se guarda al momento en este dispositivo y se envía sola al volver.',
    },
    {
      id: 'anota',
      title: 'Qué se anota',
      text: ANOTA,
    },
    { id: 'despues', title: 'Después', text: despues(data, cierre) },
  ];
}
