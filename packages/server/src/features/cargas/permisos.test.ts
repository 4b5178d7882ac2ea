import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { randomUUID } from 'node:crypto';
import { MAX_BYTES_DE_CARGA } from '@catedra/shared/cargas/opciones.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { importarDeCarga } from '#features/cargas/jobs.ts';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const admin = await school.administrador();
const superAdmin = await school.superAdministrador();

const motivos = (filas: { errores: { texto: string }[] }[]) =>
  filas.map(({ errores }) => errores[0]?.texto ?? '');

describe('dos administradores de distinto rango', () => {
  test('nadie da un perfil por encima del suyo ni cambia a quien está por encima; quien puede, sí', async () => {
    const jefa = await school.persona({ perfil: 'Super Administrador', correo: 'jefa@rango.example' });
    const texto = `nombre;apellidos;correo;perfil\nOtra;Jefa;otra@rango.example;Super Administrador\nCambiada;Gil;${jefa.correo};`;

    const negada = await revisada(admin, texto);
    expect(motivos(await negada.filas())).toEqual([
      expect.stringContaining('puede más que el tuyo'),
      expect.stringContaining('puede más que el tuyo'),
    ]);
    const aceptada = await revisada(superAdmin, texto);
    expect((await aceptada.leer()).contadores).toMatchObject({
      nuevas: 1,
      cambian: 1,
      errores: 0,
      avisos: 1,
    });
  });

  test('los derechos se miran otra vez al importar', async () => {
    const alguien = await school.con('usuarios:cargar', 'usuarios:ver');
    const carga = await revisada(alguien, `nombre;usuario\nAna;${randomUUID().slice(0, 8)}`);
    await platform.db.execute(
      sql`update perfiles set permisos = '{usuarios:ver}' where nombre = (select perfil from usuarios where id = ${alguien.id})`,
    );
    await platform.db.execute(sql`
      update cargas set estado = 'importando', ordenada_por = quien, total = 1 where id = ${carga.id}`);
    await importarDeCarga.run(platform, { id: carga.id }, randomUUID());

    const { body } = await admin.get(`/api/cargas/${carga.id}`);
    expect(body).toMatchObject({
      estado: 'fallida',
      motivo: 'No tienes permiso para hacer esto.',
      resultado: { creadas: 0 },
    });
  });

  test('una carga no toca a quien la hace ni al último Super Administrador', async () => {
    const propia = await revisada(
      admin,
      `nombre;correo\nOtro Nombre;${(await admin.get(`/api/usuarios/${admin.id}`)).body.correo}`,
    );
    expect(motivos(await propia.filas())[0]).toContain('Es tu propia cuenta');

    const dev = await school.dev();
    const { body } = await dev.get('/api/usuarios?perfil=Super%20Administrador&limite=100');
    const todos = body.datos as { correo: string }[];
    const carga = await revisada(
      dev,
      `correo;estado\n${todos.map(({ correo }) => `${correo};baja`).join('\n')}`,
    );
    expect((await carga.leer()).contadores).toMatchObject({ cambian: todos.length - 1, errores: 1 });
    expect(motivos(await carga.filas('error'))[0]).toContain('último Super Administrador');
  });

  test('con «sus grupos» solo se carga en los grupos que se tutorizan, y no se atrae a desconocidos', async () => {
    const [suyo] = [await school.grupo('Planta 1'), await school.grupo('Planta 2')];
    const tutora = await school.con('usuarios:cargar:grupos', 'usuarios:ver:grupos');
    await school.tutor(suyo.id, tutora.id);
    platform.bell.ring(true);
    const ajena = await school.persona({ usuario: 'ajena-1' });

    const carga = await revisada(
      tutora,
      'nombre;usuario;grupo\nA;planta-a;Planta 1\nB;planta-b;Planta 2\nC;planta-c;\nD;ajena-1;Planta 1',
    );

    const filas = await carga.filas();
    expect(filas.map(({ estado }) => estado)).toEqual(['nueva', 'error', 'error', 'error']);
    expect(JSON.stringify(filas[3])).not.toContain(ajena.apellidos);
    expect((await carga.importar()).resultado).toMatchObject({ creadas: 1 });
    expect((await admin.get(`/api/cargas/${carga.id}`)).status).toBe(200);
    const otra = await school.con('usuarios:cargar:grupos');
    expect((await otra.get(`/api/cargas/${carga.id}`)).status).toBe(404);
    expect((await otra.post(`/api/cargas/${carga.id}/deshacer`)).status).toBe(404);
  });

  test('quien carga en sus grupos no cambia la cuenta de quien tutoriza otros, ni le da permisos en ellos', async () => {
    const permisos: Permiso[] = ['usuarios:cargar:grupos', 'usuarios:ver:grupos', 'usuarios:editar:grupos'];
    const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
    const perfil = await school.perfil(permisos);
    const [tutora, colega, alumna] = [
      await school.persona({ perfil: perfil.nombre }),
      await school.persona({ perfil: perfil.nombre }),
      await school.persona(),
    ];
    await school.tutor(suyo.id, tutora.id);
    for (const { id } of [colega, alumna]) {
      await school.miembro(suyo.id, id);
      await school.tutor(ajeno.id, id);
    }
    const carga = await revisada(
      await school.entra(tutora),
      `correo;telefono;perfil\n${colega.correo};600;\n${alumna.correo};600;${perfil.nombre}\n`,
    );

    expect(motivos(await carga.filas('error'))).toEqual([
      expect.stringContaining('Tutoriza grupos que tú no tutorizas'),
      expect.stringContaining('Tutoriza grupos que tú no tutorizas'),
    ]);
  });

  test('quien solo carga no cambia los datos de nadie', async () => {
    const persona = await school.persona();
    const soloCarga = await school.con('usuarios:cargar', 'usuarios:ver');
    const carga = await revisada(soloCarga, `nombre;correo\nOtro Nombre;${persona.correo}`);

    expect(motivos(await carga.filas())[0]).toContain('No tienes permiso para cambiar');
  });
});

