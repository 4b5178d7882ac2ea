import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, clock, mails, platform } = await createTestApp();
const admin = await school.administrador();

const buscar = async (correo: string, quien: Client = admin) =>
  (await quien.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body;
const miembros = async (id: string) => (await admin.get(`/api/grupos/${id}`)).body.miembros;

describe('importar', () => {
  test('crea y actualiza a las correctas, en sus grupos, y dice por qué no a las demás', async () => {
    const grupo = await school.grupo('Logística');
    const antes = await school.persona({ correo: 'antigua@importar.example', telefono: '600' });
    const carga = await revisada(
      admin,
      [
        'nombre;apellidos;correo;telefono;grupo',
        'Begoña;Muñoz;bm@importar.example;;logistica',
        `${antes.nombre};${antes.apellidos};antigua@importar.example;611;Logística`,
        'Mal;Correo;no-es-correo;;',
      ].join('\n'),
      { contraseñas: 'nada' },
    );

    const hecha = await carga.importar();

    expect(hecha).toMatchObject({
      estado: 'importada',
      progreso: { hechas: 2, total: 2 },
      resultado: { creadas: 1, actualizadas: 1, iguales: 0, fallidas: 0 },
    });
    expect(await buscar('bm@importar.example')).toMatchObject({
      nombre: 'Begoña',
      perfil: 'Estudiante',
      estado: 'activo',
    });
    expect(await buscar('antigua@importar.example')).toMatchObject({
      telefono: '611',
      version: antes.version + 1,
    });
    expect(await miembros(grupo.id)).toBe(2);

    const sucesos = await admin.get(`/api/usuarios/${antes.id}/sucesos?clase=cambios`);
    expect(JSON.stringify(sucesos.body.datos)).toContain('Teléfono: de «600» a «611»');
  });

  test('el mismo archivo otra vez no cambia nada, aunque tengan solo usuario o ni eso', async () => {
    const texto = 'nombre;apellidos;usuario\nXoán;Bermúdez;xoan.b\nIria;Sanz;\nIria;Sanz;';
    const opciones = { usuarioPlantilla: 'nombre_apellido', contraseñas: 'nada' } as const;
    const primera = await (await revisada(admin, texto, opciones)).importar();
    expect(primera.resultado).toMatchObject({ creadas: 3 });

    const otra = await revisada(admin, texto, opciones);
    expect((await otra.leer()).contadores).toMatchObject({ iguales: 3, nuevas: 0, cambian: 0 });
    expect((await otra.importar()).resultado).toMatchObject({ creadas: 0, actualizadas: 0, iguales: 3 });
  });

  test('todo o nada no importa mientras haya un error, ni si la academia cambió después', async () => {
    const mala = await revisada(admin, 'nombre;correo\nAna;ana@todo.example\nMal;mal');
    const negada = await admin.post(`/api/cargas/${mala.id}/importar`, { como: 'todoONada' });
    expect(negada.body.error?.code).toBe('HAY_ERRORES');

    const carga = await revisada(
      admin,
      'nombre;correo;documento\nEva;eva@todo.example;T1\nIker;iker@todo.example;T2',
    );
    await school.persona({ documento: 'T2' });
    const hecha = await carga.importar('todoONada');
    expect(hecha).toMatchObject({ estado: 'fallida', resultado: { creadas: 0 } });
    expect(hecha.motivo).toContain('todo o nada');
    expect(await buscar('eva@todo.example')).toHaveProperty('error');

    await carga.revisar();
    expect((await carga.importar()).resultado).toMatchObject({ creadas: 1 });
  });

  test('mientras se importa todo o nada se ve cuánto lleva, y quien la retiene no la rompe', async () => {
    const retenida = await school.persona();
    const nuevas = Array.from({ length: 2000 }, (_, i) => `Todas ${i};todas${i}@avance.example;`);
    const carga = await revisada(
      admin,
      `nombre;correo;telefono\n${nuevas.join('\n')}\nRetenida;${retenida.correo};600\n`,
      { contraseñas: 'nada' },
    );
    const vista = await inTransaction(platform.db, async (tx) => {
      await tx.execute(sql`select 1 from usuarios where id = ${retenida.id} for update`);
      await admin.post(`/api/cargas/${carga.id}/importar`, { como: 'todoONada' });
      return eventually(async () => {
        const ahora = await carga.leer();
        expect(ahora.progreso.hechas).toBeGreaterThanOrEqual(2000);
        return ahora;
      });
    });

    expect(vista).toMatchObject({ estado: 'importando', progreso: { hechas: 2000, total: 2001 } });
    expect(await buscar('todas1@avance.example')).toHaveProperty('error');
    expect(await carga.termina()).toMatchObject({
      estado: 'importada',
      resultado: { creadas: 2000, actualizadas: 1 },
      progreso: { hechas: 2001, total: 2001 },
    });
  });

  test('el historial de quien llegó en una carga dice en cuál', async () => {
    const carga = await subir(admin, 'nombre;correo\nAna;ana@historia.example', 'rrhh enero.csv');
    await carga.revisar();
    await carga.importar();
    const { id } = await buscar('ana@historia.example');
    const { body } = await admin.get(`/api/usuarios/${id}/sucesos`);

    expect((body.datos as { que: string[] }[]).at(-1)?.que).toEqual(['Creada por la carga «rrhh enero.csv»']);
  });

  test('los grupos que faltan se crean solo si se pide, y deshacer los quita', async () => {
    const texto =
      'nombre;correo;grupo 1;grupo 2\nAna Gil;ana@grupos.example;Turno Noche;Turno Día|Turno noche';
    const carga = await revisada(admin, texto, { contraseñas: 'nada' });
    expect(await carga.leer()).toMatchObject({
      contadores: { errores: 1 },
      gruposNuevos: ['Turno Día', 'Turno Noche'],
    });

    await carga.cambiar({ crearGrupos: true });
    expect((await carga.revisar()).contadores).toMatchObject({ nuevas: 1 });
    expect((await carga.importar()).resultado?.gruposCreados.toSorted()).toEqual([
      'Turno Día',
      'Turno Noche',
    ]);

    expect(await carga.deshacer()).toMatchObject({
      estado: 'deshecha',
      deshecho: { gruposQuitados: 2, cuentasQuitadas: 1 },
    });
    expect((await admin.get('/api/grupos?buscar=turno')).body.datos).toEqual([]);
  });

  test('sincronizar un grupo dice quién saldría, y lo saca', async () => {
    const grupo = await school.grupo('Planta 7');
    const [queda, sale] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, queda.id);
    await school.miembro(grupo.id, sale.id);
    const curso = await school.curso();
    await school.asigna(grupo.id, curso.id);
    const haceDosDias = antesDe(clock.now(), 2 * DIA).toISOString();
    await platform.db.execute(sql`
      insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por)
      values (${sale.id}, ${curso.id}, ${haceDosDias}, 'Estuvo de baja', ${admin.id})`);
    const suya = async () => {
      const { body } = await admin.get(`/api/cursos/${curso.id}/participantes`);
      return (body.datos as { usuarioId: string }[]).find(({ usuarioId }) => usuarioId === sale.id);
    };
    const habia = await suya();
    clock.advance({ hours: 1 });
    const carga = await revisada(
      admin,
      `nombre;apellidos;correo\n${queda.nombre};${queda.apellidos};${queda.correo}\nNueva;Gil;nueva@planta.example`,
      {
        modo: 'sincronizar',
        grupoId: grupo.id,
        contraseñas: 'nada',
      },
    );
    expect((await carga.leer()).salen).toBe(1);
    expect((await admin.get(`/api/cargas/${carga.id}/salen`)).body.datos).toMatchObject([{ id: sale.id }]);

    expect((await carga.importar()).resultado).toMatchObject({ creadas: 1, iguales: 1, salieron: 1 });
    const { body } = await admin.get(`/api/grupos/${grupo.id}/miembros`);
    expect((body.datos as { correo: string }[]).map(({ correo }) => correo).toSorted()).toEqual(
      ['nueva@planta.example', queda.correo].toSorted(),
    );

    expect((await admin.get(`/api/cargas/${carga.id}/deshacer`)).body).toMatchObject({ vuelvenAlGrupo: 1 });
    await carga.deshacer();
    expect((await carga.leer()).deshecho).toMatchObject({ vuelvenAlGrupo: 1 });
    expect(await miembros(grupo.id)).toBe(2);
    expect(habia).toMatchObject({ motivoDeProrroga: 'Estuvo de baja', venceEn: haceDosDias });
    expect(await suya()).toEqual(habia);
  });

  test('una carga grande suena una vez por parte y no una por persona', async () => {
    const feed = await admin.listen();
    const filas = Array.from({ length: 60 }, (_, i) => `Persona ${i};masa-${i}`);
    const carga = await revisada(admin, `nombre;usuario\n${filas.join('\n')}`, { contraseñas: 'nada' });
    await carga.importar();

    await feed.until(({ event, data }) => event === 'varios' && data.coleccion === 'usuarios');
    const creadas = (await carga.filas('creada')).map(({ usuarioId }) => usuarioId);
    expect(creadas).toHaveLength(60);
    expect(feed.heard.filter(({ data }) => creadas.includes(String(data.id)))).toEqual([]);
    feed.stop();
  });

  test('dos cargas a la vez se hacen una detrás de otra y nadie se crea dos veces', async () => {
    const texto = `nombre;usuario\n${Array.from({ length: 20 }, (_, i) => `P${i};a-la-vez-${i}`).join('\n')}`;
    const [una, otra] = [await revisada(admin, texto), await revisada(admin, texto)];
    const hechas = await Promise.all([una.importar(), otra.importar()]);

    expect(hechas.map(({ resultado }) => resultado?.creadas).toSorted()).toEqual([0, 20]);
  });
});

