import {
  condicionDeRegla,
  type CondicionDeRegla,
  cumpleRegla,
  masDias,
  type Regla,
} from '@catedra/shared/grupos/regla.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { reglaSql } from '#features/grupos/regla/regla-sql.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const lista = await school.campo({ nombre: 'Centro', tipo: 'lista' }, ['Getafe', 'Toledo', 'León']);
const fecha = await school.campo({ nombre: 'Alta', tipo: 'fecha' });
const numero = await school.campo({ nombre: 'Turno', tipo: 'numero' });
const texto = await school.campo({ nombre: 'Puesto', tipo: 'texto' });
const siNo = await school.campo({ nombre: 'Carné', tipo: 'si_no' });
const perfil = await school.perfil([]);
const contexto = await leerContexto(platform.db, clock.now());
const opciones = lista.opciones.map(({ id }) => id);
const [PUESTOS, DIAS] = [
  ['Mozo', 'mózo', 'Preparador de pedidos', '100%_\\'],
  [-40, -31, -30, -1, 0, 1, 29, 30, 31],
];

const quiza = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: undefined });
const unaFecha = fc.constantFrom(...DIAS).map((n) => masDias(contexto.hoy, n));
const persona = fc.record({
  estado: fc.constantFrom('activo' as const, 'suspendido' as const),
  perfil: fc.constantFrom('Estudiante', perfil.nombre),
  campos: fc
    .record({
      [lista.id]: quiza(fc.constantFrom(...opciones)),
      [fecha.id]: quiza(unaFecha),
      [numero.id]: quiza(fc.constantFrom(-1, 0, 1, 2.5)),
      [texto.id]: quiza(fc.constantFrom(...PUESTOS)),
      [siNo.id]: quiza(fc.boolean()),
    })
    .map(
      (campos) =>
        Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as Valores,
    ),
});

const dias = fc.constantFrom(0, 1, 29, 30, 31);
const condicion: fc.Arbitrary<CondicionDeRegla> = fc
  .oneof(
    fc.record({
      campo: fc.constant(fecha.id),
      es: fc.constantFrom('haceMasDe', 'haceMenosDe', 'faltanMenosDe'),
      dias,
    }),
    fc.record({
      campo: fc.constant(lista.id),
      es: fc.constantFrom('igual', 'distinto'),
      a: fc.uniqueArray(fc.constantFrom(...opciones), { minLength: 1 }),
    }),
    fc.record({
      campo: fc.constant(texto.id),
      es: fc.constantFrom('igual', 'distinto'),
      a: fc.uniqueArray(fc.constantFrom(...PUESTOS), { minLength: 1 }),
    }),
    fc.record({
      campo: fc.constant(texto.id),
      es: fc.constantFrom('contiene', 'empieza'),
      a: fc.constantFrom('MOZ', '%', '_', 'de'),
    }),
    fc.record({
      campo: fc.constant(siNo.id),
      es: fc.constantFrom('igual', 'distinto'),
      a: fc.constantFrom([true], [false]),
    }),
    fc.record({
      campo: fc.constant(numero.id),
      es: fc.constant('entre'),
      desde: fc.constantFrom(0, 1),
      hasta: fc.constantFrom(1, 2),
    }),
    fc.record({ campo: fc.constant(fecha.id), es: fc.constant('entre'), desde: unaFecha, hasta: unaFecha }),
    fc.record({
      campo: fc.constantFrom(lista.id, numero.id, siNo.id),
      es: fc.constantFrom('vacio', 'conValor'),
    }),
    fc.record({ es: fc.constantFrom('perfil', 'otroPerfil'), a: fc.constant([perfil.id]) }),
    fc.record({ es: fc.constant('estado'), a: fc.constantFrom('activo', 'suspendido') }),
  )
  .map((una) => condicionDeRegla.parse(una));

const regla: fc.Arbitrary<Regla> = fc.record({
  cumple: fc.constantFrom('todas', 'alguna'),
  condiciones: fc.array(condicion, { minLength: 1, maxLength: 4 }),
});

test('la base y la memoria dicen lo mismo de cualquier persona y cualquier regla', async () => {
  const personas = await Promise.all(
    fc.sample(persona, { numRuns: 40, seed: 7 }).map((valores) => school.persona(valores)),
  );
  await fc.assert(
    fc.asyncProperty(regla, async (una) => {
      const { rows } = await platform.db.execute<{ id: string }>(
        sql`select id from usuarios where ${reglaSql(una, contexto)}`,
      );
      const segunLaBase = new Set(rows.map(({ id }) => id));
      for (const { id, campos, perfil: suyo, estado } of personas) {
        const segunLaMemoria = cumpleRegla(una, { campos: campos ?? {}, perfil: suyo, estado }, contexto);
        expect([id, campos, segunLaBase.has(id)]).toEqual([id, campos, segunLaMemoria]);
      }
    }),
    { numRuns: 60 },
  );
});
