import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { IntentoEnCurso, RespuestasGuardadas } from '@catedra/shared/intentos/en-curso.ts';
import { expect } from 'vitest';
import { abrirExamen, CORTA, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import { type Client, createClient } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import type { AtWork } from '#testing/killed-academy.ts';

const PREGUNTAS = [UNICA, CORTA, UNICA, CORTA, CORTA];
const BASTANTES = 7;

type Suerte = 'confirmada' | 'rechazada' | 'desconocida';
interface Anotada {
  readonly lugar: number;
  readonly revision: number;
  readonly respuesta: unknown;
  suerte: Suerte;
}

const respuesta = (lugar: number, n: number): unknown =>
  PREGUNTAS[lugar] === UNICA ? { opcion: n % 2 === 0 ? 'aaaa' : 'bbbb' } : { texto: `respuesta ${n}` };

/** Someone who answers without rest and writes down what became of each answer. */
function estudiante(quien: Client, evaluacionId: string): AtWork {
  const historia: Anotada[] = [];
  let intento: IntentoEnCurso | undefined;
  let en: Client = quien;
  const ruta = (orden: string) => `/api/intentos/${intento?.id}/${orden}`;
  const maxima = (lugar: number, ...suertes: Suerte[]) =>
    historia
      .filter((una) => una.lugar === lugar && suertes.includes(una.suerte))
      .reduce((max, { revision }) => Math.max(max, revision), 0);
  const confirmada = (lugar: number) => maxima(lugar, 'confirmada');

  const responder = async (): Promise<Suerte> => {
    const lugar = historia.length % PREGUNTAS.length;
    const revision = maxima(lugar, 'confirmada', 'rechazada', 'desconocida') + 1;
    const una: Anotada = {
      lugar,
      revision,
      respuesta: respuesta(lugar, historia.length),
      suerte: 'desconocida',
    };
    historia.push(una);
    const entrada = { lugar, revision, respuesta: una.respuesta, equipoEn: new Date().toISOString() };
    const cuerpo = { pestana: PESTANA, epoca: intento?.epoca, entradas: [entrada] };
    const hecho = await en.post(ruta('guardar'), cuerpo).catch(() => null);
    if (!hecho || hecho.status >= 500) return una.suerte;
    const { guardadas = [] } = hecho.body as unknown as Partial<RespuestasGuardadas>;
    const esta = guardadas.some((otra) => otra.lugar === lugar && otra.revision === revision);
    una.suerte = hecho.status === 200 && esta ? 'confirmada' : 'rechazada';
    return una.suerte;
  };

  const sentarse = async (origin: string) => {
    en = createClient(origin, quien.id, quien.cookie);
    const { status, body } = await en.post(`/api/evaluaciones/${evaluacionId}/empezar`, {
      pestana: PESTANA,
      contrasena: null,
      acepta: false,
    });
    expect(status).toBe(200);
    intento = body as unknown as IntentoEnCurso;
  };
  /** Everything acknowledged is there, and what is there is something that was sent. */
  const revisar = () => {
    for (const { lugar, revision, respuesta: guardada } of intento?.preguntas ?? []) {
      expect(revision).toBeGreaterThanOrEqual(confirmada(lugar));
      const enviada = historia.find((una) => una.lugar === lugar && una.revision === revision);
      expect(enviada?.suerte).not.toBe('rechazada');
      expect(guardada).toEqual(enviada?.respuesta ?? null);
    }
  };
  const entregar = async () => {
    const preguntas = intento?.preguntas ?? [];
    const acusadas = PREGUNTAS.map((_, lugar) => [lugar, confirmada(lugar)] as const).filter(
      ([, n]) => n > 0,
    );
    const { status, body } = await en.post(ruta('entregar'), {
      pestana: PESTANA,
      epoca: intento?.epoca,
      entradas: [],
      revisiones: Object.fromEntries(acusadas),
      aunqueFalten: false,
      pulsadoEn: new Date().toISOString(),
    });
    expect(status).toBe(200);
    const recibo = body as unknown as Recibo;
    const { length: conAlgo } = preguntas.filter((una) => una.respuesta !== null);
    expect(recibo).toMatchObject({ estado: 'entregado', sinRecibir: [], respondidas: conAlgo });
    expect(recibo.respondidas).toBeGreaterThanOrEqual(acusadas.length);
    const revision = await en.get(ruta('revision'));
    const vistas = (revision.body as unknown as { preguntas: { respuesta: unknown }[] }).preguntas;
    expect(vistas.map((una) => una.respuesta)).toEqual(preguntas.map((una) => una.respuesta));
  };

  return {
    async comeBack(origin) {
      await sentarse(origin);
      revisar();
    },
    async work(enough) {
      for (let confirmadas = 0; ; ) {
        const suerte = await responder();
        if (suerte === 'desconocida') return;
        expect(suerte).toBe('confirmada');
        confirmadas += 1;
        if (confirmadas === BASTANTES) enough();
      }
    },
    finish: entregar,
  };
}

/** People in the middle of an exam: whatever they were told is kept stays so, and nothing goes back. */
export async function examenCortado(app: TestApp): Promise<AtWork[]> {
  const { evaluacion, inscribir } = await abrirExamen(app, { preguntas: PREGUNTAS });
  const alumnas = [await inscribir(), await inscribir(), await inscribir()];
  return alumnas.map((alumna) => estudiante(alumna, evaluacion.id));
}
