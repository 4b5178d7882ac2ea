import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Apunte } from '@catedra/shared/lotes/schemas.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const jefa = await school.superAdministrador();
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

interface Suya {
  readonly usuarioId: string;
  readonly desde: string;
  readonly venceEn: string | null;
  readonly motivoDeProrroga: string | null;
}
const suyaEn = async (cursoId: string, { id }: { id: string }) => {
  const { body } = await jefa.get(`/api/cursos/${cursoId}/participantes`);
  return (body.datos as unknown as Suya[]).find(({ usuarioId }) => usuarioId === id);
};
const miembros = async (grupoId: string) => {
  const { rows } = await platform.db.execute<{ id: string; desde: string; origen: string }>(
    sql`select usuario_id as id, desde, origen from grupo_miembros where grupo_id = ${grupoId} order by desde, usuario_id`,
  );
  return rows;
};
const lote = async (verbo: string, personas: readonly { id: string }[], con: object) => {
  const { body } = await jefa.post(`/api/usuarios/${verbo}`, {
    seleccion: { ids: personas.map(({ id }) => id) },
    ...con,
  });
  return (body as unknown as { antes: Apunte[] }).antes;
};
const deGrupo = async (
  grupoId: string,
  antes: readonly Apunte[],
  que: 'entrada' | 'salida',
  quien = jefa,
) => {
  const hechas = await Promise.all(
    antes.map(({ ids, marca, valor }) =>
      quien.post('/api/usuarios/deshacer-grupo', {
        que,
        ids,
        grupoId,
        marca,
        ...(que === 'entrada' && { estabanFuera: valor === 'fuera' }),
      }),
    ),
  );
  return hechas.map(({ body }) => body);
};
const deCurso = async (cursoId: string, [antes]: readonly Apunte[], que: 'asignacion' | 'plazo') =>
  (
    await jefa.post('/api/usuarios/deshacer-curso', {
      que,
      ids: antes?.ids ?? [],
      cursoId,
      marca: antes?.marca ?? '',
    })
  ).body;
const prorroga = (usuarioId: string, cursoId: string, venceEn: string, motivo: string) =>
  platform.db.execute(sql`
    insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por, en)
    values (${usuarioId}, ${cursoId}, ${venceEn}, ${motivo}, ${jefa.id}, ${enDias(-30)})`);

