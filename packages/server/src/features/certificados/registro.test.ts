import { estadoDe } from '@catedra/shared/certificados/rules.ts';
import type { PorCaducar, Registro } from '@catedra/shared/certificados/registro.ts';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock, origin } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

test.each([
  [null, null, null],
  [null, null, '2027-01-31'],
  [null, null, '2027-02-01'],
  [null, null, '2027-02-02'],
  ['2027-01-01T00:00:00Z', null, '2027-01-31'],
  [null, '2027-01-01T00:00:00Z', '2027-01-31'],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', null],
])(
  'la base y la regla dicen lo mismo: sustituido %s, retirado %s, hasta %s',
  async (sustituidoEn, retiradoEn, validoHasta) => {
    const { rows } = await db.execute(
      sql`select estado_de_certificado(${sustituidoEn}, ${retiradoEn}, ${validoHasta}, '2027-02-01') as estado`,
    );
    expect(rows[0]?.['estado']).toBe(estadoDe({ sustituidoEn, retiradoEn, validoHasta }, '2027-02-01'));
  },
);

const leer = async (quien: Client, consulta = ''): Promise<Registro> =>
  (await quien.get(`/api/certificados${consulta}`)).body as Registro;

test('el registro va del último expedido al primero, por páginas, y se busca por nombre, número y código', async () => {
  const curso = await school.curso({ certificado: true, titulo: 'Trabajos en altura' });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const nombres = ['Ana', 'Bea', 'Íñigo'];
  for (const nombre of nombres) {
    const alguien = await school.estudiante({ nombre, apellidos: 'Pérez' });
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
    clock.advance({ minutes: 1 });
  }
  const todo = await leer(admin, '?limite=2');
  expect(todo).toMatchObject({ total: { valor: 3, exacto: true } });
  const resto = await leer(admin, `?limite=2&cursor=${todo.siguiente}`);
  expect([...todo.datos, ...resto.datos].map(({ nombre }) => nombre)).toEqual(
    nombres.toReversed().map((nombre) => `${nombre} Pérez`),
  );
  expect(resto.siguiente).toBeNull();
  const suyo = todo.datos[0];
  expect((await leer(admin, '?buscar=inigo')).datos).toEqual([suyo]);
  expect((await leer(admin, `?buscar=${suyo?.codigo}`)).datos).toEqual([suyo]);
  expect((await leer(admin, `?buscar=${suyo?.numero}`)).datos).toEqual([suyo]);
  expect((await leer(admin, '?estado=retirado')).total.valor).toBe(0);
  await admin.post(`/api/certificados/${suyo?.id}/retirar`, { motivo: 'Por error' });
  expect((await leer(admin, '?estado=retirado')).datos).toMatchObject([
    { id: suyo?.id, motivo: 'Por error' },
  ]);
});

test('quien los ve en sus grupos ve los de su gente, y nadie más', async () => {
  const curso = await school.curso({ certificado: true });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const [suya, ajena] = [await school.estudiante(), await school.estudiante()];
  for (const alguien of [suya, ajena]) {
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
  }
  const grupo = await school.grupo();
  await school.miembro(grupo.id, suya.id);
  const persona = await school.persona({ perfil: (await school.perfil(['certificados:ver:grupos'])).nombre });
  await school.tutor(grupo.id, persona.id);
  const tutora = await school.entra(persona);
  expect((await leer(tutora, `?cursoId=${curso.id}`)).datos.map(({ usuarioId }) => usuarioId)).toEqual([
    suya.id,
  ]);
  const [deLaAjena] = (await leer(admin, `?usuarioId=${ajena.id}`)).datos;
  expect((await tutora.get(`/api/certificados/${deLaAjena?.id}`)).status).toBe(404);
  expect((await suya.get('/api/certificados')).status).toBe(403);
  expect((await suya.get(`/api/certificados/${deLaAjena?.id}`)).status).toBe(404);
});

async function cursoCon(...nombres: readonly string[]) {
  const curso = await school.curso({ certificado: true });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const gente: { readonly id: string; readonly documento: string }[] = [];
  for (const nombre of nombres) {
    const documento = `7595${curso.id.slice(0, 6)}${gente.length}`;
    const alguien = await school.estudiante({ nombre, apellidos: 'Núñez', documento });
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
    gente.push({ id: alguien.id, documento });
    clock.advance({ days: 1 });
  }
  return { curso, gente };
}

const bajar = async (quien: Client, consulta: string) => {
  const response = await fetch(`${origin}/api/certificados/hoja?${consulta}`, {
    headers: { cookie: quien.cookie },
  });
  const texto = new TextDecoder().decode(await response.arrayBuffer());
  return { response, filas: texto.split('\r\n').map((linea) => linea.split(';')) };
};

