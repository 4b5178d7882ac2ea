import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { IntentoEnCurso, RespuestasGuardadas } from '@catedra/shared/intentos/en-curso.ts';
import { afterAll, expect, test } from 'vitest';
import { abrirExamen, CORTA, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { migrate } from '#platform/migrate.ts';
import { type AcademyProcess, startAcademy } from '#testing/academy-process.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

/** One in the ordinary suite; `npm run resistencia` asks for more. */
const MUERTES = Math.min(20, Number(process.env.CATEDRA_KILLS ?? 1));
const PREGUNTAS = [UNICA, CORTA, UNICA, CORTA, CORTA];
const LARGO_MS = 120_000 + MUERTES * 60_000;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'catedra-examen-'));
chmodSync(DATA_DIR, 0o755);
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** An academy of its own with an exam and people in it, left as it was when nobody runs it. */
async function preparar() {
  const embedded = await startEmbedded({ dataDir: DATA_DIR, log: () => undefined });
  await migrate(embedded.url);
  const app = await createTestApp({ databaseUrl: embedded.url });
  const { evaluacion, inscribir } = await abrirExamen(app, { preguntas: PREGUNTAS });
  const alumnas = [await inscribir(), await inscribir(), await inscribir()];
  await app.close();
  await embedded.stop();
  return { evaluacionId: evaluacion.id, alumnas };
}
const { evaluacionId, alumnas } = await preparar();

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
function estudiante(quien: Client) {
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

  return {
    historia,
    async sentarse(origin: string) {
      en = createClient(origin, quien.id, quien.cookie);
      const { status, body } = await en.post(`/api/evaluaciones/${evaluacionId}/empezar`, {
        pestana: PESTANA,
        contrasena: null,
        acepta: false,
      });
      expect(status).toBe(200);
      intento = body as unknown as IntentoEnCurso;
    },
    /** Everything acknowledged is there, and what is there is something that was sent. */
    revisar() {
      for (const { lugar, revision, respuesta: guardada } of intento?.preguntas ?? []) {
        expect(revision).toBeGreaterThanOrEqual(confirmada(lugar));
        const enviada = historia.find((una) => una.lugar === lugar && una.revision === revision);
        expect(enviada?.suerte).not.toBe('rechazada');
        expect(guardada).toEqual(enviada?.respuesta ?? null);
      }
    },
    async escribir(sigue: () => boolean, alConfirmar: () => void) {
      while (sigue()) {
        const suerte = await responder();
        if (suerte === 'desconocida') return;
        if (suerte === 'confirmada') alConfirmar();
      }
    },
    async entregar() {
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
    },
  };
}

test('matar la academia en pleno examen no pierde nada de lo confirmado ni vuelve atrás', {
  timeout: LARGO_MS,
}, async () => {
  const personas = alumnas.map(estudiante);
  const abrir = async (): Promise<AcademyProcess> => {
    const academia = startAcademy({ DATA_DIR });
    const origin = await academia.ready();
    for (const persona of personas) {
      await persona.sentarse(origin);
      persona.revisar();
    }
    return academia;
  };
  for (let muerte = 0; muerte < MUERTES; muerte += 1) {
    const academia = await abrir();
    let quedan = 20 + ((muerte * 7) % 30);
    const alConfirmar = () => {
      quedan -= 1;
      if (quedan === 0) academia.child.kill('SIGKILL');
    };
    await Promise.all(personas.map((persona) => persona.escribir(() => true, alConfirmar)));
    expect(await academia.ended()).toBe('SIGKILL');
  }
  await abrir();
  for (const persona of personas) await persona.entregar();
  const suertes = personas.flatMap(({ historia }) => historia.map(({ suerte }) => suerte));
  expect(suertes.filter((suerte) => suerte === 'confirmada').length).toBeGreaterThanOrEqual(MUERTES * 20);
  expect(suertes).not.toContain('rechazada');
});