describe('contraseñas', () => {
  test('la hoja se da una vez; la segunda es 410, y generar nuevas invalida las anteriores', async () => {
    const carga = await revisada(admin, 'nombre;usuario\nXoán Sanz;xoan.hoja', { contraseñas: 'temporales' });
    expect((await carga.importar()).resultado).toMatchObject({ creadas: 1, sinContraseña: 1 });
    const url = `/api/cargas/${carga.id}/contrasenas`;
    const hoja = async (body: object) => {
      const {
        status,
        body: { texto, error },
      } = await admin.post(url, { formato: 'csv', ...body });
      return {
        status,
        code: error?.code,
        clave: /(?:[A-Z0-9]{4}-){4}[A-Z0-9]{4}/.exec(String(texto))?.[0] ?? '',
      };
    };
    const entrar = async (contraseña: string) =>
      (
        await fetch(`${origin}/api/sesion`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: JSON.stringify({ identificador: 'xoan.hoja', contraseña }),
        })
      ).status;

    const primera = await hoja({});
    expect(primera.status).toBe(200);
    expect((await carga.leer()).resultado).toMatchObject({ sinContraseña: 0 });
    expect(await hoja({})).toMatchObject({ status: 410, code: 'CONTRASENAS_ENTREGADAS' });
    const segunda = await hoja({ nuevas: true });
    expect(await entrar(primera.clave)).toBe(401);
    expect(await entrar(segunda.clave)).toBe(200);
    expect(await hoja({ nuevas: true })).toMatchObject({ status: 409, code: 'SIN_CONTRASENAS_QUE_DAR' });

    expect(await rastro(segunda.clave)).toEqual([]);
  });

  test('las contraseñas que trae un archivo no se guardan en ninguna parte', async () => {
    const secreto = `Secreto-${randomUUID()}`;
    const carga = await subir(admin, `nombre;usuario;contraseña\nAna;ana.secreta;${secreto}`);

    expect(carga.respuesta.body).toMatchObject({ releible: false });
    expect(String(carga.respuesta.body.avisos)).toContain('no se usa ni se guarda');
    await carga.cambiar({ contraseñas: 'nada' });
    await carga.revisar();
    await carga.importar();
    expect(await rastro(secreto)).toEqual([]);
  });

  test('una carga nunca cambia la contraseña de quien ya estaba', async () => {
    const persona = await school.persona();
    await platform.db.execute(
      sql`insert into credenciales (usuario_id, hash) values (${persona.id}, 'suya')`,
    );
    const carga = await revisada(admin, `nombre;correo\nOtra Gil;${persona.correo}`, {
      contraseñas: 'temporales',
    });
    await carga.importar();

    expect((await admin.post(`/api/cargas/${carga.id}/contrasenas`)).body.error?.code).toBe(
      'SIN_CONTRASENAS_QUE_DAR',
    );
    const { rows } = await platform.db.execute(
      sql`select hash from credenciales where usuario_id = ${persona.id}`,
    );
    expect(rows).toEqual([{ hash: 'suya' }]);
  });
});

