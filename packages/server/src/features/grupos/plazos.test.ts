import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.administrador();
const [grupo, curso, otroCurso] = [
  await school.grupo('Oficinas'),
  await school.curso({ titulo: 'Protección de datos' }),
  await school.curso({ titulo: 'Con tiempo' }),
];
const hace = (dias: number) => antesDe(clock.now(), dias * DIA).toISOString();

beforeAll(async () => {
  await school.asigna(grupo.id, curso.id, hace(5));
  await school.asigna(grupo.id, otroCurso.id, hace(-5));
});

const preguntar = async (quienes: unknown, quien = admin) =>
  quien.post('/api/grupos/plazos-pasados', { grupoIds: [grupo.id], quienes });
const suPlazo = async (cursoId: string, usuarioId: string) => {
  const { body } = await admin.get(`/api/cursos/${cursoId}/participantes`);
  const datos = body.datos as { usuarioId: string; venceEn: string; motivoDeProrroga: string | null }[];
  const suyo = datos.find((una) => una.usuarioId === usuarioId);
  return {
    dias: Math.floor((Date.parse(suyo?.venceEn ?? '') - clock.now().getTime()) / DIA),
    motivo: suyo?.motivoDeProrroga,
  };
};
const PROPIO = { dias: 12, motivo: 'Entró con el plazo ya pasado' };

describe('quién entraría con el plazo pasado, antes de que entre', () => {
  test('cuenta a quien no tenía el curso, y dice cuál y qué días tendrá', async () => {
    const [ana, luis, dentro, yaLoTiene] = await Promise.all([
      school.persona({ correo: 'ana@tarde.example' }),
      school.persona({ correo: 'luis@tarde.example' }),
      school.persona(),
      school.persona(),
    ]);
    await school.miembro(grupo.id, dentro.id);
    await admin.post(`/api/cursos/${curso.id}/inscribir`, {
      usuarioIds: [yaLoTiene.id],
      venceEn: null,
    });
    const ids = [ana, luis, dentro, yaLoTiene].map(({ id }) => id);
    const dos = {
      personas: 2,
      cursos: [
        {
          cursoId: curso.id,
          titulo: 'Protección de datos',
          grupo: 'Oficinas',
          venceEn: hace(5),
          diasDeGracia: 30,
          entran: 2,
        },
      ],
    };

    expect((await preguntar({ ids })).body).toEqual(dos);
    expect(
      (await preguntar({ identificadores: ['ANA@tarde.example', 'luis@tarde.example', 'nadie'] })).body,
    ).toEqual(dos);
    expect((await preguntar({ filtro: { buscar: 'tarde.example' } })).body).toEqual(dos);
    expect((await preguntar({ identificadores: ['nadie'] })).body).toEqual({ personas: 0, cursos: [] });
  });

  test('quien aún no tiene cuenta cuenta igual', async () => {
    expect((await preguntar({ nuevas: 1 })).body).toMatchObject({ personas: 1, cursos: [{ entran: 1 }] });
  });

  test('el título es de quien ve el curso, y nadie pregunta por grupos que no llena', async () => {
    const sinCursos = await school.con('usuarios:ver', 'grupos:ver', 'grupos:editar');
    const tutora = await school.con(
      'usuarios:ver',
      'grupos:ver',
      'grupos:editar:grupos',
      'progreso:ver:grupos',
    );
    const nadie = await school.con('usuarios:ver', 'grupos:ver');

    expect((await preguntar({ nuevas: 1 }, sinCursos)).body).toMatchObject({ cursos: [{ titulo: null }] });
    expect((await preguntar({ nuevas: 1 }, tutora)).body).toEqual({ personas: 0, cursos: [] });
    expect((await preguntar({ nuevas: 1 }, nadie)).status).toBe(403);
  });
});

