import { type Guardada, lasQueFaltan, veredictoDe } from '@catedra/shared/intentos/guardar.ts';
import type { Entregado } from '@catedra/shared/intentos/despues.ts';
import type {
  Cedidas,
  IntentoEnCurso,
  Ofrecida,
  PreguntaDelIntento,
} from '@catedra/shared/intentos/en-curso.ts';
import { ApiError, sinConexion } from '#platform/api-error.ts';
import type { Remote } from '#pages/intentos/sala/motor/remote.ts';
import { same } from '#platform/same.ts';
import { unId } from '#testing/records.ts';

/** What becomes of each request: it arrives or not, its answer comes back or not, late or twice. */
export interface Weather {
  readonly arrives: boolean;
  readonly answered: boolean;
  readonly delay: number;
  readonly again: number | null;
}
export const FAIR: Weather = { arrives: true, answered: true, delay: 20, again: null };
export const CUT: Weather = { ...FAIR, arrives: false };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const pregunta = (lugar: number): PreguntaDelIntento => ({
  lugar,
  seccion: 0,
  bajo: null,
  puntos: 1,
  resta: '0',
  tipo: 'unica',
  publica: { tipo: 'unica', enunciado: `<p>Pregunta ${lugar}</p>`, opciones: [], barajar: false },
  revision: 0,
  respuesta: null,
  guardadaEn: null,
  ofrecida: null,
});