describe('deshacer lo hecho con un grupo', () => {
  test('salen quienes entraron y nadie más, sin el plazo que se les dio; quien ya estaba sigue', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id, enDias(-3));
    const [ana, luis, ya] = [await school.persona(), await school.persona(), await school.persona()];
    await school.miembro(grupo.id, ya.id);
    const antes = await lote('anadir-a-grupo', [ana, luis, ya], { grupoId: grupo.id, diasSiPaso: 8 });
    // Taken out and put in again since: it is not what this did.
    await jefa.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [luis.id] });
    clock.advance({ seconds: 1 });
    await jefa.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [luis.id] });

    expect(await deGrupo(grupo.id, antes, 'entrada')).toEqual([{ hechas: 1, iguales: 1 }]);
    expect((await miembros(grupo.id)).map(({ id }) => id).toSorted()).toEqual([luis.id, ya.id].toSorted());
    expect(await suyaEn(curso.id, ana)).toBeUndefined();
    const { rows } = await platform.db.execute(sql`select from prorrogas where usuario_id = ${ana.id}`);
    expect(rows).toHaveLength(0);
  });

  test('vuelven desde cuando estaban y con su plazo propio, aunque pasara; quien cambió después, no', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id, enDias(20));
    const [ana, luis] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, ana.id, luis.id);
    await prorroga(ana.id, curso.id, enDias(-2), 'Estuvo de baja');
    const [habia, suya] = [await miembros(grupo.id), await suyaEn(curso.id, ana)];
    expect(suya).toMatchObject({ venceEn: enDias(-2), motivoDeProrroga: 'Estuvo de baja' });
    clock.advance({ seconds: 1 });

    const antes = await lote('quitar-de-grupo', [ana, luis], { grupoId: grupo.id });
    expect(await miembros(grupo.id)).toEqual([]);
    await jefa.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [luis.id] });
    await jefa.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [luis.id] });

    expect(await deGrupo(grupo.id, antes, 'salida')).toEqual([{ hechas: 1, iguales: 1 }]);
    expect(await miembros(grupo.id)).toEqual(habia.filter(({ id }) => id === ana.id));
    expect(await suyaEn(curso.id, ana)).toEqual(suya);
    expect(await deGrupo(grupo.id, antes, 'salida')).toEqual([{ hechas: 0, iguales: 2 }]);
  });

  test('en un grupo con regla, quien estaba por ella o apartada vuelve a estarlo', async () => {
    const sede = await school.campo({ nombre: 'Sede', tipo: 'texto' });
    const [grupo, porRegla, apartada] = [
      await school.grupo(),
      await school.persona({ campos: { [sede.id]: 'Parla' } }),
      await school.persona({ campos: { [sede.id]: 'Parla' } }),
    ];
    const regla = { cumple: 'todas', condiciones: [{ campo: sede.id, es: 'igual', a: ['Parla'] }] };
    await jefa.put(`/api/grupos/${grupo.id}/regla`, { regla, version: 0 });
    await jefa.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [apartada.id] });
    const comoEsta = async () => {
      const { dentro, fuera } = (await jefa.get(`/api/grupos/${grupo.id}/regla`)).body as Record<
        'dentro' | 'fuera',
        { personas: { id: string }[] }
      >;
      const ids = (unas: { personas: { id: string }[] }) => unas.personas.map(({ id }) => id);
      return { dentro: ids(dentro), fuera: ids(fuera), miembros: await miembros(grupo.id) };
    };
    const habia = await comoEsta();
    expect(habia).toMatchObject({ fuera: [apartada.id], miembros: [{ id: porRegla.id, origen: 'regla' }] });

    const entrada = await lote('anadir-a-grupo', [apartada], { grupoId: grupo.id });
    await deGrupo(grupo.id, entrada, 'entrada');
    expect(await comoEsta()).toEqual(habia);
    const salida = await lote('quitar-de-grupo', [porRegla], { grupoId: grupo.id });
    await deGrupo(grupo.id, salida, 'salida');
    expect(await comoEsta()).toEqual(habia);
  });

  test('lo que otra persona quitó no se devuelve, por mucho que se edite el grupo', async () => {
    const [grupo, ana, otra] = [
      await school.grupo(),
      await school.persona(),
      await school.superAdministrador(),
    ];
    await school.miembro(grupo.id, ana.id);
    const antes = await lote('quitar-de-grupo', [ana], { grupoId: grupo.id });
    expect(await deGrupo(grupo.id, antes, 'salida', otra)).toEqual([{ hechas: 0, iguales: 1 }]);
    expect(await miembros(grupo.id)).toEqual([]);
  });

  test('sin poder editar el grupo no se deshace nada', async () => {
    const [grupo, ana, nadie] = [
      await school.grupo(),
      await school.persona(),
      await school.con('usuarios:ver'),
    ];
    await school.miembro(grupo.id, ana.id);
    const antes = await lote('quitar-de-grupo', [ana], { grupoId: grupo.id });
    expect(await deGrupo(grupo.id, antes, 'salida', nadie)).toMatchObject([
      { error: { code: 'SIN_PERMISO' } },
    ]);
    expect(await miembros(grupo.id)).toEqual([]);
  });
});