/** Every table where this text is written in clear. */
async function rastro(texto: string): Promise<string[]> {
  const { rows } = await platform.db.execute<{ tabla: string }>(
    sql`select format('%I.%I', schemaname, tablename) as tabla from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const donde: string[] = [];
  for (const { tabla } of rows) {
    const hallada = await platform.db.execute(
      sql`select 1 from ${sql.raw(tabla)} t where t::text like ${`%${texto}%`}
           or t::text like ${`%${Buffer.from(texto).toString('hex')}%`} limit 1`,
    );
    if (hallada.rows.length > 0) donde.push(tabla);
  }
  return donde;
}

describe('límites', () => {
  test('un archivo de más de 20 MB se rechaza diciendo el límite', async () => {
    const { respuesta } = await subir(admin, 'x'.repeat(MAX_BYTES_DE_CARGA + 1));

    expect(respuesta.status).toBe(413);
    expect(respuesta.body.error?.message).toContain('20 MB');
  });

  test('más de 50.000 filas se rechazan diciendo el límite', async () => {
    const { respuesta } = await subir(admin, `nombre;correo\n${'Ana;a@b.es\n'.repeat(50_001)}`);

    expect(respuesta.status).toBe(413);
    expect(respuesta.body.error?.message).toMatch(/50[. ]?000/);
  });

  test('subir dos veces lo mismo es una sola carga; otro archivo con el mismo nombre de carga, no', async () => {
    const id = randomUUID();
    await subir(admin, 'nombre;correo\nAna;a@b.es', 'a.csv', id);
    const repetida = await subir(admin, 'nombre;correo\nAna;a@b.es', 'a.csv', id);
    const distinta = await subir(admin, 'nombre;correo\nEva;e@b.es', 'a.csv', id);

    expect(repetida.respuesta.status).toBe(200);
    expect(distinta.respuesta.body.error?.code).toBe('CARGA_DISTINTA');
  });
});

describe('archivos', () => {
  test('las filas fallidas se descargan con su motivo, y corregidas vuelven a entrar', async () => {
    const carga = await revisada(admin, 'nombre;correo;Turno\n=Ana;mal;noche\nEva;eva@fallidas.example;día');
    const { body } = await admin.get(`/api/cargas/${carga.id}/fallidas.csv`);
    const csv = String(body.texto);
    expect(csv).toContain('nombre;correo;Turno;Motivo');
    expect(csv).toContain("'=Ana;mal;noche;");

    const otra = await subir(admin, csv.replace('mal', 'ana@fallidas.example'));
    expect(otra.respuesta.body).toMatchObject({
      opciones: { mapeo: ['nombreCompleto', 'correo', null, null] },
    });
    await otra.revisar();
    const [fila] = await otra.filas();
    expect(fila).toMatchObject({ estado: 'nueva', cambios: { nombre: [null, '=Ana'] } });
    const xlsx = await admin.get(`/api/cargas/${carga.id}/fallidas.xlsx`);
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
  });

  test('la plantilla es la de esta academia', async () => {
    const { status, headers } = await admin.get('/api/cargas/plantilla.xlsx');

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('plantilla-personas.xlsx');
  });

  test('quien se elimina se borra también de las cargas que lo trajeron', async () => {
    const carga = await revisada(admin, 'nombre;correo\nOlvidada Gil;olvidada@borrar.example', {
      contraseñas: 'nada',
    });
    await carga.importar();
    const [fila] = await carga.filas();
    await admin.delete(`/api/usuarios/${fila?.usuarioId}`);

    expect(await rastro('olvidada@borrar')).toEqual(['public.carga_archivos']);
  });
});