describe('invitaciones', () => {
  test('quien se crea con correo recibe una invitación; quien ya estaba, nada', async () => {
    const antes = await school.persona({ correo: 'estaba@invitar.example' });
    const carga = await revisada(
      admin,
      `nombre;apellidos;correo\n${antes.nombre};Otros;estaba@invitar.example\nNueva;Gil;nueva@invitar.example`,
    );
    await carga.importar();
    await expect
      .poll(() => mails.map(({ para }) => para).filter((para) => para.includes('@invitar')))
      .toEqual(['nueva@invitar.example']);
    expect((await carga.leer()).resultado).toMatchObject({ invitadas: 1, sinContraseña: 0 });
  });

  test('quien se creó sin correo y lo tiene después sigue esperando con qué entrar, y la hoja se lo da', async () => {
    const carga = await revisada(admin, 'nombre;apellidos;usuario\nEva;Tarde;eva.tarde');
    expect((await carga.importar()).resultado).toMatchObject({ creadas: 1, sinContraseña: 1 });
    const [fila] = await carga.filas('creada');
    const { body: eva } = await admin.get(`/api/usuarios/${fila?.usuarioId}`);
    await admin.patch(`/api/usuarios/${fila?.usuarioId}`, {
      version: eva.version,
      correo: 'eva@tarde.example',
    });
    expect((await carga.leer()).resultado).toMatchObject({ sinContraseña: 1 });
    expect((await admin.post(`/api/cargas/${carga.id}/contrasenas`, {})).status).toBe(200);
    expect((await carga.leer()).resultado).toMatchObject({ sinContraseña: 0 });
  });

  test('antes de invitar se sabe a cuántas se escribirá y cuántas no tienen correo', async () => {
    const carga = await revisada(
      admin,
      'nombre;apellidos;correo;usuario\nAna;Gil;ana@prever.example;\nEva;Gil;;eva.prever\nLuz;Gil;luz@prever.example;',
      { contraseñas: 'temporales' },
    );
    await carga.importar();
    const prever = async () => (await admin.get(`/api/cargas/${carga.id}/invitar`)).body;
    expect(await prever()).toEqual({ seInvita: 2, sinCorreo: 1 });
    const luz = await buscar('luz@prever.example');
    await admin.post(`/api/usuarios/${luz.id}/suspender`);
    expect(await prever()).toEqual({ seInvita: 1, sinCorreo: 1 });
  });
});