test('se acota por días de la academia y por grupo, y un grupo que no se ve no dice de nadie', async () => {
  const { curso, gente } = await cursoCon('Primera', 'Segunda', 'Tercera');
  const jefa = await school.administrador();
  const dias = (await leer(jefa, `?cursoId=${curso.id}`)).datos.map(({ completadoEl }) => completadoEl);
  const [ultimo, medio, primero] = dias;
  const nombresEn = async (quien: Client, consulta: string) =>
    (await leer(quien, `?cursoId=${curso.id}&${consulta}`)).datos.map(({ nombre }) => nombre);
  expect(await nombresEn(jefa, `desde=${medio}&hasta=${medio}`)).toEqual(['Segunda Núñez']);
  expect(await nombresEn(jefa, `desde=${medio}`)).toEqual(['Tercera Núñez', 'Segunda Núñez']);
  expect(await nombresEn(jefa, `hasta=${primero}`)).toEqual(['Primera Núñez']);
  expect(ultimo).not.toBe(medio);

  const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
  for (const grupo of [suyo, ajeno]) await school.miembro(grupo.id, gente[0]?.id ?? '');
  const tutora = await school.con('certificados:ver:grupos');
  await school.tutor(suyo.id, tutora.id);
  expect(await nombresEn(jefa, `grupoId=${ajeno.id}`)).toEqual(['Primera Núñez']);
  expect(await nombresEn(tutora, `grupoId=${suyo.id}`)).toEqual(['Primera Núñez']);
  expect(await nombresEn(tutora, `grupoId=${ajeno.id}`)).toEqual([]);
  expect((await tutora.get('/api/certificados/opciones')).body).toEqual({
    cursos: [{ id: curso.id, titulo: curso.titulo }],
    grupos: [{ id: suyo.id, nombre: suyo.nombre }],
  });
});

test('la hoja lleva los mismos filtros, todas las páginas y cómo está cada uno', async () => {
  const { curso, gente } = await cursoCon('Ana', 'Bea');
  const jefa = await school.administrador();
  const [, deAna] = (await leer(jefa, `?cursoId=${curso.id}`)).datos;
  await jefa.post(`/api/certificados/${deAna?.id}/retirar`, { motivo: '=Por error' });
  const { response, filas } = await bajar(jefa, `formato=csv&cursoId=${curso.id}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/certificados-\d{4}-\d\d-\d\d\.csv/);
  expect(filas[0]?.slice(0, 6)).toEqual(['Número', 'Rectificado', 'Código', 'Persona', 'Documento', 'Curso']);
  const [deBea, suya, ...resto] = filas.slice(1);
  expect(deBea?.slice(3, 5)).toEqual(['Bea Núñez', gente[1]?.documento]);
  expect(suya?.slice(0, 3)).toEqual([deAna?.numero, '', deAna?.codigo]);
  expect(suya?.[8]).toBe(deAna?.completadoEl);
  expect([suya?.[11], suya?.[13]]).toEqual(['Retirado', "'=Por error"]);
  expect(resto).toEqual([['']]);
  const retirados = await bajar(jefa, `formato=csv&cursoId=${curso.id}&estado=retirado`);
  expect(retirados.filas).toHaveLength(3);
  const enExcel = await bajar(jefa, `formato=xlsx&cursoId=${curso.id}`);
  expect(enExcel.response.status).toBe(200);
  expect(enExcel.filas[0]?.[0]?.startsWith('PK')).toBe(true);
});

test('la hoja necesita los dos permisos, llega hasta donde el menor, y del documento, solo el de quien tiene la ficha a la vista', async () => {
  const { curso, gente } = await cursoCon('Dentro', 'Fuera');
  const grupo = await school.grupo();
  await school.miembro(grupo.id, gente[0]?.id ?? '');
  const consulta = `formato=csv&cursoId=${curso.id}`;
  expect((await bajar(await school.con('certificados:ver'), consulta)).response.status).toBe(403);
  expect((await bajar(await school.con('reportes:exportar'), consulta)).response.status).toBe(403);
  const deLejos = await school.con('certificados:ver', 'reportes:exportar');
  expect((await bajar(deLejos, consulta)).filas.slice(1, -1).map((fila) => fila.slice(3, 5))).toEqual([
    ['Fuera Núñez', ''],
    ['Dentro Núñez', ''],
  ]);
  const tutora = await school.con('certificados:ver', 'reportes:exportar:grupos', 'usuarios:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  expect((await bajar(tutora, consulta)).filas.slice(1, -1).map((fila) => fila.slice(3, 5))).toEqual([
    ['Dentro Núñez', gente[0]?.documento],
  ]);
});

test('lo que caduca pronto se cuenta por curso, y es la lista que se abre; lo renovado no cuenta', async () => {
  const jefa = await school.administrador();
  const curso = await school.curso({ certificado: true, titulo: 'Carretillas' });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const emitidos = [];
  for (const nombre of ['Pronto', 'Lejos', 'Suspendida']) {
    const alguien = await school.estudiante({ nombre, apellidos: 'Caduca' });
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
    emitidos.push(alguien.id);
  }
  const en = (dias: number) =>
    tras(clock.now(), dias * DIA)
      .toISOString()
      .slice(0, 10);
  const [pronto = '', lejos = '', suspendida = ''] = emitidos;
  const vale = (usuarioId: string, hasta: string) =>
    db.execute(sql`update certificados set valido_hasta = ${hasta} where usuario_id = ${usuarioId}`);
  await vale(pronto, en(30));
  await vale(lejos, en(120));
  await vale(suspendida, en(30));
  await jefa.post(`/api/usuarios/${suspendida}/suspender`);
  const contados = (await jefa.get('/api/certificados/por-caducar')).body as PorCaducar;
  expect(contados).toEqual({
    total: 1,
    cursos: [{ cursoId: curso.id, titulo: 'Carretillas', cuantos: 1, primero: en(30) }],
  });
  const lista = await leer(jefa, '?caduca=90_dias');
  expect(lista.datos.map(({ nombre }) => nombre)).toEqual(['Pronto Caduca']);
  expect(lista.total.valor).toBe(contados.total);
});
