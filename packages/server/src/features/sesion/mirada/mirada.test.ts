import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { randomUUID } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { feedbackTable } from '#features/feedback/table.ts';
import { acabarMirada } from '#features/sesion/jobs.ts';
import type { Mirada } from '#features/sesion/mirada/mirada.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const routes: RouteOptions[] = [];
const { school, clock, platform, origin } = await createTestApp({ onRoute: (route) => routes.push(route) });
const MIRADA = 'catedra-mirada';

const con = (quien: Client, usuarioId: string) =>
  createClient(origin, quien.id, `${quien.cookie}; ${MIRADA}=${usuarioId}`);
const empezar = (quien: Client, usuarioId: string) => quien.post('/api/sesion/ver-como', { usuarioId });

/** An administrator who looks at the academy as this person sees it. */
async function mirando(persona: { id: string }, quien?: Client) {
  const admin = quien ?? (await school.administrador());
  const { status, headers } = await empezar(admin, persona.id);
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toContain(`${MIRADA}=${persona.id}`);
  return { admin, mirada: con(admin, persona.id) };
}

const historialDe = async (quien: Client, id: string) => {
  const { body } = await quien.get(`/api/usuarios/${id}/sucesos?clase=cambios`);
  return (body.datos as { que: string[] }[]).flatMap(({ que }) => que);
};

describe('ver como otra persona', () => {
  test('se ve lo que ve, y nada más', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const ana = await school.persona({ nombre: 'Ana', apellidos: 'Ruiz' });
    await school.miembro(grupo.id, ana.id);
    const { mirada } = await mirando(ana);

    const { body } = await mirada.get('/api/sesion');

    expect(body).toMatchObject({
      usuario: { id: ana.id },
      actor: { id: ana.id, perfil: 'Estudiante', permisos: [], cursoIds: [curso.id] },
      mirada: { quien: expect.stringContaining('Lucía') },
    });
    expect((await mirada.get(`/api/cursos/${curso.id}`)).status).toBe(200);
    expect((await mirada.get('/api/usuarios')).body.datos).toMatchObject([{ id: ana.id }]);
    expect((await mirada.get('/api/perfiles')).body.datos).toEqual([]);
  });

  test('queda escrito cuándo empieza y cuándo acaba, y quién fue', async () => {
    const ana = await school.persona();
    const { admin, mirada } = await mirando(ana);

    const { status, body, headers } = await mirada.post('/api/sesion/dejar-de-ver-como');

    expect(status).toBe(200);
    expect(body).toMatchObject({ usuario: { id: admin.id } });
    expect(body.mirada).toBeUndefined();
    expect(headers.get('set-cookie')).toContain(`${MIRADA}=;`);
    expect(await historialDe(admin, ana.id)).toEqual([
      'Dejó de ver la academia como esta persona',
      'Empezó a ver la academia como esta persona, sin poder cambiar nada',
    ]);
    const { rows } = await platform.db.execute(
      sql`select distinct actor_id from cambios where coleccion = 'usuarios' and documento = ${ana.id}`,
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
  });

  test('salir también la acaba, y queda escrito', async () => {
    const ana = await school.persona();
    const { mirada } = await mirando(ana);

    expect((await mirada.delete('/api/sesion')).status).toBe(204);

    expect((await mirada.get('/api/sesion')).status).toBe(401);
    expect(await historialDe(await school.administrador(), ana.id)).toHaveLength(2);
  });

  test('no cuenta como acceso de la persona ni como sesión suya', async () => {
    const ana = await school.persona();
    const { mirada } = await mirando(ana);
    clock.advance({ minutes: 5 });

    await mirada.get('/api/aprendizaje/inicio');

    const { rows } = await platform.db.execute(sql`
      select ultimo_acceso, (select count(*)::int from sesiones where usuario_id = ${ana.id}) as sesiones
        from usuarios where id = ${ana.id}`);
    expect(rows).toEqual([{ ultimo_acceso: null, sesiones: 0 }]);
  });

  test('sus cambios suenan también para quien mira, y los suyos propios no la echan', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const ana = await school.persona();
    const { admin, mirada } = await mirando(ana);
    const feed = await mirada.listen();

    await admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [ana.id] });

    await feed.until(({ event }) => event === 'acceso');
    expect((await mirada.get(`/api/cursos/${curso.id}`)).status).toBe(200);
    feed.stop();
  });

  test('mirar por muchas pantallas no cierra las de la persona', async () => {
    const ana = await school.persona();
    const [suya, { mirada }] = [await school.entra(ana), await mirando(ana)];
    const feed = await suya.listen();
    const miradas = [];
    for (let n = 0; n < 6; n++) miradas.push(await mirada.listen());

    await (await school.administrador()).patch(`/api/usuarios/${ana.id}`, { nombre: 'Otra', version: 1 });

    await feed.until(({ data }) => data.coleccion === 'usuarios' && data.id === ana.id);
    for (const uno of [feed, ...miradas]) uno.stop();
  });
});

