import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buzonDe } from '#features/sesion/testing/mailbox.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, anonymous } = app;
const buzon = buzonDe(app);
const jefa = await school.superAdministrador();
const admin = await school.administrador();

const estadoDe = async (id: string) => (await jefa.get(`/api/usuarios/${id}`)).body.estado;
const personas = (n: number, values = {}) =>
  Promise.all(Array.from({ length: n }, () => school.persona(values)));
const ids = (...todas: { id: string }[]) => ({ ids: todas.map(({ id }) => id) });

describe('a quién alcanza', () => {
  test('suspende a los elegidos, cierra sus sesiones y cuenta a quién no y por qué', async () => {
    const [ana, luis] = [await school.persona(), await school.persona()];
    const quieta = await school.persona({ estado: 'suspendido' });
    const superior = await school.persona({
      perfil: 'Super Administrador',
      nombre: 'Inés',
      apellidos: 'Arriba',
    });
    const suya = await school.entra(ana);
    const feed = await suya.listen();

    const { body } = await admin.post('/api/usuarios/suspender', {
      seleccion: ids(ana, luis, quieta, superior, admin),
    });

    expect(body).toEqual({
      hechas: 2,
      iguales: 1,
      fuera: expect.arrayContaining([
        { motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: ['Inés Arriba'] },
        expect.objectContaining({ motivo: 'ERES_TU', cuantas: 1 }),
      ]),
      antes: [{ valor: 'activo', marca: expect.any(String), ids: expect.arrayContaining([ana.id, luis.id]) }],
    });
    await feed.until(({ event }) => event === 'sesion_terminada');
    expect(await estadoDe(luis.id)).toBe('suspendido');
    expect(await estadoDe(superior.id)).toBe('activo');
  });

  test('el ensayo dice lo mismo y no toca nada', async () => {
    const todas = await personas(3);

    const ensayo = await jefa.post('/api/usuarios/suspender', { seleccion: ids(...todas), simular: true });
    expect(await estadoDe(todas[0]?.id ?? '')).toBe('activo');
    const hecho = await jefa.post('/api/usuarios/suspender', { seleccion: ids(...todas) });

    expect(ensayo.body).toEqual({ hechas: 3, iguales: 0, fuera: [] });
    expect(hecho.body).toMatchObject(ensayo.body);
  });

  test('repetirlo solo hace lo que falta y no deja otra huella', async () => {
    const ana = await school.persona();
    const seleccion = ids(ana);
    await jefa.post('/api/usuarios/suspender', { seleccion });
    const otra = await jefa.post('/api/usuarios/suspender', { seleccion });

    expect(otra.body).toEqual({ hechas: 0, iguales: 1, fuera: [] });
    const huellas = await platform.db
      .select({ n: count() })
      .from(cambiosTable)
      .where(eq(cambiosTable.documento, ana.id));
    expect(huellas).toEqual([{ n: 1 }]);
  });

  test('deshacer no abre a quien otra volvió a suspender, ni suspende a quien otra volvió a activar', async () => {
    const [ana, luis] = [await school.persona(), await school.persona()];
    const pedir = async (verbo: string, quienes: object, deshace?: string) =>
      (await admin.post(`/api/usuarios/${verbo}`, { seleccion: quienes, deshace })).body as unknown as {
        hechas: number;
        fuera: unknown;
        antes: [{ marca: string }];
      };
    const vueltaDe = async (verbo: 'suspender' | 'activar', contrario: 'suspender' | 'activar') => {
      const { antes } = await pedir(verbo, ids(ana, luis));
      await jefa.post(`/api/usuarios/${luis.id}/${contrario}`, {});
      await jefa.post(`/api/usuarios/${luis.id}/${verbo}`, {});
      expect(await pedir(contrario, ids(ana, luis), antes[0].marca)).toMatchObject({
        hechas: 1,
        fuera: [{ motivo: 'CAMBIO_DESPUES', cuantas: 1 }],
      });
      return [await estadoDe(ana.id), await estadoDe(luis.id)];
    };

    expect(await vueltaDe('suspender', 'activar')).toEqual(['activo', 'suspendido']);
    await pedir('suspender', ids(ana, luis));
    expect(await vueltaDe('activar', 'suspender')).toEqual(['suspendido', 'activo']);
  });

  test('todas las que coinciden con el filtro son más de una tanda', async () => {
    const grupo = await school.grupo();
    const rows = Array.from({ length: 1203 }, (_, i) => ({
      id: crypto.randomUUID(),
      nombre: 'Masa',
      apellidos: `Lote ${i}`,
      usuario: `lote${i}`,
      perfil: 'Estudiante',
    }));
    await platform.db.insert(usuariosTable).values(rows);

    const seleccion = { filtro: { buscar: 'lote masa', estado: 'activo' } };
    const entran = await jefa.post('/api/usuarios/anadir-a-grupo', { seleccion, grupoId: grupo.id });
    const suspendidas = await jefa.post('/api/usuarios/suspender', { seleccion });
    const activas = await jefa.post('/api/usuarios/activar', {
      seleccion: { filtro: { grupoIds: grupo.id, estado: 'suspendido' } },
    });

    for (const { body } of [entran, suspendidas, activas])
      expect(body).toMatchObject({ hechas: 1203, iguales: 0, fuera: [] });
    expect((await jefa.get(`/api/grupos/${grupo.id}`)).body.miembros).toBe(1203);
  });

  test('lo que queda fuera de la vista no se encuentra', async () => {
    const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos');
    const ajena = await school.persona();

    const { body } = await tutora.post('/api/usuarios/suspender', { seleccion: ids(ajena) });

    expect(body).toMatchObject({ hechas: 0, fuera: [{ motivo: 'NO_ENCONTRADA', cuantas: 1 }] });
    expect(await estadoDe(ajena.id)).toBe('activo');
  });

  test('un filtro desconocido se rechaza en vez de alcanzar a todos', async () => {
    const { status } = await jefa.post('/api/usuarios/suspender', {
      seleccion: { filtro: { perfiles: 'x' } },
    });
    expect(status).toBe(400);
  });
});

