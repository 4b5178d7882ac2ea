import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clienteTerco } from '#features/intentos/testing/cliente-terco.ts';
import { abrirExamen, CORTA, enElExamen, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import { type Contestada, MALES, type Mal, malaRed } from '#features/intentos/testing/mala-red.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { db } = app.platform;
const PREGUNTAS = [UNICA, CORTA, UNICA, CORTA];
const { evaluacion, inscribir } = await abrirExamen(app, { preguntas: PREGUNTAS, intentos: null });

const respuesta = (lugar: number, cual: number): unknown => {
  if (cual === 0) return null;
  return lugar % 2 === 0 ? { opcion: cual % 2 === 0 ? 'aaaa' : 'bbbb' } : { texto: `respuesta ${cual}` };
};

type Guardada = Record<string, unknown> & { lugar: number; revision: number; respuesta: unknown };
const guardadas = async (id: string) =>
  (
    await db.execute<Guardada>(
      sql`select lugar, revision, respuesta from intento_preguntas where intento_id = ${id} order by lugar`,
    )
  ).rows;

/** The highest revision of a place that the server said it had, heard or not. */
const aceptada = (contestadas: readonly Contestada[], lugar: number): number =>
  Math.max(
    0,
    ...contestadas
      .filter(({ ruta, status }) => status === 200 && ruta.endsWith('/guardar'))
      .flatMap(({ texto }) => (JSON.parse(texto) as { guardadas: Guardada[] }).guardadas)
      .filter((una) => una.lugar === lugar)
      .map(({ revision }) => revision),
  );

const pasos = fc.array(fc.record({ lugar: fc.nat(PREGUNTAS.length - 1), cual: fc.nat(5) }), {
  minLength: 4,
  maxLength: 10,
});
const males = fc.array(fc.constantFrom(...MALES), { minLength: 1, maxLength: 12 });

test('por mala que sea la red, queda la última respuesta aceptada y el recibo cuenta lo confirmado', async () => {
  await fc.assert(
    fc.asyncProperty(pasos, males, async (dados, penas) => {
      const alumna = await inscribir();
      const examen = enElExamen(alumna, evaluacion.id);
      expect((await examen.empezar()).status).toBe(200);
      const { id, epoca } = examen.abierto();
      // After each round of troubles something gets through.
      const ciclo: readonly Mal[] = [...penas, 'pasa'];
      let va = 0;
      const red = await malaRed(app.origin, () => ciclo[va++ % ciclo.length] as Mal);
      const equipo = clienteTerco({ origin: red.origin, cookie: alumna.cookie, id, epoca, pestana: PESTANA });
      // Two at a time, so that one passes another on the way.
      for (let i = 0; i < dados.length; i += 2)
        await Promise.all(
          dados.slice(i, i + 2).map(({ lugar, cual }) => equipo.responder(lugar, respuesta(lugar, cual))),
        );
      const recibo = await equipo.entregar();

      const finales = await guardadas(id);
      expect(finales).toEqual(
        PREGUNTAS.map((_, lugar) => ({
          lugar,
          revision: equipo.escritas.get(lugar)?.revision ?? 0,
          respuesta: equipo.escritas.get(lugar)?.respuesta ?? null,
        })),
      );
      expect(finales.map(({ revision }) => revision)).toEqual(
        PREGUNTAS.map((_, lugar) => aceptada(red.contestadas, lugar)),
      );
      const conAlgo = [...equipo.escritas.values()].filter((una) => una.respuesta !== null);
      expect(recibo).toMatchObject({ estado: 'entregado', respondidas: conAlgo.length, sinRecibir: [] });

      // What the network still kept comes when it is over, and changes nothing.
      const tardias = await red.soltar();
      expect(tardias.filter(({ ruta, status }) => ruta.endsWith('/guardar') && status === 200)).toEqual([]);
      expect(await guardadas(id)).toEqual(finales);
      // The journal has each accepted revision once, and none above what stands.
      const { rows } = await db.execute(sql`
        select d.lugar, max(d.revision) as revision, (count(*) - count(distinct d.revision))::int as repetidas
          from intento_diario d where d.intento_id = ${id} group by d.lugar order by d.lugar`);
      expect(rows).toEqual(
        finales
          .filter(({ revision }) => revision > 0)
          .map(({ lugar, revision }) => ({ lugar, revision, repetidas: 0 })),
      );
    }),
    { numRuns: 5 },
  );
});
