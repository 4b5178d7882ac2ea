import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

const SIN_CAMBIOS = { otroDia: false, personas: 0, grupos: 0, campos: 0, perfiles: 0 };
const crear = async (correo: string) =>
  (
    await admin.put(`/api/usuarios/${randomUUID()}`, {
      nombre: 'Otra',
      apellidos: '',
      correo,
      usuario: null,
      documento: null,
      telefono: null,
      zonaHoraria: null,
      perfil: 'Estudiante',
      version: 0,
    })
  ).status;
const importar = (id: string) => admin.post(`/api/cargas/${id}/importar`, { como: 'soloCorrectas' });

describe('una revisión que ya no vale', () => {
  test('lo dice cuando otro cambia a alguien del archivo, y no se importa hasta revisarlo otra vez', async () => {
    const ana = await school.persona({ correo: 'ana@vieja.example', nombre: 'Ana', telefono: '600000001' });
    const carga = await revisada(admin, 'nombre;correo;telefono\nAna;ana@vieja.example;600000002');
    expect(await carga.leer()).toMatchObject({ desfase: null, contadores: { cambian: 1 } });

    expect((await admin.patch(`/api/usuarios/${ana.id}`, { telefono: '600000009', version: 1 })).status).toBe(
      200,
    );
    expect((await carga.leer()).desfase).toEqual({ ...SIN_CAMBIOS, personas: 1 });
    const { status, body } = await importar(carga.id);
    expect([status, body.error?.code]).toEqual([409, 'REVISION_VIEJA']);

    await carga.revisar();
    expect((await carga.leer()).desfase).toBeNull();
    expect((await carga.importar()).resultado).toMatchObject({ actualizadas: 1, fallidas: 0 });
  });

  test('lo dice cuando ya existe quien iba a crearse, y cuando se va quien iba a cambiar', async () => {
    const eva = await school.persona({ correo: 'eva@vieja.example', nombre: 'Eva' });
    const carga = await revisada(
      admin,
      'nombre;correo;telefono\nEva;eva@vieja.example;600000003\nNueva;nueva@vieja.example;600000004',
    );
    expect(await crear('otra@vieja.example')).toBeLessThan(300);
    expect((await carga.leer()).desfase).toBeNull();
    expect(await crear('Nueva@vieja.example')).toBeLessThan(300);
    expect((await carga.leer()).desfase).toEqual({ ...SIN_CAMBIOS, personas: 1 });
    expect((await admin.delete(`/api/usuarios/${eva.id}`)).status).toBeLessThan(300);
    expect((await carga.leer()).desfase).toEqual({ ...SIN_CAMBIOS, personas: 2 });
  });

  test('de quien no está en el archivo no se dice nada, ni de lo que nada cambia en él', async () => {
    const sol = await school.persona({ correo: 'sol@vieja.example', nombre: 'Sol' });
    const fuera = await school.persona({ correo: 'fuera@vieja.example', nombre: 'Fuera' });
    const carga = await revisada(admin, 'nombre;correo;telefono\nSol;sol@vieja.example;600000005');
    await admin.patch(`/api/usuarios/${fuera.id}`, { telefono: '600000010', version: 1 });
    await school.grupo('De nadie de este archivo');
    const curso = await school.curso({ titulo: 'Para Sol' });
    await admin.post(`/api/cursos/${curso.id}/participantes`, { usuarioIds: [sol.id] });
    expect((await carga.leer()).desfase).toBeNull();
  });

  test('un grupo con otro nombre cuenta si el archivo nombra grupos; uno nuevo, no', async () => {
    const grupo = await school.grupo('Vieja Norte');
    const carga = await revisada(admin, 'nombre;correo;grupo\nLeo;leo@vieja.example;Vieja Norte');
    expect((await admin.patch(`/api/grupos/${grupo.id}`, { nombre: 'Vieja Sur', version: 1 })).status).toBe(
      200,
    );
    expect((await carga.leer()).desfase).toEqual({ ...SIN_CAMBIOS, grupos: 1 });
    await carga.revisar();
    expect((await carga.leer()).contadores).toMatchObject({ errores: 1 });
  });

  test('la de otro día se vuelve a revisar: las fechas ya no son las de hoy', async () => {
    const carga = await revisada(admin, 'nombre;correo\nPaz;paz@vieja.example');
    await platform.db.$client.query(
      `update cargas set revisada_en = revisada_en - interval '25 hours' where id = $1`,
      [carga.id],
    );
    expect((await carga.leer()).desfase).toEqual({ ...SIN_CAMBIOS, otroDia: true });
    expect((await importar(carga.id)).body.error?.code).toBe('REVISION_VIEJA');
  });

  test('lo que cambia entre la orden y su turno no se hace de otra forma: esa fila queda sin hacer, y se dice', async () => {
    const [ana, eva] = [
      await school.persona({ correo: 'ana@turno.example', nombre: 'Ana', telefono: '600000001' }),
      await school.persona({ correo: 'eva@turno.example', nombre: 'Eva', telefono: '600000002' }),
    ];
    const carga = await revisada(
      admin,
      'nombre;correo;telefono\nAna;ana@turno.example;611\nEva;eva@turno.example;612\nSol;sol@turno.example;613',
    );
    // Written past the log, as what comes after the order is looked at.
    await platform.db.$client.query(`update usuarios set telefono = '699' where id = $1`, [ana.id]);
    await school.persona({ correo: 'sol@turno.example', nombre: 'Sol', telefono: '600000003' });
    expect((await carga.importar()).resultado).toMatchObject({ creadas: 0, actualizadas: 1, fallidas: 2 });
    const telefono = async (correo: string) =>
      (await admin.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body.telefono;
    expect(await telefono('ana@turno.example')).toBe('699');
    expect(await telefono(eva.correo ?? '')).toBe('612');
    expect(await telefono('sol@turno.example')).toBe('600000003');
    expect((await carga.filas()).find(({ linea }) => linea === 2)?.nota).toContain(
      'Cambió después de la revisión',
    );
  });
});
