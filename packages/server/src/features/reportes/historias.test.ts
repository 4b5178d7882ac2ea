import type { ContenidoDe } from '@catedra/shared/actividades/contenido.ts';
import type { CursoAbierto, Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { contar } from '@catedra/shared/cumplimiento/cifras.ts';
import { NO_CUMPLE, situacionEn } from '@catedra/shared/cumplimiento/estado.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import type { Fecha } from '@catedra/shared/cumplimiento/plazos.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import type { FilaDeProgreso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

/** More of them, or those of a seed that failed: `HISTORIAS=200 SEMILLA=7 npx vitest run historias`. */
const CUANTAS = Number(process.env['HISTORIAS'] ?? 3);
const SEMILLA = Number(process.env['SEMILLA'] ?? (process.env['HISTORIAS'] ? Date.now() % 1_000_000 : 4));
const DIA_MS = 86_400_000;
const ZONA = 'Europe/Madrid';

const { school, clock, platform, origin, databaseUrl } = await createTestApp();
const { db } = platform;
/** Another process on the same database: what it remembers is of before, and is asked of it after each act. */
const otro = await createTestApp({ databaseUrl });
const alMismoReloj = () =>
  otro.clock.advance({ seconds: (clock.now().getTime() - otro.clock.now().getTime()) / 1000 });
const pasan = async (ms: number) => {
  await goTo(db, clock, new Date(clock.now().getTime() + ms).toISOString());
  alMismoReloj();
};

const quien = fc.integer({ min: 0, max: 1 });
const acto = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ que: fc.constant('pasan' as const), dias: fc.integer({ min: 1, max: 70 }) }),
  },
  { weight: 3, arbitrary: fc.record({ que: fc.constant('completa' as const), quien }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('empieza' as const), quien }) },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('entrega' as const), quien }) },
  {
    weight: 2,
    arbitrary: fc.record({ que: fc.constant('corrige' as const), quien, nota: fc.constantFrom(2, 8) }),
  },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('renueva' as const), quien }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('pierde' as const), quien }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('vuelve' as const), quien }) },
  {
    weight: 1,
    arbitrary: fc.record({
      que: fc.constant('prorroga' as const),
      quien,
      dias: fc.integer({ min: 2, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('archiva' as const) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('publica' as const) }) },
);
const historia = fc.record({
  margen: fc.constantFrom(0, 0, 5),
  meses: fc.constantFrom(1, 3, 12),
  vence: fc.option(fc.integer({ min: 1, max: 30 })),
  conTarea: fc.boolean(),
  actos: fc.array(acto, { minLength: 4, maxLength: 9 }),
});
type Historia = typeof historia extends fc.Arbitrary<infer T> ? T : never;

const TAREA: ContenidoDe<'tarea'> = {
  tipo: 'tarea',
  instrucciones: '<p>Cuenta algo.</p>',
  pideTexto: true,
  maxArchivos: 0,
  rubrica: [],
  maxIntentos: null,
  admiteTarde: true,
};

async function empezar({ margen, meses, vence, conTarea }: Historia) {
  const curso = await school.curso({ validezMeses: meses, certificado: true });
  const { id: seccion } = await school.seccion(curso.id);
  const actividades = await school.actividades(
    curso.id,
    seccion,
    { obligatoria: true },
    { obligatoria: true },
  );
  const tarea = conTarea
    ? await school.actividad(curso.id, { seccion, obligatoria: true, regla: 'aprobar', contenido: TAREA })
    : null;
  await db.execute(
    sql`insert into curso_renovaciones (curso_id, dias_de_margen, renovar_ya) values (${curso.id}, ${margen}, true)`,
  );
  const grupo = await school.grupo();
  const gente = [await school.persona(), await school.persona()];
  const tutora = await school.con('reportes:ver:grupos', 'progreso:ver:grupos', 'cursos:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, ...gente.map(({ id }) => id));
  const hasta = vence === null ? null : new Date(clock.now().getTime() + vence * DIA_MS).toISOString();
  await school.asigna(grupo.id, curso.id, hasta);
  return { curso, actividades, tarea, grupo, gente, tutora };
}
type Escena = Awaited<ReturnType<typeof empezar>>;

/** Whatever is refused in that situation is refused: nothing is said of it here. */
async function hacer(
  { curso, actividades, tarea, grupo, gente }: Escena,
  uno: Historia['actos'][number],
): Promise<void> {
  if (uno.que === 'pasan') return pasan(uno.dias * DIA_MS);
  if (uno.que === 'archiva' || uno.que === 'publica') {
    const estado = uno.que === 'archiva' ? 'archivado' : 'publicado';
    await db.execute(sql`update cursos set estado = ${estado} where id = ${curso.id}`);
    return;
  }
  const persona = gente[uno.quien];
  if (!persona) return;
  const ella = await school.entra(persona);
  if (uno.que === 'completa' || uno.que === 'empieza')
    for (const { id } of uno.que === 'completa' ? actividades : actividades.slice(0, 1))
      await ella.post(`/api/actividades/${id}/completar`);
  if (uno.que === 'renueva') await ella.post(`/api/cursos/${curso.id}/renovar`);
  const admin = await school.administrador();
  if (uno.que === 'entrega' && tarea)
    await ella.post(`/api/actividades/${tarea.id}/entregar`, {
      version: 0,
      texto: '<p>Hecho</p>',
      archivoIds: [],
    });
  if (uno.que === 'corrige' && tarea) {
    const { rows } = await db.execute<{ id: string; version: number }>(sql`select id, version from entregas
      where usuario_id = ${persona.id} and actividad_id = ${tarea.id} and estado = 'entregada'`);
    const [{ id, version } = { id: '', version: 0 }] = rows;
    const nota = { version, nota: uno.nota, puntos: null, comentario: '' };
    if (id) await admin.post(`/api/entregas/${id}/calificar`, nota);
  }
  if (uno.que === 'pierde')
    await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [persona.id] });
  if (uno.que === 'vuelve')
    await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [persona.id] });
  if (uno.que === 'prorroga')
    await admin.post(`/api/cursos/${curso.id}/prorrogar`, {
      usuarioId: persona.id,
      venceEn: new Date(clock.now().getTime() + uno.dias * DIA_MS).toISOString(),
      motivo: 'Prueba',
    });
}