/** The server's rules of saving, in memory, behind a network that can fail in every way. */
export function fakeServer(howMany = 4) {
  const rows: Guardada[] = Array.from({ length: howMany }, (_, lugar) => ({
    lugar,
    revision: 0,
    respuesta: null,
  }));
  let epoca = 1;
  /** The epoch in which each was last written, and what is offered beside it. */
  const wroteIn = new Map<number, number>();
  const offered = new Map<number, Ofrecida>();
  let delivered: {
    readonly pulsadoEn: string;
    readonly sinRecibir: readonly number[];
    readonly quedan: readonly Guardada[];
  } | null = null;
  let weather = (): Weather => FAIR;
  let refusal: (() => ApiError | null) | null = null;
  let admits: (respuesta: unknown) => boolean = () => true;
  const late: number[] = [];
  const asked: { readonly what: string; readonly lugares: readonly number[] }[] = [];

  const attempt = (): IntentoEnCurso => ({
    id: unId(900),
    numero: 1,
    estado: 'en_curso',
    empezadoEn: '2026-03-02T10:00:00.000Z',
    venceEn: null,
    motivo: null,
    actividadId: unId(801),
    evaluacionId: unId(800),
    titulo: 'Prueba final',
    curso: { id: unId(100), slug: 'curso', titulo: 'Curso' },
    intentos: 1,
    alVencer: 'entregar',
    toleranciaSegundos: 5,
    graciaMinutos: 60,
    porPagina: 1,
    secuencial: false,
    practica: false,
    durante: [],
    secciones: [''],
    preguntas: rows.map((row) => ({
      ...pregunta(row.lugar),
      revision: row.revision,
      respuesta: structuredClone(row.respuesta),
      ofrecida: structuredClone(offered.get(row.lugar) ?? null),
    })),
    alcanzada: 0,
    epoca,
    escribe: true,
    libre: false,
    ahora: new Date().toISOString(),
  });

  const receipt = (): Entregado => ({
    intentoId: unId(900),
    evaluacionId: unId(800),
    titulo: 'Prueba final',
    curso: { id: unId(100), slug: 'curso', titulo: 'Curso' },
    numero: 1,
    estado: 'entregado',
    empezadoEn: '2026-03-02T10:00:00.000Z',
    entregadoEn: new Date().toISOString(),
    causa: 'persona',
    preguntas: rows.length,
    respondidas: rows.filter(({ respuesta }) => respuesta !== null).length,
    sinRecibir: [...(delivered?.sinRecibir ?? [])],
    noTomadas: (delivered?.quedan ?? []).map(({ lugar }) => lugar),
    quedan: [...(delivered?.quedan ?? [])],
    tardias: [],
    codigo: 'K7PF3QXM',
    persona: 'Lucía',
  });

  type Entries = Parameters<Remote['save']>[0]['entradas'];
  function check(claimed: number, entradas: Entries): void {
    if (!entradas.every(({ respuesta }) => admits(respuesta)))
      throw new ApiError(409, 'RESPUESTA_INVALIDA', 'Es demasiado largo.');
    const refused = refusal?.();
    if (refused) {
      late.push(...entradas.map(({ lugar }) => lugar));
      throw refused;
    }
    if (delivered) throw new ApiError(409, 'YA_ENVIADA', 'Ya enviaste esta evaluación.');
    if (claimed !== epoca)
      throw new ApiError(409, 'OTRA_PESTANA', 'Estás en otra pestaña.', { actual: cede(claimed, entradas) });
  }

  /** What came in time from who wrote before. */
  function cede(claimed: number, entradas: Entries): Cedidas {
    const newer = ({ lugar }: Entries[number]) => (wroteIn.get(lugar) ?? 0) > claimed;
    const { guardadas } = write(structuredClone(entradas.filter((one) => !newer(one))), claimed);
    for (const { lugar, respuesta, equipoEn } of entradas.filter(newer))
      offered.set(lugar, { respuesta, equipoEn });
    return { epoca, guardadas, ofrecidas: entradas.filter(newer).map(({ lugar }) => lugar) };
  }

  function write(entradas: Entries, by = epoca) {
    const guardadas: { lugar: number; revision: number }[] = [];
    const rechazadas: Guardada[] = [];
    for (const entrada of structuredClone(entradas)) {
      const actual = rows[entrada.lugar];
      if (!actual) continue;
      const verdict = veredictoDe(entrada, actual, same);
      if (verdict === 'hay_otra') rechazadas.push(actual);
      else {
        if (verdict === 'guardar') {
          rows[entrada.lugar] = entrada;
          wroteIn.set(entrada.lugar, by);
        }
        if (entrada.elegida) offered.delete(entrada.lugar);
        guardadas.push({ lugar: entrada.lugar, revision: entrada.revision });
      }
    }
    return { guardadas, rechazadas, venceEn: null, ahora: new Date().toISOString() };
  }

  /** Once, or twice when the network repeats it; the answer of the first is the one that is heard. */
  async function travel<T>(what: string, lugares: readonly number[], work: () => T): Promise<T> {
    asked.push({ what, lugares });
    const { arrives, answered, delay, again } = weather();
    await wait(delay);
    if (!arrives) throw sinConexion();
    if (again !== null) {
      void wait(again).then(() => {
        try {
          work();
        } catch {
          // Nobody hears what becomes of a copy.
        }
      });
    }
    const result = work();
    if (!answered) throw sinConexion();
    return result;
  }

  const remote: Remote = {
    save: (body) =>
      travel(
        'guardar',
        body.entradas.map(({ lugar }) => lugar),
        () => {
          check(body.epoca, body.entradas);
          return write(body.entradas);
        },
      ),
    deliver: (body) =>
      travel(
        'entregar',
        body.entradas.map(({ lugar }) => lugar),
        () => {
          if (delivered?.pulsadoEn === body.pulsadoEn) return receipt();
          check(body.epoca, body.entradas);
          const { rechazadas } = write(body.entradas);
          const faltan = lasQueFaltan(body.revisiones, rows);
          if (faltan.length > 0 && !body.aunqueFalten)
            throw new ApiError(409, 'FALTAN_RESPUESTAS', 'Faltan.', { actual: { faltan } });
          delivered = { pulsadoEn: body.pulsadoEn, sinRecibir: faltan, quedan: rechazadas };
          return receipt();
        },
      ),
  };

  return {
    remote,
    attempt,
    asked,
    /** What came once it was over. */
    late,
    admit: (next: (respuesta: unknown) => boolean) => void (admits = next),
    answers: () => rows.map(({ respuesta }) => respuesta),
    row: (lugar: number) => rows[lugar],
    isDelivered: () => delivered !== null,
    setWeather: (next: () => Weather) => void (weather = next),
    cut: () => void (weather = () => CUT),
    mend: () => void (weather = () => FAIR),
    refuse: (next: (() => ApiError | null) | null) => void (refusal = next),
    /** Somebody takes control elsewhere, and may write. */
    takeControl: () => (epoca += 1),
    writeElsewhere(lugar: number, respuesta: unknown): void {
      rows[lugar] = { lugar, revision: (rows[lugar]?.revision ?? 0) + 1, respuesta };
      wroteIn.set(lugar, epoca);
    },
  };
}