describe('deshacer un cambio que movió a alguien por la regla de un grupo', () => {
  const avisosDe = async (cursoId: string) => {
    const { rows } = await platform.db.execute(
      sql`select from cambios where coleccion = 'entradas' and documento = ${cursoId}`,
    );
    return rows.length;
  };

  const perfilDe = async (nombre: string) =>
    ((await jefa.get('/api/perfiles')).body.datos as { id: string; nombre: string }[]).find(
      (perfil) => perfil.nombre === nombre,
    )?.id;

  test.each([
    ['suspender', {}, 'activar', {}],
    ['cambiar-perfil', { perfil: 'Administrador' }, 'cambiar-perfil', { perfil: 'Estudiante' }],
  ])('%s: vuelve desde cuando estaba y con su plazo, sin avisos', async (haz, con, deshaz, antes) => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    const sede = await school.campo({ nombre: `Sede al ${haz}`, tipo: 'texto' });
    const ana = await school.persona({ campos: { [sede.id]: 'Parla' } });
    await school.asigna(grupo.id, curso.id, enDias(20));
    const condiciones = [
      { campo: sede.id, es: 'igual', a: ['Parla'] },
      { es: 'estado', a: 'activo' },
      { es: 'otroPerfil', a: [await perfilDe('Administrador')] },
    ];
    await jefa.put(`/api/grupos/${grupo.id}/regla`, { regla: { cumple: 'todas', condiciones }, version: 0 });
    await prorroga(ana.id, curso.id, enDias(-2), 'Estuvo de baja');
    const [habia, tenia, avisos] = [
      await miembros(grupo.id),
      await suyaEn(curso.id, ana),
      await avisosDe(curso.id),
    ];
    expect(habia).toMatchObject([{ id: ana.id, origen: 'regla' }]);
    clock.advance({ seconds: 1 });
    const [apunte] = await lote(haz, [ana], con);
    expect(await miembros(grupo.id)).toEqual([]);
    clock.advance({ seconds: 1 });

    await lote(deshaz, [ana], { ...antes, deshace: apunte?.marca });
    expect(await miembros(grupo.id)).toEqual(habia);
    expect(await suyaEn(curso.id, ana)).toEqual(tenia);
    expect(await avisosDe(curso.id)).toBe(avisos);
  });
});

describe('deshacer lo hecho con un curso', () => {
  test('lo pierden quienes lo recibieron; lo que hicieron queda, y quien ya lo tenía sigue', async () => {
    const [curso, ana, ya, decidida] = [
      await school.curso(),
      await school.estudiante(),
      await school.persona(),
      await school.persona(),
    ];
    const actividad = await school.actividad(curso.id);
    await school.inscribe(curso.id, ya.id);
    const antes = await lote('asignar-curso', [ana, ya, decidida], {
      cursoId: curso.id,
      venceEn: enDias(-1),
      diasSiPaso: 4,
    });
    await school.progreso(ana.id, curso.id, actividad.id);
    clock.advance({ seconds: 1 });
    await jefa.post(`/api/cursos/${curso.id}/prorrogar`, {
      usuarioId: decidida.id,
      venceEn: enDias(9),
      motivo: 'Se lo pidió',
    });

    expect(await deCurso(curso.id, antes, 'asignacion')).toEqual({ hechas: 1, iguales: 1 });
    expect(await suyaEn(curso.id, ana)).toBeUndefined();
    expect(await suyaEn(curso.id, ya)).toBeDefined();
    expect(await suyaEn(curso.id, decidida)).toMatchObject({ motivoDeProrroga: 'Se lo pidió' });
    const { rows } = await platform.db.execute(sql`select from progreso where usuario_id = ${ana.id}`);
    expect(rows).toHaveLength(1);
  });

  test('cada persona recupera el plazo que tenía, aunque hubiera pasado; quien cambió después, no', async () => {
    const [curso, sinPlazo, conPlazo, otra] = [
      await school.curso(),
      await school.persona(),
      await school.persona(),
      await school.persona(),
    ];
    const todas = [sinPlazo, conPlazo, otra];
    for (const { id } of todas) await school.inscribe(curso.id, id);
    await prorroga(conPlazo.id, curso.id, enDias(-2), 'Estuvo de baja');
    const habia = [await suyaEn(curso.id, sinPlazo), await suyaEn(curso.id, conPlazo)];
    const antes = await lote('prorrogar', todas, {
      cursoId: curso.id,
      venceEn: enDias(20),
      motivo: 'Cambio de turno',
    });
    clock.advance({ seconds: 1 });
    await jefa.post(`/api/cursos/${curso.id}/prorrogar`, {
      usuarioId: otra.id,
      venceEn: enDias(40),
      motivo: 'Más',
    });

    expect(await deCurso(curso.id, antes, 'plazo')).toEqual({ hechas: 2, iguales: 1 });
    expect([await suyaEn(curso.id, sinPlazo), await suyaEn(curso.id, conPlazo)]).toEqual(habia);
    expect(await suyaEn(curso.id, otra)).toMatchObject({ motivoDeProrroga: 'Más' });
  });
});