/** A day is kept as its last second. */
const comoFecha = (vence: string): Fecha =>
  diaEn(new Date(Date.parse(vence) + 1000), ZONA) === diaEn(vence, ZONA)
    ? { momento: vence }
    : { dia: diaEn(vence, ZONA) };

/** What the shared rule says, by what was completed and by the calendar alone: in which round they are is not asked. */
async function segunLaRegla({ curso, actividades, tarea }: Escena, usuarioId: string, margen: number) {
  const { rows } = await db.execute<{
    publicado: boolean;
    vence: string | null;
    hecha: boolean;
    hasta: string | null;
    abre: string | null;
    abierta: string | null;
    entregado: string | null;
  }>(sql`
    select c.estado = 'publicado' as publicado, to_json(m.vence_en)#>>'{}' as vence, r.ronda is not null as hecha,
           coalesce(r.ultimo_dia, r.vale_hasta)::text as hasta, r.abre_el::text as abre, to_json(r.abierta_en)#>>'{}' as abierta,
           case when (select count(*) from progreso p where p.usuario_id = m.usuario_id and p.estado = 'completada'
               and p.actividad_id = any(${sql.param(actividades.map(({ id }) => id))}::uuid[])) = 2
             then (select to_json(e.entregada_en)#>>'{}' from entregas e where e.usuario_id = m.usuario_id and e.ronda = m.ronda
               and e.actividad_id = ${tarea?.id ?? null} and e.estado = 'entregada') end as entregado
      from matriculas m join cursos c on c.id = m.curso_id
      left join lateral (select * from rondas r where r.usuario_id = m.usuario_id and r.curso_id = m.curso_id
        and r.deshecha_en is null order by r.ronda desc limit 1) r on true
     where m.usuario_id = ${usuarioId} and m.curso_id = ${curso.id}`);
  const [fila] = rows;
  if (!fila) return null;
  const { publicado, vence, hecha, hasta, abre, abierta, entregado } = fila;
  const siguiente = abierta ? { momento: abierta } : abre ? { dia: abre } : null;
  return situacionEn(
    {
      zona: ZONA,
      curso: { publicado, terminaEn: null },
      exencion: null,
      completada: hecha ? { hasta } : null,
      siguiente,
      vence: vence === null ? null : comoFecha(vence),
      margen,
      entregadoEn: entregado && new Date(entregado).toISOString(),
    },
    clock.now(),
  );
}

