import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cambiosTable } from '#platform/changes/table.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { openZip } from '#platform/sheets/xlsx/zip.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const jefa = await school.superAdministrador();

async function exportar(cliente: { cookie: string }, formato: string, seleccion: object) {
  const respuesta = await fetch(`${origin}/api/usuarios/exportar`, {
    method: 'POST',
    headers: { origin, cookie: cliente.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ formato, seleccion }),
  });
  return { status: respuesta.status, headers: respuesta.headers, bytes: await respuesta.bytes() };
}
const leer = async (cliente: { cookie: string }, formato: string, seleccion: object) => {
  const { bytes } = await exportar(cliente, formato, seleccion);
  return readSheet(bytes, { nombre: `usuarios.${formato}` });
};

describe('exportar', () => {
  test.each(['csv', 'xlsx'])(
    'el %s se lee tal como estaba, con sus ceros, sus fórmulas y sus grupos',
    async (formato) => {
      const [noche, almacen] = [
        await school.grupo(`Noche ${formato}`),
        await school.grupo(`Almacén ${formato}`),
      ];
      const persona = await school.persona({
        nombre: '=HYPERLINK("http://malo.example")',
        apellidos: `Muñoz; "la Peña" ${formato}`,
        documento: `00${formato}7`,
        telefono: '+34 600 112 233',
        zonaHoraria: 'Atlantic/Canary',
        estado: 'suspendido',
      });
      await school.miembro(noche.id, persona.id);
      await school.miembro(almacen.id, persona.id);

      const hoja = await leer(jefa, formato, { ids: [persona.id] });

      expect(hoja.encabezados.join()).toBe(
        'Nombre,Apellidos,Correo,Usuario,Documento,Teléfono,Perfil,Estado,Fecha de baja,Zona horaria,Grupos',
      );
      expect(hoja.filas.map(({ celdas }) => celdas)).toEqual([
        [
          '=HYPERLINK("http://malo.example")',
          `Muñoz; "la Peña" ${formato}`,
          persona.correo,
          '',
          `00${formato}7`,
          '+34 600 112 233',
          'Estudiante',
          'suspendido',
          '',
          'Atlantic/Canary',
          `Almacén ${formato} | Noche ${formato}`,
        ],
      ]);
    },
  );

  test.each(['csv', 'xlsx'])('el %s vuelve a la carga masiva y nada cambia', async (formato) => {
    const [uno, otro] = [await school.grupo(`Vuelta ${formato}`), await school.grupo(`Ida ${formato}`)];
    const personas = [
      await school.persona({
        nombre: '=Ana',
        apellidos: "O'Hara-Núñez",
        documento: `007${formato}`,
        telefono: '+34 1',
      }),
      await school.persona({
        estado: 'suspendido',
        usuario: `vuelta.${formato}`,
        zonaHoraria: 'Europe/Madrid',
      }),
      await school.persona({ apellidos: '', perfil: 'Administrador', bajaDesde: '2030-11-30T22:59:59.000Z' }),
    ];
    for (const { id } of personas) await school.miembro(uno.id, id);
    await school.miembro(otro.id, personas[0]?.id ?? '');
    const { bytes } = await exportar(jefa, formato, { filtro: { grupoIds: uno.id } });

    const carga = `/api/cargas/${crypto.randomUUID()}`;
    await fetch(`${origin}${carga}?nombre=vuelta.${formato}`, {
      method: 'POST',
      headers: { origin, cookie: jefa.cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    await jefa.patch(carga, { modo: 'crear_y_actualizar', clave: 'correo' });
    const { body } = await jefa.post(`${carga}/revisar`);

    expect(body.contadores).toMatchObject({ total: 3, iguales: 3, cambian: 0, nuevas: 0, errores: 0 });
  });

  test('en Excel las fechas son fechas y los números, números', async () => {
    const [alta, horas] = [
      await school.campo({ tipo: 'fecha' }),
      await school.campo({ tipo: 'numero', decimales: true }),
    ];
    const persona = await school.persona({ bajaDesde: '2030-11-30T22:59:59.000Z' });
    const valores = { [alta.id]: '2024-02-29', [horas.id]: 37.5 };
    await platform.db.execute(
      sql`update usuarios set campos = ${JSON.stringify(valores)}::jsonb where id = ${persona.id}`,
    );
    const { bytes } = await exportar(jefa, 'xlsx', { ids: [persona.id] });
    let hoja = '';
    for await (const trozo of (await openZip(Buffer.from(bytes))).text('xl/worksheets/sheet1.xml'))
      hoja += trozo;
    // Days since the last of 1899, as spreadsheets count them.
    for (const numero of ['47817', '45351', '37.5']) expect(hoja).toContain(`<v>${numero}</v>`);
  });

  test('el CSV lleva marca de orden de bytes y ninguna fórmula viva', async () => {
    const persona = await school.persona({ nombre: '=1+1', telefono: '@SUM(A1)' });
    const { bytes, headers } = await exportar(jefa, 'csv', { ids: [persona.id] });

    expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(headers.get('content-disposition')).toMatch(/filename="usuarios-\d{4}-\d{2}-\d{2}\.csv"/);
    const texto = new TextDecoder().decode(bytes);
    expect(texto).toContain("'=1+1");
    expect(texto).toContain("'@SUM(A1)");
  });

  test('sale lo que encuentra el filtro, por páginas, y queda en el registro', async () => {
    const grupo = await school.grupo();
    for (let i = 0; i < 3; i++) await school.miembro(grupo.id, (await school.persona()).id);

    const hoja = await leer(jefa, 'csv', { filtro: { grupoIds: grupo.id } });

    expect(hoja.filas).toHaveLength(3);
    const huellas = await platform.db
      .select()
      .from(cambiosTable)
      .where(eq(cambiosTable.coleccion, 'exportaciones'))
      .orderBy(cambiosTable.id);
    expect(huellas.at(-1)).toMatchObject({
      actorId: jefa.id,
      comando: 'usuarios.exportar',
      detalle: { seleccion: [null, { filtro: { grupoIds: grupo.id } }] },
    });
  });

  test('quien exporta en sus grupos no saca a los demás, y sin permiso no sale nadie', async () => {
    const tutora = await school.con('usuarios:ver', 'usuarios:exportar:grupos');
    const mira = await school.con('usuarios:ver');
    const grupo = await school.grupo();
    await school.tutor(grupo.id, tutora.id);
    const [dentro, fuera] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, dentro.id);

    const hoja = await leer(tutora, 'csv', { ids: [dentro.id, fuera.id] });

    expect(hoja.filas.map(({ celdas }) => celdas[2])).toEqual([dentro.correo]);
    expect((await exportar(mira, 'csv', { filtro: {} })).status).toBe(403);
  });
});