describe('como otra persona no se cambia nada', () => {
  const ESCRIBEN = ['POST', 'PUT', 'PATCH', 'DELETE'];
  const fill = (url: string) => url.replaceAll(/:\w+/g, randomUUID());
  const guarded = () =>
    routes.filter(({ config }) => (config as { acceso?: string } | undefined)?.acceso !== 'publico');

  test('toda ruta que escribe se niega con su código, menos volver', async () => {
    const { mirada } = await mirando(await school.persona());
    const answers: string[] = [];
    for (const { method, url } of guarded()) {
      for (const verb of [method].flat().filter((one) => ESCRIBEN.includes(one))) {
        if (url === '/api/sesion/dejar-de-ver-como') continue;
        const path = fill(url);
        const { status, body } =
          verb === 'DELETE'
            ? await mirada.delete(path)
            : await mirada[verb.toLowerCase() as 'post' | 'put' | 'patch'](path, {});
        if (status !== 403 || body.error?.code !== 'SOLO_LECTURA') answers.push(`${verb} ${url}: ${status}`);
      }
    }
    expect(answers).toEqual([]);
  });

  test('leerlo todo no deja rastro en ninguna tabla', async () => {
    const curso = await school.curso();
    const actividad = await school.actividad(curso.id);
    const evaluacion = await school.evaluacion(curso.id);
    const grupo = await school.grupo();
    const ana = await school.persona({ perfil: 'Administrador' });
    await school.miembro(grupo.id, ana.id);
    await school.asigna(grupo.id, curso.id);
    const { mirada } = await mirando(ana);
    await mirada.get('/api/sesion');
    const tables = await platform.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const picture = async () => {
      const found: [string, unknown][] = [];
      for (const { name } of tables.rows) {
        const { rows } = await platform.db.execute(
          sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as mark from ${sql.identifier(name)} t`,
        );
        found.push([name, rows[0]]);
      }
      return found;
    };
    const before = await picture();

    const ids: Record<string, string> = {
      usuarios: ana.id,
      grupos: grupo.id,
      cursos: curso.id,
      actividades: actividad.id,
      evaluaciones: evaluacion.id,
    };
    for (const { method, url } of guarded()) {
      if (!([method].flat() as string[]).includes('GET') || url === '/api/cambios') continue;
      const [, , resource = ''] = url.split('/');
      const own = url.includes('/aprendizaje/') ? (url.split('/')[3] ?? '') : resource;
      await mirada.get(url.replaceAll(/:\w+/g, ids[own] ?? randomUUID()));
    }

    expect(await picture()).toEqual(before);
  });

  test('no se mira dentro de una mirada', async () => {
    const [ana, jefa] = [await school.persona(), await school.persona({ perfil: 'Administrador' })];
    const { mirada } = await mirando(jefa);

    expect((await empezar(mirada, ana.id)).body.error?.code).toBe('SOLO_LECTURA');
  });

  test('lo privado de la persona no se enseña: ni sus sesiones ni lo que opinó sin dar su nombre', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const ana = await school.persona();
    await school.miembro(grupo.id, ana.id);
    const opinion = { usuarioId: ana.id, cursoId: curso.id, tipo: 'comentario' as const };
    await platform.db.insert(feedbackTable).values([
      { ...opinion, id: randomUUID(), texto: 'Con mi nombre' },
      { ...opinion, id: randomUUID(), texto: 'Sin mi nombre', anonimo: true },
    ]);
    const { mirada } = await mirando(ana);

    const sesiones = await mirada.get('/api/sesion/abiertas');
    const opiniones = await mirada.get('/api/feedback');
    const abierto = await mirada.get(`/api/aprendizaje/cursos/${curso.id}`);

    expect(sesiones.body.error?.code).toBe('PRIVADO');
    expect(opiniones.body.datos).toMatchObject([{ texto: 'Con mi nombre' }]);
    expect(JSON.stringify(abierto.body)).toContain('Con mi nombre');
    expect(JSON.stringify(abierto.body)).not.toContain('Sin mi nombre');
  });
});

describe('quién puede mirar, a quién y hasta cuándo', () => {
  test('hace falta el permiso, y nunca como alguien que puede más, ni como uno mismo', async () => {
    const [ana, jefa] = [await school.persona(), await school.persona({ perfil: 'Super Administrador' })];
    const editora = await school.con('usuarios:ver', 'usuarios:editar');
    const admin = await school.administrador();

    expect((await empezar(editora, ana.id)).status).toBe(403);
    expect((await empezar(admin, jefa.id)).status).toBe(403);
    expect((await empezar(admin, admin.id)).body.error?.code).toBe('NO_A_TI_MISMO');
    expect((await empezar(await school.con('usuarios:ver-como'), ana.id)).status).toBe(404);
    expect((await empezar(admin, randomUUID())).status).toBe(404);
  });

  test('una cuenta suspendida no ve nada que mirar', async () => {
    const ana = await school.persona({ estado: 'suspendido' });
    expect((await empezar(await school.administrador(), ana.id)).body.error?.code).toBe('CUENTA_SUSPENDIDA');
  });

  test('una tutora mira en sus grupos, pero no por los ojos de quien tutoriza otros', async () => {
    const permisos: Permiso[] = ['usuarios:ver:grupos', 'usuarios:ver-como:grupos'];
    const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
    const tutora = await school.con(...permisos);
    await school.tutor(suyo.id, tutora.id);
    const alumna = await school.persona();
    const colega = await school.persona({ perfil: (await school.perfil(permisos)).nombre });
    for (const { id } of [alumna, colega]) await school.miembro(suyo.id, id);
    await school.tutor(ajeno.id, colega.id);
    const quien = await school.entra(tutora);

    expect((await empezar(quien, alumna.id)).status).toBe(200);
    expect((await empezar(quien, colega.id)).status).toBe(403);
  });

  test('la cookie sola no abre nada: sin haber empezado, ni en otra sesión, ni de otra persona', async () => {
    const [ana, luis] = [await school.persona(), await school.persona()];
    const { admin } = await mirando(ana);
    const otraSesion = await school.entra(admin);
    const otra = await school.administrador();

    for (const cliente of [con(admin, luis.id), con(otraSesion, ana.id), con(otra, ana.id), con(otra, 'x')]) {
      const { status, body } = await cliente.get('/api/usuarios');
      expect([status, body.error?.code]).toEqual([401, 'MIRADA_TERMINADA']);
    }
    expect((await createClient(origin, '', `${MIRADA}=${ana.id}`).get('/api/sesion')).status).toBe(401);
  });

  test('dura una hora; después nada se hace por error como uno mismo', async () => {
    const ana = await school.persona();
    const { admin, mirada } = await mirando(ana);
    clock.advance({ minutes: 59 });
    expect((await mirada.get('/api/sesion')).body.usuario).toMatchObject({ id: ana.id });
    clock.advance({ minutes: 2 });

    const escribir = await mirada.put(`/api/grupos/${randomUUID()}`, {
      nombre: 'Por error',
      descripcion: null,
      estado: 'activo',
      version: 0,
    });
    const sesion = await mirada.get('/api/sesion');

    expect([escribir.status, escribir.body.error?.code]).toEqual([401, 'MIRADA_TERMINADA']);
    expect(sesion.body.usuario).toMatchObject({ id: admin.id });
    expect(sesion.headers.get('set-cookie')).toContain(`${MIRADA}=;`);
  });

  test('si nadie la acaba, al cumplirse la hora queda escrito su final, y una vez', async () => {
    const ana = await school.persona();
    const { admin, mirada } = await mirando(ana);
    const { rows } = await platform.db.execute<{ data: Mirada }>(
      sql`select data from pgboss.job where name = 'sesion.fin-de-mirada' and data->>'usuarioId' = ${ana.id}`,
    );
    const [{ data: pendiente }] = rows as [{ data: Mirada }];
    clock.advance({ minutes: 61 });

    for (let veces = 0; veces < 2; veces++) await acabarMirada(platform, pendiente);

    expect(await historialDe(admin, ana.id)).toEqual([
      'Dejó de ver la academia como esta persona, al cumplirse la hora',
      'Empezó a ver la academia como esta persona, sin poder cambiar nada',
    ]);
    expect((await mirada.get('/api/usuarios')).body.error?.code).toBe('MIRADA_TERMINADA');
  });

  test('la que se acabó a mano o empezó otra vez no acaba dos veces', async () => {
    const ana = await school.persona();
    const { admin, mirada } = await mirando(ana);
    const { rows } = await platform.db.execute<{ data: Mirada }>(
      sql`select data from pgboss.job where name = 'sesion.fin-de-mirada' and data->>'usuarioId' = ${ana.id}`,
    );
    clock.advance({ minutes: 1 });
    await mirada.post('/api/sesion/dejar-de-ver-como');
    clock.advance({ minutes: 1 });
    await empezar(admin, ana.id);
    clock.advance({ minutes: 59 });

    for (const { data } of rows) await acabarMirada(platform, data);

    expect((await historialDe(admin, ana.id))[0]).toMatch(/^Empezó/);
  });

  test.each([
    ['quien mira pierde el permiso', 'admin'],
    ['suspenden a la persona', 'persona'],
  ])('se acaba en el acto si %s, también en la pantalla abierta', async (_, quien) => {
    const jefa = await school.superAdministrador();
    const ana = await school.persona();
    const perfil = await school.perfil(['usuarios:ver', 'usuarios:ver-como']);
    const { mirada } = await mirando(
      ana,
      await school.entra(await school.persona({ perfil: perfil.nombre })),
    );
    const feed = await mirada.listen();

    if (quien === 'admin') await jefa.patch(`/api/perfiles/${perfil.id}`, { permisos: [], version: 1 });
    else await jefa.post(`/api/usuarios/${ana.id}/suspender`);

    await feed.until(({ event }) => event === 'sesion_terminada');
    expect((await mirada.get('/api/usuarios')).body.error?.code).toBe('MIRADA_TERMINADA');
  });

  test('después de volver, la cookie vieja ya no sirve', async () => {
    const ana = await school.persona();
    const { mirada } = await mirando(ana);

    const vuelta = await mirada.post('/api/sesion/dejar-de-ver-como');
    const otraVez = await mirada.get('/api/usuarios');

    expect(vuelta.status).toBe(200);
    expect(otraVez.body.error?.code).toBe('MIRADA_TERMINADA');
  });
});