describe('deshacer', () => {
  test('quita las cuentas sin actividad, restaura lo que sigue igual y nombra lo que no toca', async () => {
    const grupo = await school.grupo('Deshacer');
    const [igual, tocada] = [
      await school.persona({ correo: 'igual@deshacer.example', telefono: '1' }),
      await school.persona({ correo: 'tocada@deshacer.example', telefono: '1', documento: 'DX' }),
    ];
    const carga = await revisada(
      admin,
      [
        'nombre;apellidos;correo;telefono;documento;grupo',
        `${igual.nombre};${igual.apellidos};${igual.correo};2;;Deshacer`,
        `${tocada.nombre};${tocada.apellidos};${tocada.correo};2;DY;`,
        'Sin;Uso;sin-uso@deshacer.example;;;Deshacer',
        'Con;Uso;con-uso@deshacer.example;;;',
      ].join('\n'),
      { contraseñas: 'nada' },
    );
    await carga.importar();
    const conUso = await buscar('con-uso@deshacer.example');
    const curso = await school.curso();
    await school.progreso(String(conUso.id), curso.id, (await school.actividad(curso.id)).id);
    await admin.patch(`/api/usuarios/${tocada.id}`, { version: tocada.version + 1, telefono: '3' });

    expect((await admin.get(`/api/cargas/${carga.id}/deshacer`)).body).toEqual({
      cuentasQuitadas: 1,
      cuentasConservadas: 1,
      personasRestauradas: 2,
      personasConCambios: 1,
      gruposQuitados: 0,
      vuelvenAlGrupo: 0,
      camposQueQuedan: [],
    });
    const deshecha = await carga.deshacer();

    expect(deshecha).toMatchObject({
      estado: 'deshecha',
      deshecho: { cuentasQuitadas: 1, cuentasConservadas: 1, personasRestauradas: 2, personasConCambios: 1 },
    });
    expect(await buscar('sin-uso@deshacer.example')).toHaveProperty('error');
    expect(await buscar('con-uso@deshacer.example')).toMatchObject({ nombre: 'Con' });
    expect(await buscar('igual@deshacer.example')).toMatchObject({ telefono: '1' });
    expect(await buscar('tocada@deshacer.example')).toMatchObject({ telefono: '3', documento: 'DX' });
    expect(await miembros(grupo.id)).toBe(0);
    const quedan = await carga.filas('conservada');
    expect(quedan.map(({ linea, nota }) => [linea, nota])).toEqual([
      [3, 'Se queda como está: teléfono cambió después.'],
      [5, 'La cuenta se conserva: la persona ya entró o tiene actividad.'],
    ]);
    expect((await admin.post(`/api/cargas/${carga.id}/deshacer`)).body.error?.code).toBe('YA_NO_SE_DESHACE');
  });

  test('quien otra volvió a suspender después sigue suspendida, y se dice antes', async () => {
    const [cerrada, otraVez] = [await school.persona(), await school.persona()];
    const carga = await revisada(
      admin,
      [
        'nombre;apellidos;correo;estado',
        ...[cerrada, otraVez].map(
          ({ nombre, apellidos, correo }) => `${nombre};${apellidos};${correo};suspendido`,
        ),
      ].join('\n'),
      { contraseñas: 'nada' },
    );
    await carga.importar();
    clock.advance({ seconds: 1 });
    await admin.post(`/api/usuarios/${otraVez.id}/activar`);
    await admin.post(`/api/usuarios/${otraVez.id}/suspender`);

    const previsto = (await admin.get(`/api/cargas/${carga.id}/deshacer`)).body;
    expect(previsto).toMatchObject({ personasRestauradas: 2, personasConCambios: 1 });
    expect((await carga.deshacer()).deshecho).toEqual(previsto);
    const estados = await Promise.all(
      [cerrada, otraVez].map(async ({ id }) => (await admin.get(`/api/usuarios/${id}`)).body.estado),
    );
    expect(estados).toEqual(['activo', 'suspendido']);
    expect(await carga.filas('conservada')).toMatchObject([
      { nota: 'Se queda como está: estado cambió después.' },
    ]);
  });

  test('un grupo creado por la carga se queda, y se dice antes, si alguien que se conserva está en él', async () => {
    const sello = randomUUID().slice(0, 8);
    const carga = await revisada(
      admin,
      `nombre;apellidos;usuario;grupo\nAna;Gil;entra-${sello};Con alguien ${sello}\nLuis;Gil;no-${sello};Con alguien ${sello}|Sin nadie ${sello}`,
      { contraseñas: 'nada', crearGrupos: true },
    );
    await carga.importar();
    const dentro = (await carga.filas('creada')).find(({ linea }) => linea === 2);
    const curso = await school.curso();
    await school.progreso(String(dentro?.usuarioId), curso.id, (await school.actividad(curso.id)).id);

    const previsto = (await admin.get(`/api/cargas/${carga.id}/deshacer`)).body;
    expect(previsto).toMatchObject({ cuentasQuitadas: 1, cuentasConservadas: 1, gruposQuitados: 1 });
    expect((await carga.deshacer()).deshecho).toEqual(previsto);
  });

  test('después de siete días ya no se deshace', async () => {
    const carga = await revisada(admin, `nombre;usuario\nTarde;${randomUUID().slice(0, 8)}`, {
      contraseñas: 'nada',
    });
    await carga.importar();
    const otro = await subir(admin, 'nombre\nX');
    expect((await admin.post(`/api/cargas/${otro.id}/deshacer`)).body.error?.code).toBe('CARGA_SIN_TERMINAR');
    clock.advance({ days: 8 });
    const entra = await school.administrador();
    expect((await entra.post(`/api/cargas/${carga.id}/deshacer`)).body.error?.code).toBe('YA_NO_SE_DESHACE');
  });
});
