import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { vencimientoDe } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { ensureAcademyZone } from '#features/cursos/ensure-academy-zone.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const dentroDe = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const cursos = [
  await school.curso({ acceso: 'abierto' }),
  await school.curso({ acceso: 'abierto' }),
  await school.curso({ acceso: 'abierto' }),
];
const actividades = await Promise.all(cursos.map(({ id }) => school.actividad(id)));
const gente = await Promise.all(
  [null, 'America/Bogota', 'Pacific/Auckland', 'SystemV/AST4'].map((zonaHoraria) =>
    school.persona({ zonaHoraria }),
  ),
);
const navegadores = await Promise.all(gente.map((persona) => school.entra(persona)));
let academia = platform.config.ZONA_HORARIA;

interface Via extends Record<string, unknown> {
  usuario: string;
  zona: string | null;
  curso: string;
  grupo: string | null;
  desde: string;
  venceEn: string | null;
  venceEnDias: number | null;
  diasDeGracia: number | null;
  prorroga: string | null;
  avance: string | null;
}

const iso = (momento: string | null) => momento && new Date(momento).toISOString();

/** What the rule says, from nothing but the ways that are written. */
async function segunLaRegla(): Promise<Map<string, unknown>> {
  const { rows } = await db.execute<Via>(sql`
    select w.*, u.zona_horaria as zona, p.vence_en as prorroga,
           case when v.usuario_id is not null then concat_ws('/', v.hechas, v.total, v.porcentaje) end as avance
      from (
        select usuario_id as usuario, curso_id as curso, null::uuid as grupo, desde, vence_en as "venceEn",
               vence_en_dias as "venceEnDias", null::int as "diasDeGracia" from inscripciones
        union all
        select m.usuario_id, gc.curso_id, g.id, greatest(m.desde, gc.desde), gc.vence_en, gc.vence_en_dias, gc.dias_de_gracia
          from grupo_miembros m join grupos g on g.id = m.grupo_id and g.estado = 'activo'
          join grupo_cursos gc on gc.grupo_id = g.id) w
      join usuarios u on u.id = w.usuario
      left join prorrogas p on p.usuario_id = w.usuario and p.curso_id = w.curso
      left join curso_avance v on v.usuario_id = w.usuario and v.curso_id = w.curso`);
  const suyas = Map.groupBy(rows, ({ usuario, curso }) => `${usuario} ${curso}`);
  return new Map(
    [...suyas].map(([clave, vias]) => {
      const [una] = vias as [Via];
      // A zone that the database does not know counts as none.
      const zona = una.zona?.startsWith('SystemV') ? null : una.zona;
      const porNombre = vias.some(({ grupo }) => grupo === null);
      const porGrupo = vias.some(({ grupo }) => grupo !== null);
      return [
        clave,
        {
          desde: vias.map(({ desde }) => iso(desde)).toSorted()[0],
          venceEn: vencimientoDe(vias, zona ?? academia, una.prorroga),
          via: porNombre && porGrupo ? 'ambas' : porNombre ? 'nombre' : 'grupo',
          avance: una.avance,
        },
      ];
    }),
  );
}

