import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { subidaCortada } from '#features/archivos/testing/subida-cortada.ts';
import { cargaCortada } from '#features/cargas/testing/carga-cortada.ts';
import { examenCortado } from '#features/intentos/testing/examen-cortado.ts';
import { paqueteCortado } from '#features/paquetes/testing/paquete-cortado.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { demoDataDir } from '#testing/demo-folder.ts';
import { type AtWork, type LongJob, signInToDemo, surviveKills } from '#testing/killed-academy.ts';

/** Two in the ordinary suite, one for each job that takes long; `npm run resistencia` asks for hundreds. */
const kills = Number(process.env.CATEDRA_KILLS ?? 2);
const timeout = 180_000 + kills * MINUTO;

/** Four hands that make groups without rest: each one that was acknowledged is there. */
function autora(): AtWork {
  const confirmados: string[] = [];
  let quien: Client;
  const guardar = async (): Promise<boolean> => {
    const id = randomUUID();
    const grupo = { nombre: `Grupo ${id}`, descripcion: null, estado: 'activo', version: 0 };
    const respuesta = await quien.put(`/api/grupos/${id}`, grupo).catch(() => null);
    if (respuesta?.status === 200) confirmados.push(id);
    return respuesta !== null;
  };
  const perdidos = async () => {
    const lost: string[] = [];
    for (const id of confirmados) if ((await quien.get(`/api/grupos/${id}`)).status !== 200) lost.push(id);
    return lost;
  };
  return {
    async comeBack(origin) {
      quien = await signInToDemo(origin);
    },
    async work(enough) {
      const hasta = confirmados.length + 20;
      const mano = async () => {
        while (await guardar()) if (confirmados.length >= hasta) enough();
      };
      await Promise.all([mano(), mano(), mano(), mano()]);
    },
    async finish() {
      expect(confirmados.length).toBeGreaterThanOrEqual(kills * 20);
      expect(await perdidos()).toEqual([]);
    },
  };
}

/** An exam in an academy that nobody runs yet. */
async function conExamen(dataDir: string): Promise<AtWork[]> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const app = await createTestApp({ databaseUrl: embedded.url });
  const alumnas = await examenCortado(app);
  await app.close();
  await embedded.stop();
  return alumnas;
}

test('matarla con todo a medias no pierde nada de lo confirmado, y lo que hacía sola lo termina sola', {
  timeout,
}, async () => {
  const DATA_DIR = await demoDataDir();
  const people = [...(await conExamen(DATA_DIR)), subidaCortada(DATA_DIR, kills), autora()];
  const jobs: LongJob[] = [cargaCortada(), paqueteCortado(DATA_DIR)];
  await surviveKills(DATA_DIR, kills, people, jobs);
});
