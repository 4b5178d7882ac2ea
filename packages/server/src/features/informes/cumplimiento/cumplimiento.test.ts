import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { CeldasDe } from '@catedra/shared/informes/declarar.ts';
import type { cumplimiento } from '@catedra/shared/informes/cumplimiento/informe.ts';
import type { FilaDeInforme, PaginaDeInforme, ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import { cifrasDe } from '@catedra/shared/cumplimiento/cifras.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const admin = await school.administrador();
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const celdas = (fila: FilaDeInforme | undefined) => fila?.celdas as unknown as CeldasDe<typeof cumplimiento>;
const dicha = (fila: FilaDeInforme) => {
  const { persona, curso, estado } = celdas(fila);
  return `${persona.apellidos} · ${curso.titulo} · ${estado?.estado}`;
};

async function leer(query = '', quien: Client = admin): Promise<PaginaDeInforme> {
  const { status, body } = await quien.get(`/api/informes/cumplimiento?total=true&${query}`);
  expect(status).toBe(200);
  return body as unknown as PaginaDeInforme;
}
const filas = async (query = '', quien = admin) => (await leer(query, quien)).datos.map(dicha);
const resumen = async (query = '', quien = admin) =>
  (await quien.get(`/api/informes/cumplimiento/resumen?${query}`)).body as unknown as ResumenDeInforme;
const archivo = async (query = '', quien = admin) =>
  String((await quien.get(`/api/informes/cumplimiento/archivo?formato=csv&${query}`)).body['texto']);

const almacen = await school.grupo('Almacén');
const oficina = await school.grupo('Oficina');
const alturas = await school.curso({ titulo: 'Alturas' });
const bienvenida = await school.curso({ titulo: 'Bienvenida' });
const libre = await school.curso({ titulo: 'Libre', acceso: 'abierto' });

const persona = (nombre: string, apellidos: string) => school.persona({ nombre, apellidos });
const alba = await persona('Alba', 'Álvarez');
const bruno = await persona('Bruno', 'Bravo');
const carla = await persona('Carla', 'Cano');
const dario = await persona('Darío', 'Díaz');

beforeAll(async () => {
  const hacer = await school.actividad(bienvenida.id);
  await school.actividad(alturas.id);
  await school.actividad(libre.id);
  await school.asigna(almacen.id, alturas.id, enDias(-4));
  await school.asigna(almacen.id, bienvenida.id, enDias(-2));
  await school.asigna(oficina.id, bienvenida.id, enDias(30));
  for (const { id } of [alba, bruno]) await school.miembro(almacen.id, id);
  for (const { id } of [carla, dario]) await school.miembro(oficina.id, id);
  await school.progreso(bruno.id, bienvenida.id, hacer.id);
  await school.progreso(dario.id, bienvenida.id, hacer.id);
});

test('primero quien no cumple, y de ellos a quien se le pasó hace más; al final quien está al día', async () => {
  expect(await filas()).toEqual([
    expect.stringMatching(/(Álvarez|Bravo) · Alturas · vencido/),
    expect.stringMatching(/(Álvarez|Bravo) · Alturas · vencido/),
    'Álvarez · Bienvenida · vencido',
    'Cano · Bienvenida · en_plazo',
    expect.stringMatching(/(Bravo|Díaz) · Bienvenida · al_dia/),
    expect.stringMatching(/(Bravo|Díaz) · Bienvenida · al_dia/),
  ]);
  expect((await leer()).total).toEqual({ valor: 6, exacto: true });
});

test('el título dice cuántas personas no cumplen y dónde; el dibujo, cada curso, el peor primero', async () => {
  const { hallazgo, alcance, dibujo } = await resumen();
  expect(hallazgo).toBe('2 personas no cumplen, todas en Alturas');
  expect(alcance).toBe(
    '33,3\u00a0% al día y 50\u00a0% sin incumplir, de 6 asignaciones. 4 personas en 2 cursos.',
  );
  expect(dibujo?.filas.map(({ titulo, cifra, valores }) => [titulo, cifra, valores])).toEqual([
    ['Alturas', '0\u00a0%', [0, 0, 2]],
    ['Bienvenida', '50\u00a0%', [2, 1, 1]],
  ]);
  expect(dibujo?.partes.map(({ titulo }) => titulo)).toEqual(['Al día', 'En plazo', 'Vencido']);
});

test('sus cifras son las de todas las pantallas', async () => {
  const { body } = await admin.get('/api/reportes/cumplimiento');
  const { cuentas } = body as unknown as CumplimientoContado;
  const { pares, noCumplen } = cifrasDe(cuentas);
  expect((await leer('estado=no_cumple')).total?.valor).toBe(noCumplen);
  expect((await leer()).total?.valor).toBe(pares);
});

test.each([
  ['estado=vencido&curso=', ['Álvarez · Bienvenida · vencido']],
  ['estado=en_plazo', ['Cano · Bienvenida · en_plazo']],
  ['buscar=alvarez&orden=curso', ['Álvarez · Alturas · vencido', 'Álvarez · Bienvenida · vencido']],
])('con %s queda lo que se pide', async (query, esperadas) => {
  expect(await filas(query.replace('curso=', `curso=${bienvenida.id}`))).toEqual(esperadas);
});

test('por el día en que vence, en el calendario de la academia', async () => {
  const dia = enDias(30).slice(0, 10);
  expect(await filas(`vence=${dia}..${dia}`)).toEqual([
    'Cano · Bienvenida · en_plazo',
    'Díaz · Bienvenida · al_dia',
  ]);
  expect(await filas(`vence=..${enDias(-3).slice(0, 10)}`)).toHaveLength(2);
});

test('las páginas se recorren enteras, sin repetir ni saltar, en cada orden y al revés', async () => {
  for (const orden of ['peor', 'persona', 'curso', 'vence', 'avance', '-peor', '-vence', '-persona']) {
    const enteras = (await leer(`orden=${orden}`)).datos;
    const vistas: FilaDeInforme[] = [];
    for (let cursor = ''; ; ) {
      const pagina = await leer(`orden=${orden}&limite=1${cursor}`);
      vistas.push(...pagina.datos);
      if (!pagina.siguiente) break;
      cursor = `&cursor=${pagina.siguiente}`;
    }
    expect(vistas, orden).toEqual(enteras);
    expect(vistas).toHaveLength(6);
  }
});

test('quien tutela un grupo ve en la lista, en el título, en el dibujo y en el archivo a su gente sola', async () => {
  const tutora = await school.con('reportes:ver:grupos', 'reportes:exportar:grupos');
  await school.tutor(oficina.id, tutora.id);
  expect((await filas('', tutora)).toSorted()).toEqual([
    'Cano · Bienvenida · en_plazo',
    'Díaz · Bienvenida · al_dia',
  ]);
  const suyo = await resumen('', tutora);
  expect(suyo.hallazgo).toBe('Nadie incumple');
  expect(JSON.stringify(suyo)).not.toContain('Alturas');
  expect(suyo.alcance).toContain('2 personas en 1 curso');
  const csv = await archivo('', tutora);
  expect(csv).toContain('Cano');
  expect(csv).not.toContain('Álvarez');
  expect(await filas(`grupo=${almacen.id}`, tutora)).toEqual([]);
});

test('sin permiso no se lee, y quien solo lee no se lo lleva', async () => {
  const nadie = await school.con();
  const lectora = await school.con('reportes:ver');
  for (const que of ['', '/resumen', '/archivo?formato=csv'])
    expect((await nadie.get(`/api/informes/cumplimiento${que}`)).status, que).toBe(403);
  expect((await lectora.get('/api/informes/cumplimiento/archivo?formato=csv')).status).toBe(403);
  expect((await lectora.get('/api/informes/cumplimiento')).status).toBe(200);
});

test('el archivo lleva una fila por persona y curso, en el orden de la página, y lo que se pidió', async () => {
  const [cabecera = '', ...lineas] = (await archivo('orden=persona')).trim().split('\r\n');
  expect(cabecera).toContain('Apellidos;Nombre;Situación;Curso;Estado;Por corregir;En riesgo;Vence (');
  expect(lineas).toHaveLength(6);
  expect(lineas[0]).toMatch(/^Álvarez;Alba;Activa;Alturas;Vencido;;;\d{4}-\d\d-\d\d \d\d:\d\d;0;Almacén;/);
});

test('con columnas elegidas, el archivo lleva esas y en su orden; lo que no conoce no está', async () => {
  const [cabecera = '', primera] = (await archivo('orden=persona&ver=estado,curso,otra'))
    .trim()
    .split('\r\n');
  expect(cabecera.replace('\ufeff', '')).toBe(
    'Apellidos;Nombre;Situación;Estado;Por corregir;En riesgo;Curso',
  );
  expect(primera).toBe('Álvarez;Alba;Activa;Vencido;;;Alturas');
});