interface Dicho {
  readonly cumplimiento: string | null;
  readonly porCorregir: boolean;
  readonly ronda: number;
  readonly valeHasta: string | null;
  readonly venceEn: string | null;
  readonly porcentaje: number;
}
const loDicho = ({ cumplimiento, porCorregir, ronda, valeHasta, venceEn, porcentaje }: Dicho): Dicho => ({
  cumplimiento,
  porCorregir,
  ronda,
  valeHasta,
  venceEn,
  porcentaje,
});

async function comparar(escena: Escena, margen: number): Promise<void> {
  // What is counted at most once a minute is counted anew.
  await pasan(61_000);
  const { curso, gente } = escena;
  const admin = await school.administrador();
  const leer = async <T>(ruta: string, cliente = admin) => (await cliente.get(ruta)).body as unknown as T;
  const { datos: participantes } = await leer<{ datos: Participante[] }>(
    `/api/cursos/${curso.id}/participantes`,
  );
  const { datos: reporte } = await leer<{ datos: FilaDeProgreso[] }>(
    `/api/reportes/progreso?curso=${curso.id}`,
  );
  const { cuentas } = await leer<CumplimientoContado>(`/api/reportes/cumplimiento?curso=${curso.id}`);
  const csv = await fetch(`${origin}/api/reportes/progreso.csv?curso=${curso.id}`, {
    headers: { cookie: admin.cookie },
  });
  const lineas = (await csv.text()).split('\r\n').map((linea) => linea.split(';'));

  const tarde: string[] = [];
  for (const { id, apellidos } of gente) {
    const regla = await segunLaRegla(escena, id, margen);
    const suyo = participantes.find(({ usuarioId }) => usuarioId === id);
    const { cursos } = await leer<AprendizajeDePersona>(`/api/usuarios/${id}/aprendizaje`);
    const enFicha = cursos?.find((uno) => uno.id === curso.id);
    if (!suyo) {
      expect(regla, 'quien no lo tiene no tiene estado').toBeNull();
      expect(enFicha?.cumplimiento ?? null).toBeNull();
      continue;
    }
    const vencido = regla !== null && NO_CUMPLE.includes(regla.estado);
    if (vencido) tarde.push(id);
    expect(suyo.estado === 'vencido', 'la palabra').toBe(vencido);
    const dicho = loDicho(suyo);
    expect(dicho.cumplimiento, 'la regla').toBe(regla?.estado ?? null);
    expect(dicho.porCorregir, 'la regla').toBe(regla?.porCorregir ?? false);
    expect(enFicha && loDicho(enFicha), 'la ficha').toEqual(dicho);
    expect(enFicha?.estado, 'la palabra de la ficha').toBe(suyo.estado);
    const enReporte = reporte.find(({ usuarioId }) => usuarioId === id);
    expect(enReporte && loDicho(enReporte), 'el reporte').toEqual(dicho);
    expect(enReporte?.estado, 'la palabra del reporte').toBe(suyo.estado);
    const linea = lineas.find(([suyos]) => suyos === apellidos);
    expect([linea?.[6], linea?.[7], linea?.[15], linea?.[16], linea?.[17]], 'el archivo').toEqual([
      PALABRAS_DE_AVANCE[suyo.estado],
      String(dicho.porcentaje),
      regla ? PALABRAS_DE_CUMPLIMIENTO[regla.estado] : '',
      dicho.valeHasta ?? '',
      String(dicho.ronda),
    ]);
    const ella = await school.entra({ id });
    const inicio = await leer<Inicio>('/api/aprendizaje/inicio', ella);
    const enOtro = createClient(otro.origin, id, ella.cookie);
    expect(await leer('/api/aprendizaje/inicio', enOtro), 'el inicio de otro proceso').toEqual(inicio);
    const mio = inicio.cursos.find((uno) => uno.id === curso.id);
    if (mio) {
      expect(loDicho({ ...mio, porcentaje: mio.avance.porcentaje }), 'el inicio').toEqual(dicho);
      expect(mio.estado, 'la palabra del inicio').toBe(suyo.estado);
    } else expect(regla, 'lo que no está publicado puede no verse').toBeNull();
    const abierto = await leer<CursoAbierto>(`/api/aprendizaje/cursos/${curso.id}`, ella);
    if (regla)
      expect(
        {
          ronda: abierto.ronda,
          venceEn: abierto.venceEn,
          porcentaje: abierto.avance?.porcentaje,
          porCorregir: abierto.porCorregir,
        },
        'el curso',
      ).toEqual({
        ronda: dicho.ronda,
        venceEn: dicho.venceEn,
        porcentaje: dicho.porcentaje,
        porCorregir: dicho.porCorregir,
      });
  }
  const contados = participantes.map(({ cumplimiento: estado }) => ({
    estado,
    activa: true,
    asignada: true,
  }));
  expect(cuentas, 'las dos cifras').toEqual(contar(contados));
  await compararLosVencidos(escena, tarde);
}