describe('los días que se eligen son un plazo propio, por cualquier camino', () => {
  test('al pegar correos, y su historial lo cuenta', async () => {
    const ana = await school.persona({ correo: 'pegada@tarde.example' });
    await admin.post(`/api/grupos/${grupo.id}/anadir-por-identificador`, {
      identificadores: ['pegada@tarde.example'],
      diasSiPaso: 12,
    });

    expect(await suPlazo(curso.id, ana.id)).toEqual(PROPIO);
    expect((await suPlazo(otroCurso.id, ana.id)).motivo).toBeNull();
    const sucesos = await admin.get(`/api/usuarios/${ana.id}/sucesos`);
    expect(JSON.stringify(sucesos.body)).toContain('Cambió el plazo del curso «Protección de datos»');
  });

  test('en un lote', async () => {
    const ana = await school.persona();
    await admin.post('/api/usuarios/anadir-a-grupo', {
      seleccion: { ids: [ana.id] },
      grupoId: grupo.id,
      diasSiPaso: 12,
    });
    expect(await suPlazo(curso.id, ana.id)).toEqual(PROPIO);
  });

  test('al inscribir por su nombre con una fecha pasada; sin elegir, esa fecha vale como es', async () => {
    const [suelto, ana, luis] = [await school.curso(), await school.persona(), await school.persona()];
    const inscribir = (usuarioId: string, resto = {}) =>
      admin.post(`/api/cursos/${suelto.id}/inscribir`, {
        usuarioIds: [usuarioId],
        venceEn: hace(2),
        ...resto,
      });
    await inscribir(ana.id, { diasSiPaso: 12 });
    await inscribir(luis.id);

    expect(await suPlazo(suelto.id, ana.id)).toEqual(PROPIO);
    expect(await suPlazo(suelto.id, luis.id)).toEqual({ dias: -2, motivo: null });
  });

  test('con una regla, que antes dice cuántas entrarían con el plazo pasado', async () => {
    const centro = await school.campo({ nombre: 'Centro', tipo: 'texto' });
    const [equipo, ana] = [await school.grupo(), await school.persona({ campos: { [centro.id]: 'Getafe' } })];
    await school.asigna(equipo.id, curso.id, hace(5));
    await school.asigna(equipo.id, otroCurso.id, hace(-5));
    const ruta = `/api/grupos/${equipo.id}/regla`;
    const regla = { cumple: 'todas', condiciones: [{ campo: centro.id, es: 'igual', a: ['Getafe'] }] };

    expect((await admin.post(`${ruta}/prever`, { regla })).body).toMatchObject({
      plazos: { personas: 1, cursos: [{ cursoId: curso.id, diasDeGracia: 30, entran: 1 }] },
    });
    await admin.put(ruta, { regla, version: 0, diasSiPaso: 12 });

    expect(await suPlazo(curso.id, ana.id)).toEqual(PROPIO);
    expect((await suPlazo(otroCurso.id, ana.id)).motivo).toBeNull();
    const sucesos = await admin.get(`/api/usuarios/${ana.id}/sucesos`);
    expect(JSON.stringify(sucesos.body)).toContain('Cambió el plazo del curso «Protección de datos»');
    expect((await admin.post(`${ruta}/prever`, { regla })).body).toMatchObject({ plazos: { personas: 0 } });
  });

  test('al dejar a la regla a quien estaba siempre fuera, que antes dice a quién', async () => {
    const centro = await school.campo({ nombre: 'Sede', tipo: 'texto' });
    const [equipo, ana, luis, eva] = [
      await school.grupo(),
      await school.persona({ campos: { [centro.id]: 'Parla' } }),
      await school.persona({ campos: { [centro.id]: 'Parla' } }),
      await school.persona(),
    ];
    await school.asigna(equipo.id, curso.id, hace(5));
    const ruta = `/api/grupos/${equipo.id}/regla`;
    const regla = { cumple: 'todas', condiciones: [{ campo: centro.id, es: 'igual', a: ['Parla'] }] };
    await admin.put(ruta, { regla, version: 0 });
    await admin.post(`/api/grupos/${equipo.id}/anadir-miembros`, { usuarioIds: [eva.id] });
    await admin.post(`/api/grupos/${equipo.id}/quitar-miembros`, {
      usuarioIds: [ana.id, luis.id, eva.id],
    });
    const prever = async (body: object) =>
      (await admin.post(`${ruta}/prever-dejar`, body)).body as { personas: number };

    expect(await prever({})).toMatchObject({ personas: 2, cursos: [{ cursoId: curso.id, entran: 2 }] });
    expect(await prever({ usuarioIds: [ana.id, eva.id] })).toMatchObject({ personas: 1 });
    expect(await prever({ usuarioIds: [eva.id] })).toEqual({ personas: 0, cursos: [] });
    await admin.post(`${ruta}/dejar`, { usuarioIds: [ana.id], diasSiPaso: 12 });

    expect(await suPlazo(curso.id, ana.id)).toEqual(PROPIO);
    expect(await prever({})).toMatchObject({ personas: 1 });
  });

  test('repetirlo no cambia el plazo que ya tenía', async () => {
    const ana = await school.persona();
    const añadir = (diasSiPaso: number) =>
      admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [ana.id], diasSiPaso });
    await añadir(12);
    await añadir(90);
    expect(await suPlazo(curso.id, ana.id)).toEqual(PROPIO);
  });
});

describe('quien vuelve a un curso', () => {
  const [SUYO, DE_TODOS] = [
    { dias: -3, motivo: 'Estuvo de baja' },
    { dias: 20, motivo: null },
  ];
  const vuelta = async (salir: (id: string, curso: string, grupo: string) => Promise<unknown>) => {
    const [suyo, equipo, persona] = [await school.curso(), await school.grupo(), await school.persona()];
    await school.asigna(equipo.id, suyo.id, hace(-20));
    await school.miembro(equipo.id, persona.id);
    await platform.db.execute(sql`
      insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por, en)
      values (${persona.id}, ${suyo.id}, ${hace(3)}, 'Estuvo de baja', ${admin.id}, ${hace(30)})`);
    expect(await suPlazo(suyo.id, persona.id)).toEqual(SUYO);
    await salir(persona.id, suyo.id, equipo.id);
    return suPlazo(suyo.id, persona.id);
  };

  test('por su grupo, tiene la fecha de todos y no la suya que ya pasó', async () => {
    const plazo = await vuelta(async (id, _, grupoId) => {
      await admin.post(`/api/grupos/${grupoId}/quitar-miembros`, { usuarioIds: [id] });
      await admin.post(`/api/grupos/${grupoId}/anadir-miembros`, { usuarioIds: [id] });
    });
    expect(plazo).toEqual(DE_TODOS);
  });

  test('porque se asigna otra vez a su grupo, también', async () => {
    const plazo = await vuelta(async (_, cursoId, grupoId) => {
      await platform.db.execute(
        sql`delete from grupo_cursos where grupo_id = ${grupoId} and curso_id = ${cursoId}`,
      );
      await school.asigna(grupoId, cursoId, hace(-20));
    });
    expect(plazo).toEqual(DE_TODOS);
  });

  test('un grupo que deja de estar archivado le devuelve la suya', async () => {
    const plazo = await vuelta(async (_, __, grupoId) => {
      const poner = async (estado: string) => {
        const { version } = (await admin.get(`/api/grupos/${grupoId}`)).body;
        await admin.patch(`/api/grupos/${grupoId}`, { estado, version });
      };
      await poner('archivado');
      await poner('activo');
    });
    expect(plazo).toEqual(SUYO);
  });

  test('quien no salió conserva la suya', async () => {
    expect(await vuelta(async () => undefined)).toEqual(SUYO);
  });
});