describe('grupos', () => {
  test('añadir deja como estaban a los que ya son, y quitar a los que no', async () => {
    const grupo = await school.grupo();
    const [dentro, fuera] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, dentro.id);
    const seleccion = ids(dentro, fuera);

    const entra = await jefa.post('/api/usuarios/anadir-a-grupo', { seleccion, grupoId: grupo.id });
    const sale = await jefa.post('/api/usuarios/quitar-de-grupo', {
      seleccion: ids(fuera),
      grupoId: grupo.id,
    });

    expect(entra.body).toMatchObject({ hechas: 1, iguales: 1 });
    expect(sale.body).toMatchObject({ hechas: 1, iguales: 0 });
  });

  test('quien edita en sus grupos no trae a desconocidos, y en los ajenos no entra', async () => {
    const tutora = await school.con(
      'usuarios:ver',
      'grupos:ver',
      'grupos:editar:grupos',
      'progreso:ver:grupos',
    );
    const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
    await school.tutor(suyo.id, tutora.id);
    const seleccion = ids(await school.persona());

    const fuera = await tutora.post('/api/usuarios/anadir-a-grupo', { seleccion, grupoId: suyo.id });
    const prohibido = await tutora.post('/api/usuarios/anadir-a-grupo', { seleccion, grupoId: ajeno.id });

    expect(fuera.body).toMatchObject({ hechas: 0, fuera: [{ motivo: 'FUERA_DE_TUS_GRUPOS', cuantas: 1 }] });
    expect([403, 404]).toContain(prohibido.status);
  });
});

describe('acceso', () => {
  test('da contraseñas temporales una vez y con ellas se entra', async () => {
    const ana = await school.persona();
    const suspendida = await school.persona({ estado: 'suspendido' });

    const { body } = await jefa.post('/api/usuarios/restablecer-contrasenas', {
      seleccion: ids(ana, suspendida, jefa),
    });

    expect(body).toMatchObject({ hechas: 1, temporales: [{ id: ana.id }] });
    expect(body.fuera).toMatchObject([{ cuantas: 1 }, { cuantas: 1 }]);
    const [temporal] = body.temporales as { entraCon: string; contraseña: string }[];
    const entrada = await anonymous.post('/api/sesion', {
      identificador: temporal?.entraCon,
      contraseña: temporal?.contraseña,
    });
    expect(entrada.body.usuario).toMatchObject({ cambiarContraseña: true });
  });

  test('invita a quienes tienen correo y lo cuenta en su historial', async () => {
    const ana = await school.persona();
    const sinCorreo = await school.persona({ correo: null, usuario: 'sin.correo' });

    const { body } = await jefa.post('/api/usuarios/invitar', { seleccion: ids(ana, sinCorreo) });

    expect(body).toMatchObject({ hechas: 1, fuera: [{ motivo: 'SIN_CORREO', cuantas: 1 }] });
    const sucesos = await jefa.get(`/api/usuarios/${ana.id}/sucesos?clase=cambios`);
    expect(sucesos.body.datos).toMatchObject([{ que: ['Envió una invitación por correo'] }]);
    expect((await buzon(ana.correo)).texto).toContain('#invitacion=');
  });
});