/** Who is late: the old filter everywhere, and the figures of the dashboard, those that are kept and those of a tutor. */
async function compararLosVencidos({ curso, tutora }: Escena, tarde: readonly string[]): Promise<void> {
  const admin = await school.administrador();
  const leer = async <T>(ruta: string, cliente = admin) => (await cliente.get(ruta)).body as unknown as T;
  const quienes = async (ruta: string) => {
    const { datos } = await leer<{ datos: { usuarioId: string }[] }>(ruta);
    return datos.map(({ usuarioId }) => usuarioId).toSorted();
  };
  const suyos = tarde.toSorted();
  expect(await quienes(`/api/cursos/${curso.id}/participantes?estado=vencido`), 'el filtro').toEqual(suyos);
  expect(await quienes(`/api/reportes/progreso?curso=${curso.id}&estado=vencido`), 'el filtro').toEqual(
    suyos,
  );
  const deGrupo = await school.entra(tutora);
  for (const mira of [admin, deGrupo]) {
    const { vencidos, proximos } = await leer<ResumenDeReportes>('/api/reportes/resumen', mira);
    const cuantos = async (consulta: string) =>
      (
        await leer<{ total: { valor: number } }>(
          `/api/reportes/progreso?total=true&limite=1&${consulta}`,
          mira,
        )
      ).total.valor;
    expect(vencidos.cuenta, 'la cifra y su lista').toBe(await cuantos('estado=vencido'));
    expect(proximos.cuenta, 'la cifra y su lista').toBe(await cuantos('plazo=7_dias'));
    const deCurso = vencidos.porCurso.find(({ cursoId }) => cursoId === curso.id);
    if (mira === deGrupo) expect(deCurso?.personas ?? 0, 'por curso').toBe(suyos.length);
  }
}

test(`con todos los trabajos parados, cada pantalla dice lo mismo de cada cual y lo que dice la regla (semilla ${SEMILLA})`, {
  timeout: 180_000 + CUANTAS * 6000,
}, async () => {
  await goTo(db, clock, '2027-03-20T11:00:00Z');
  await fc.assert(
    fc.asyncProperty(historia, async (una) => {
      const escena = await empezar(una);
      await comparar(escena, una.margen);
      for (const uno of una.actos) {
        await hacer(escena, uno);
        await comparar(escena, una.margen);
      }
    }),
    { numRuns: CUANTAS, seed: SEMILLA, endOnFailure: true },
  );
});