async function segunLaBase(): Promise<Map<string, unknown>> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select usuario_id || ' ' || curso_id as clave, desde, vence_en, via, completada,
           case when porcentaje is not null then concat_ws('/', hechas, total, porcentaje) end as avance
      from matriculas`);
  for (const { avance, completada } of rows)
    expect(completada).toBe(avance !== null && avance !== undefined && avance.endsWith('/100'));
  return new Map(
    rows.map(({ clave, desde, vence_en: vence, via, avance }) => [
      String(clave),
      { desde: iso(desde ?? null), venceEn: iso(vence ?? null), via, avance },
    ]),
  );
}

const quien = fc.integer({ min: 0, max: gente.length - 1 });
const cual = fc.integer({ min: 0, max: cursos.length - 1 });
const donde = fc.integer({ min: 0, max: 2 });
const plazo = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((dias) => ({ venceEn: dentroDe(dias), venceEnDias: null })),
  fc.integer({ min: 1, max: 40 }).map((venceEnDias) => ({ venceEn: null, venceEnDias })),
  fc.constant({ venceEn: null, venceEnDias: null }),
);

const paso = fc.oneof(
  fc.record({ que: fc.constantFrom('entra' as const, 'sale' as const), quien, donde }),
  fc.record({
    que: fc.constantFrom('asigna' as const),
    donde,
    cual,
    plazo,
    gracia: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ que: fc.constantFrom('desasigna' as const), donde, cual }),
  fc.record({
    que: fc.constantFrom('archiva' as const, 'reactiva' as const, 'borra' as const),
    donde,
  }),
  fc.record({
    que: fc.constantFrom('inscribe' as const, 'quita' as const, 'elige' as const, 'completa' as const),
    quien,
    cual,
  }),
  fc.record({
    que: fc.constantFrom('prorroga' as const),
    quien,
    cual,
    dias: fc.option(fc.integer({ min: 1, max: 90 })),
  }),
  fc.record({
    que: fc.constantFrom('zona' as const),
    quien,
    zona: fc.constantFrom(null, 'Asia/Tokyo', 'America/Lima'),
  }),
  fc.record({
    que: fc.constantFrom('academia' as const),
    zona: fc.constantFrom('Europe/Madrid', 'Asia/Tokyo'),
  }),
  fc.record({ que: fc.constantFrom('carga' as const), quien, donde, reemplazar: fc.boolean() }),
);
type Paso = typeof paso extends fc.Arbitrary<infer T> ? T : never;

const grupos = new Map<number, string>();
async function grupoDe(puesto: number): Promise<string> {
  const id = grupos.get(puesto) ?? (await school.grupo()).id;
  grupos.set(puesto, id);
  return id;
}

async function cambiarEstado(grupoId: string, estado: string) {
  const { version } = (await admin.get(`/api/grupos/${grupoId}`)).body;
  await admin.patch(`/api/grupos/${grupoId}`, { estado, version });
}

async function dar(uno: Paso): Promise<void> {
  const grupoId = 'donde' in uno ? await grupoDe(uno.donde) : '';
  const usuarioId = 'quien' in uno ? (gente[uno.quien]?.id ?? '') : '';
  const cursoId = 'cual' in uno ? (cursos[uno.cual]?.id ?? '') : '';
  const [deGrupo, deCurso] = [`/api/grupos/${grupoId}`, `/api/cursos/${cursoId}`];
  const usuarioIds = [usuarioId];
  switch (uno.que) {
    case 'entra':
      return void (await admin.post(`${deGrupo}/anadir-miembros`, { usuarioIds }));
    case 'sale':
      return void (await admin.post(`${deGrupo}/quitar-miembros`, { usuarioIds }));
    case 'asigna':
      return void (await admin.post(`${deGrupo}/asignar-curso`, {
        cursoId,
        ...uno.plazo,
        diasDeGracia: uno.gracia,
      }));
    case 'desasigna':
      return void (await admin.post(`${deGrupo}/quitar-curso`, { cursoId }));
    case 'archiva':
      return cambiarEstado(grupoId, 'archivado');
    case 'reactiva':
      return cambiarEstado(grupoId, 'activo');
    case 'borra':
      grupos.delete(uno.donde);
      return void (await admin.post(`${deGrupo}/eliminar`));
    case 'inscribe':
      return void (await admin.post(`${deCurso}/inscribir`, { usuarioIds, venceEn: dentroDe(5) }));
    case 'quita':
      return void (await admin.post(`${deCurso}/quitar`, { usuarioIds }));
    case 'elige':
      return void (await navegadores[uno.quien]?.post(`${deCurso}/inscribirme`));
    case 'completa':
      return void (await navegadores[uno.quien]?.post(
        `/api/actividades/${actividades[uno.cual]?.id}/completar`,
      ));
    case 'prorroga':
      return void (await admin.post(`${deCurso}/prorrogar`, {
        usuarioId,
        venceEn: uno.dias && dentroDe(uno.dias),
        motivo: 'Porque sí',
      }));
    case 'zona': {
      const { version } = (await admin.get(`/api/usuarios/${usuarioId}`)).body;
      return void (await admin.patch(`/api/usuarios/${usuarioId}`, { zonaHoraria: uno.zona, version }));
    }
    case 'academia':
      academia = uno.zona;
      return ensureAcademyZone(db, academia);
    case 'carga': {
      const { nombre } = (await admin.get(deGrupo)).body;
      const opciones = {
        grupos: uno.reemplazar ? ('reemplazar' as const) : ('anadir' as const),
        contraseñas: 'nada' as const,
      };
      const carga = await revisada(admin, `correo;grupo\n${gente[uno.quien]?.correo};${nombre}`, opciones);
      // An archived group takes nobody: then there is nothing to import.
      await admin.post(`/api/cargas/${carga.id}/importar`, { como: 'soloCorrectas' });
      return void (await carga.termina());
    }
  }
}

test('por donde sea que se entre o se salga, lo guardado es lo que dice la regla', async () => {
  await platform.jobs.start();
  let matriculas = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 4, maxLength: 14 }), async (pasos) => {
      for (const uno of pasos) {
        clock.advance({ minutes: 1 });
        await dar(uno);
      }
      const guardado = await segunLaBase();
      matriculas += guardado.size;
      expect(guardado).toEqual(await segunLaRegla());
    }),
    { numRuns: 12, seed: 11, endOnFailure: true },
  );
  expect(matriculas).toBeGreaterThan(30);
});

test('también cuando entran y salen por varias puertas a la vez', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 6, maxLength: 12 }), async (pasos) => {
      for (const puesto of [0, 1, 2]) await grupoDe(puesto);
      await Promise.all(pasos.filter(({ que }) => que !== 'carga' && que !== 'academia').map(dar));
      expect(await segunLaBase()).toEqual(await segunLaRegla());
    }),
    { numRuns: 15, seed: 12, endOnFailure: true },
  );
});