describe('siempre queda un Super Administrador', () => {
  test('una dev que suspende a todos deja a uno', async () => {
    const { school: otra } = await createTestApp();
    const dev = await otra.dev();
    await Promise.all([otra.superAdministrador(), otra.superAdministrador(), otra.superAdministrador()]);
    const seleccion = { filtro: { perfil: 'Super Administrador' } };

    const ensayo = await dev.post('/api/usuarios/suspender', { seleccion, simular: true });
    const hecho = await dev.post('/api/usuarios/suspender', { seleccion });

    expect(hecho.body).toMatchObject({ hechas: 2, fuera: [{ motivo: 'ULTIMO_ADMINISTRADOR', cuantas: 1 }] });
    expect(hecho.body).toMatchObject(ensayo.body);
  });

  test('dos que se suspenden a la vez por lotes: alguien queda', async () => {
    const { school: otra } = await createTestApp();
    const [ana, luis] = [await otra.superAdministrador(), await otra.superAdministrador()];
    const dev = await otra.dev();

    await Promise.all([
      ana.post('/api/usuarios/suspender', { seleccion: { ids: [luis.id] } }),
      luis.post('/api/usuarios/suspender', { seleccion: { filtro: { perfil: 'Super Administrador' } } }),
      dev.post('/api/usuarios/suspender', { seleccion: { filtro: {} } }),
    ]);

    const quedan = await dev.get('/api/usuarios?perfil=Super%20Administrador&estado=activo');
    expect(quedan.body.datos).toHaveLength(1);
  });
});

describe('cuánto llevan', () => {
  const lineas = async (seleccion: object) => {
    const respuesta = await fetch(`${app.origin}/api/usuarios/suspender`, {
      method: 'POST',
      headers: {
        origin: app.origin,
        cookie: jefa.cookie,
        accept: 'application/x-ndjson, application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ seleccion }),
    });
    const texto = await respuesta.text();
    return {
      tipo: respuesta.headers.get('content-type'),
      status: respuesta.status,
      lineas: texto
        .split('\n')
        .filter(Boolean)
        .map((linea) => JSON.parse(linea)),
    };
  };

  test('con muchas personas se dice por partes, y al final qué se hizo', async () => {
    const grupo = await school.grupo();
    const momento = platform.clock.now().toISOString();
    await platform.db.execute(sql`
      with nuevas as (
        insert into usuarios (id, nombre, apellidos, correo, perfil, creado_en, actualizado_en)
        select gen_random_uuid(), 'Muchas', n::text, 'muchas' || n || '@prueba.example', 'Estudiante', ${momento}, ${momento}
          from generate_series(1, 2100) n returning id)
      insert into grupo_miembros (grupo_id, usuario_id) select ${grupo.id}, id from nuevas`);

    const { tipo, lineas: dichas } = await lineas({ filtro: { grupoIds: grupo.id } });

    expect(tipo).toBe('application/x-ndjson');
    expect(dichas).toMatchObject([
      { hechas: 1000 },
      { hechas: 2000 },
      { resultado: { hechas: 2100, iguales: 0, fuera: [] } },
    ]);
    const { antes } = dichas.at(-1).resultado as { antes: { marca: string; ids: string[] }[] };
    for (const { marca, ids: suyas } of antes)
      await jefa.post('/api/usuarios/activar', { seleccion: { ids: suyas }, deshace: marca });
    const { rows } = await platform.db.execute(sql`
      select count(*)::int as cuantas from usuarios u join grupo_miembros g on g.usuario_id = u.id
       where g.grupo_id = ${grupo.id} and u.estado = 'activo'`);
    expect(rows).toEqual([{ cuantas: 2100 }]);
  });

  test('con pocas se contesta de una vez, y lo que no se puede hacer se dice como siempre', async () => {
    const pocas = await lineas(ids(await school.persona()));
    const ninguna = await lineas({ ids: [] });

    expect(pocas).toMatchObject({ status: 200, lineas: [{ hechas: 1, iguales: 0, fuera: [] }] });
    expect(ninguna).toMatchObject({ status: 400, lineas: [{ error: { code: 'DATOS_INVALIDOS' } }] });
  });
});
